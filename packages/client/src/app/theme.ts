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
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
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
