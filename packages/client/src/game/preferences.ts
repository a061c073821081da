/** What somebody wishes of all tables on this device, remembered. */
import { create } from 'zustand';

/** At once; slowly enough to read each move; or each when a key is pressed. */
export const PACES = ['once', 'reading', 'step'] as const;
export type Pace = (typeof PACES)[number];

const PACE = 'roundhouse.pace';
const REASONS = 'roundhouse.reasons';
const TILE_MARKS = 'roundhouse.tile-marks';

interface Preferences {
  /** How quickly bots move. */
  readonly pace: Pace;
  /** Bots say why. */
  readonly reasons: boolean;
  /** Letters and hatches on the colours of tiles. */
  readonly tileMarks: boolean;
  readonly setTileMarks: (tileMarks: boolean) => void;
  readonly setPace: (pace: Pace) => void;
  readonly setReasons: (reasons: boolean) => void;
}

function remembered(): Pick<Preferences, 'pace' | 'reasons' | 'tileMarks'> {
  const pace = PACES.find((one) => one === read(PACE)) ?? 'reading';
  return { pace, reasons: read(REASONS) !== 'hidden', tileMarks: read(TILE_MARKS) === 'on' };
}

export const usePreferences = create<Preferences>((set) => ({
  ...remembered(),
  setPace(pace) {
    write(PACE, pace);
    set({ pace });
  },
  setReasons(reasons) {
    write(REASONS, reasons ? 'shown' : 'hidden');
    set({ reasons });
  },
  setTileMarks(tileMarks) {
    write(TILE_MARKS, tileMarks ? 'on' : 'off');
    set({ tileMarks });
  },
}));

// Another tab has changed them; the one that leads plays the bots of all.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === PACE || key === REASONS || key === TILE_MARKS) usePreferences.setState(remembered());
});

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Not remembered, but done.
  }
}
