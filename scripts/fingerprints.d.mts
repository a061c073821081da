import type { Plugin } from 'vite';

export function fingerprintsOf(root?: string, also?: readonly string[]): Record<string, string>;
export function fillFingerprints(also?: readonly string[]): Plugin;
