import type { BuildOptions } from 'esbuild';

export const root: string;
export const bundling: BuildOptions;
export const entries: Readonly<Record<string, string>>;
export function build(): Promise<void>;
