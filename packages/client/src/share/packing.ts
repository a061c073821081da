/** Text packed into the letters of an address, and back; what comes from an address is bounded at every step. */
import { FileError, grouped } from '@roundhouse/kernel';

/** Letters after `#`: what messengers and browsers still carry whole. */
export const LONGEST_LINK = 8_000;
/** Characters of the text inside: no real position comes near. */
export const LONGEST_PACKED = 2_000_000;

/** The form, and whether what follows is deflated or plain. */
const DEFLATED = '1d';
const PLAIN = '1p';

export async function packed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return PLAIN + toLetters(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return DEFLATED + toLetters(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Throws a sentence where it is no link of ours. */
export async function unpacked(letters: string): Promise<string> {
  if (letters.length > LONGEST_LINK) {
    throw new FileError(`This link has more than ${grouped(LONGEST_LINK)} letters: no position is that long.`);
  }
  const form = Number(/^\d+/u.exec(letters)?.[0] ?? 0);
  if (form > 1) {
    throw new FileError('This link was made by a newer version of Roundhouse: update this one to open it.');
  }
  const bytes = fromLetters(letters.slice(2));
  if (bytes === null || (!letters.startsWith(DEFLATED) && !letters.startsWith(PLAIN))) throw damaged();
  if (letters.startsWith(PLAIN)) return decoded(bytes);
  if (typeof DecompressionStream === 'undefined') {
    throw new FileError('This browser is too old to open links: update it, or ask for the position as a file.');
  }
  return decoded(await inflated(bytes));
}

/** Stops as soon as there is more than any position holds: a few letters can unfold into gigabytes. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(next.value);
      length += next.value.length;
      if (length > LONGEST_PACKED) break;
    }
  } catch {
    throw damaged();
  }
  if (length > LONGEST_PACKED) {
    await reader.cancel().catch(() => {});
    throw new FileError('This link unfolds into more than any position holds.');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw damaged();
  }
}

const damaged = (): FileError =>
  new FileError('This link is damaged: some of its letters are missing or wrong. Ask for it again.');

function toLetters(bytes: Uint8Array): string {
  let binary = '';
  for (let i = 0; i < bytes.length; i += 0x8000) binary += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null where some letter is none of these. */
function fromLetters(letters: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/u.test(letters)) return null;
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
