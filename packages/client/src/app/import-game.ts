import { navigate } from 'wouter/use-browser-location';
import { reasonOf, shownGameName, shownText } from '../game/names.ts';
import { text } from './i18n.tsx';
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

/** A game that somebody has copied, ours or one of 18xx.games: it has no name of its own. */
export const openText = (copied: string): Promise<void> =>
  openFile(new File([copied], '', { type: 'application/json' }));

/** Opens what lies in the clipboard. A browser may keep it to itself: then the keys for pasting do. */
export async function pasteGame(): Promise<void> {
  try {
    await openText(await navigator.clipboard.readText());
  } catch {
    notice((toast) => toast(text('import.pasteKeys')));
  }
}

/**
 * Brings a game in from a file and goes to its table; says why where it cannot be read. Where one action spoils it, the
 * part before that one can be opened: with `upTo` only so many actions are.
 */
export async function openFile(file: File, upTo?: number): Promise<void> {
  const name = shownGameName(file.name) || text('import.pasted');
  try {
    const { importFile } = await import('../game/import.ts');
    const { id, notes } = await importFile(file, upTo);
    navigate(`/game/${id}`);
    notice((toast) =>
      toast.success(
        text('import.done', { name }),
        notes.length > 0 ? { description: shownText(notes.join(' ')), duration: 12_000 } : {},
      ),
    );
  } catch (error) {
    const description = reasonOf(error);
    // The class of the error comes later, with what reads files.
    const { good = 0 } = error as { good?: number };
    const action = good > 0 && {
      label: text('import.partial', { count: good }),
      onClick: () => void openFile(file, good),
    };
    notice((toast) =>
      toast.error(text('import.failed', { name }), {
        description,
        // A player who has to decide something may take the time.
        duration: action ? Number.POSITIVE_INFINITY : 15_000,
        ...(action ? { action, closeButton: true } : {}),
      }),
    );
  }
}
