/** Firefox's NS_BINDING_ABORTED: the page was left while something was still on its way. */
const ABORTED = '2152398850';

/**
 * Firefox calls a font that was still loading when the page was left an error of the page. One that cannot be had has
 * another status, and stays an error.
 */
export const isAbortedFont = (error: string): boolean =>
  error.includes('download failed (font-family:') && error.includes(`status=${ABORTED} `);
