/** How somebody wants to hear of a turn while looking elsewhere: all off until it is switched on once. */
import { create } from 'zustand';

interface Wishes {
  readonly sound: boolean;
  readonly notice: boolean;
  /** Whether it has been asked on this device. */
  readonly asked: boolean;
}

const KEY = 'roundhouse.alerts';
const OFF: Wishes = { sound: false, notice: false, asked: false };

export const useAlerts = create<Wishes & { readonly set: (changes: Partial<Wishes>) => void }>((set) => ({
  ...read(),
  set(changes) {
    set((old) => {
      const { sound, notice, asked } = { ...old, ...changes };
      write({ sound, notice, asked });
      return changes;
    });
  },
}));

/** The browser asks for its own consent; without https it has no notices at all. */
export const canNotice = (): boolean => 'Notification' in globalThis && isSecureContext;

export async function switchNotices(isOn: boolean): Promise<void> {
  const notice = isOn && canNotice() && (await Notification.requestPermission()) === 'granted';
  useAlerts.getState().set({ notice, asked: true });
}

function read(): Wishes {
  try {
    return { ...OFF, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wishes>) };
  } catch {
    return OFF;
  }
}

function write(wishes: Wishes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // Asked again next time.
  }
}
