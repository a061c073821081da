import { create } from 'zustand';

/** The columns beside the board that can be folded to a rail. */
export type Column = 'side' | 'decision';

interface Folds {
  /** Columns that are folded, kept on this device. */
  readonly folded: Readonly<Record<Column, boolean>>;
  /** The board stands alone, with the decision over it. */
  readonly alone: boolean;
  readonly fold: (column: Column) => void;
  readonly standAlone: () => void;
}

const KEY = 'roundhouse.folds';

function kept(): Folds['folded'] {
  try {
    const columns = (localStorage.getItem(KEY) ?? '').split(',');
    return { side: columns.includes('side'), decision: columns.includes('decision') };
  } catch {
    return { side: false, decision: false };
  }
}

function keep(folded: Folds['folded']): void {
  try {
    localStorage.setItem(KEY, (['side', 'decision'] as const).filter((column) => folded[column]).join(','));
  } catch {
    // Not remembered, but done.
  }
}

/** Which parts of a wide table make room for the board. */
export const useFolds = create<Folds>((set) => ({
  folded: kept(),
  alone: false,
  fold: (column) =>
    set(({ folded }) => {
      const next = { ...folded, [column]: !folded[column] };
      keep(next);
      return { folded: next, alone: false };
    }),
  standAlone: () => set(({ alone }) => ({ alone: !alone })),
}));
