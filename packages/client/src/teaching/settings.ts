/** What somebody has seen of what teaches, and what of it they want to see, kept on this device. */
import { create } from 'zustand';

const KEY = 'roundhouse.teaching';

interface Kept {
  /** Titles whose minute has been shown; `*`: of all. */
  readonly about: readonly string[];
  /** Tips are shown. */
  readonly tips: boolean;
  /** Terms of the book are underlined. */
  readonly terms: boolean;
  /** By title and tip, how often it was done; what was dismissed counts as often enough. */
  readonly done: Readonly<Record<string, number>>;
}

interface Settings extends Kept {
  /** The minute is open. */
  readonly aboutOpen: boolean;
  readonly openAbout: (open: boolean) => void;
  readonly sawAbout: (title: string) => void;
  readonly setTips: (tips: boolean) => void;
  readonly setTerms: (terms: boolean) => void;
  readonly did: (tip: string) => void;
  readonly dismiss: (tip: string) => void;
  /** Every tip of a title comes again. */
  readonly showAgain: (title: string) => void;
}

/** After so many times nobody needs the tip. */
export const ENOUGH = 2;

const usual: Kept = { about: [], tips: true, terms: true, done: {} };

function kept(): Kept {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const useTeachingSettings = create<Settings>((set, get) => {
  const keep = (change: Partial<Kept>): void => {
    set(change);
    const { about, tips, terms, done } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify({ about, tips, terms, done }));
    } catch {
      // Not remembered, but done.
    }
  };
  return {
    ...kept(),
    aboutOpen: false,
    openAbout: (aboutOpen) => set({ aboutOpen }),
    sawAbout: (title) => !hasSeen(get(), title) && keep({ about: [...get().about, title] }),
    setTips: (tips) => keep({ tips }),
    setTerms: (terms) => keep({ terms }),
    did: (tip) => keep({ done: { ...get().done, [tip]: (get().done[tip] ?? 0) + 1 } }),
    dismiss: (tip) => keep({ done: { ...get().done, [tip]: ENOUGH } }),
    showAgain: (title) =>
      keep({
        tips: true,
        done: Object.fromEntries(Object.entries(get().done).filter(([tip]) => !tip.startsWith(`${title} `))),
      }),
  };
});

export const hasSeen = ({ about }: Pick<Kept, 'about'>, title: string): boolean =>
  about.includes(title) || about.includes('*');

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY) useTeachingSettings.setState(kept());
});
