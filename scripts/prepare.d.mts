import type { BuildOptions } from 'esbuild';

export const root: string;
export const bundling: BuildOptions;
export function build(): Promise<void>;
