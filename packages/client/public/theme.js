// Before the first paint: the theme that was chosen last, so that a dark room stays dark.
try {
  const theme = localStorage.getItem('roundhouse.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the system's theme it is.
}
