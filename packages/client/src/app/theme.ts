import { create } from 'zustand';

export type Theme = 'system' | 'light' | 'dark';
const KEY = 'roundhouse.theme';

function remembered(): Theme {
  try {
    const theme = localStorage.getItem(KEY);
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  } catch {
    return 'system';
  }
}

function show(theme: Theme): void {
  // What the system wishes later is followed by `theme.js`, which shows the first theme as well.
  const wished = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = theme === 'system' ? wished : theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Not remembered, but shown.
  }
}

/** Light, dark or the system's wish; remembered on this device. */
export const useTheme = create<{ theme: Theme; setTheme: (theme: Theme) => void }>((set) => ({
  theme: remembered(),
  setTheme(theme) {
    show(theme);
    set({ theme });
  },
}));
