import type { BuildOptions } from 'esbuild';

export const bundling: BuildOptions;
