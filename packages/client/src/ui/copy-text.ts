/** Puts a text on the clipboard, also where the page is not served over https. Says whether it could. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Denied: the older way may still be open.
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  // The only way on plain http, and every browser still has it.
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
