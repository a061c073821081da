/**
 * The fingerprint of each title's rules, by its id: made of the sources of kernel, rail and title wherever a program is put
 * together (`scripts/fingerprints.mjs`), which takes the place of this file. Empty where sources run as they are.
 */
export const fingerprints: Readonly<Record<string, string>> = {};
