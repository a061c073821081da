/** A new id for a wish. `randomUUID` would want https. */
export const newRequest = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
