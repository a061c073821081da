import { navigate } from 'wouter/use-browser-location';
import { reasonOf, shownGameName, shownText } from '../game/names.ts';
import { intl } from './i18n.tsx';
import { notice } from './notices.tsx';

/** Lets the person choose a game file, and opens it. */
export function chooseFile(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.onchange = () => {
    const [file] = input.files ?? [];
    if (file) void openFile(file);
  };
  input.click();
}

/** Brings a game in from a file and goes to its table; says why where it cannot be read. */
export async function openFile(file: File): Promise<void> {
  const name = shownGameName(file.name);
  try {
    const { importFile } = await import('../game/import.ts');
    const { id, notes } = await importFile(file);
    navigate(`/game/${id}`);
    notice((toast) =>
      toast.success(
        intl.formatMessage({ id: 'import.done' }, { name }),
        notes.length > 0 ? { description: shownText(notes.join(' ')), duration: 12_000 } : {},
      ),
    );
  } catch (error) {
    const description = reasonOf(error);
    notice((toast) =>
      toast.error(intl.formatMessage({ id: 'import.failed' }, { name }), { description, duration: 15_000 }),
    );
  }
}
