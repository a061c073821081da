import type { RefusedEntry } from '@roundhouse/kernel';
import { quoted } from '@roundhouse/kernel/plain';
import { navigate } from 'wouter/use-browser-location';
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

/**
 * Brings a game in from a file and goes to its table; says why where it cannot be read. Where one action spoils it, the
 * part before that one can be opened: with `upTo` only so many actions are.
 */
export async function openFile(file: File, upTo?: number): Promise<void> {
  try {
    const { importFile } = await import('../game/import.ts');
    const { id, notes } = await importFile(file, upTo);
    navigate(`/game/${id}`);
    notice((toast) =>
      toast.success(
        intl.formatMessage({ id: 'import.done' }, { name: quoted(file.name) }),
        notes.length > 0 ? { description: notes.join(' '), duration: 12_000 } : {},
      ),
    );
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    const good = goodEntries(error);
    const action = good > 0 && {
      label: intl.formatMessage({ id: 'import.partial' }, { count: good }),
      onClick: () => void openFile(file, good),
    };
    notice((toast) =>
      toast.error(intl.formatMessage({ id: 'import.failed' }, { name: quoted(file.name) }), {
        description,
        // Whoever has to decide something may take the time.
        duration: action ? Number.POSITIVE_INFINITY : 15_000,
        ...(action ? { action, closeButton: true } : {}),
      }),
    );
  }
}

/** How many actions of a file are good where the next one is refused. The rules come later, and their errors with them. */
function goodEntries(error: unknown): number {
  const refused = error instanceof Error && 'refused' in error ? (error.refused as Partial<RefusedEntry>) : null;
  return typeof refused?.entry === 'number' ? refused.entry - 1 : 0;
}
