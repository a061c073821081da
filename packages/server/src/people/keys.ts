/** Secrets that open something: made of chance, and kept only as hashes. */
import { createHash, randomBytes } from 'node:crypto';

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** 128 bits. */
export const newToken = (): string => randomBytes(16).toString('base64url');
/** 256 bits. */
export const newSession = (): string => randomBytes(32).toString('base64url');
export const newPersonId = (): string => randomBytes(12).toString('base64url');

/** Letters that nobody takes for one another. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE_LENGTH = 16;

const letters = (count: number, alphabet = LETTERS): string =>
  Array.from(randomBytes(count), (byte) => alphabet[byte % alphabet.length]).join('');

/** 80 bits, to be typed by hand. */
export const newCode = (): string => letters(CODE_LENGTH).replaceAll(/(.{4})(?=.)/gu, '$1-');

/** A code as it was made, however it was typed; null if it cannot be one. */
export function readCode(typed: string): string | null {
  const plain = typed.toLowerCase().replaceAll(/[\s-]/gu, '').replaceAll('o', '0').replaceAll(/[il]/gu, '1');
  const isCode = plain.length === CODE_LENGTH && /^[0-9a-hjkmnp-tv-z]+$/.test(plain);
  return isCode ? plain.replaceAll(/(.{4})(?=.)/gu, '$1-') : null;
}

/** Short enough to read aloud, long enough never to meet or to be guessed at. */
export const newGameId = (): string => letters(12, LETTERS);
