import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  publicDir: here('public'),
  plugins: [react(), offline({ worker: here('service-worker/service-worker.ts'), publicDir: here('public') })],
  worker: { format: 'es' },
  build: {
    outDir: process.env['ROUNDHOUSE_CLIENT_OUT'] ?? here('../../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
  },
});
