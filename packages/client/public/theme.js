// Before the first paint and whenever the system changes its mind: the theme that was chosen last, or the system's, so that
// a dark room stays dark.
const dark = matchMedia('(prefers-color-scheme: dark)');
function follow() {
  let theme = null;
  try {
    theme = localStorage.getItem('roundhouse.theme');
  } catch {
    // No storage: the system's theme it is.
  }
  if (theme !== 'light' && theme !== 'dark') theme = dark.matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
}
follow();
dark.addEventListener('change', follow);
