import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { books } from './build/books.ts';
import { bots } from './build/bots.ts';
import { noCodeFromText } from './build/no-code-from-text.ts';
import { noteParts, type Parts, writeNotices } from './build/notices.ts';
import { offline } from './build/offline.ts';
import { reloadForEngine } from './build/reload.ts';
import { fillFingerprints } from '../../scripts/fingerprints.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the page and its worker are made of. */
const parts: Parts = new Set();

const shared = [
  { name: 'board', test: /packages.client.src.board./ },
  // All but the search for the best run, which is the worker's.
  { name: 'rail', test: /packages.rail.src.(?!routes)\w+./, minShareCount: 4 },
  { name: 'shared', test: /packages.client.src.(table|game|ui)./, minShareCount: 4 },
];

/** Where `npm run dev` serves games. */
const games = process.env['ROUNDHOUSE_GAMES'];

export default defineConfig({
  root: here('.'),
  publicDir: here('public'),
  plugins: [
    react(),
    books(),
    fillFingerprints(),
    bots(),
    reloadForEngine(),
    noCodeFromText(),
    noteParts(parts),
    writeNotices(parts),
    offline({ worker: here('service-worker/service-worker.ts'), publicDir: here('public') }),
  ],
  ...(games ? { server: { proxy: { '/api': { target: games, ws: true } } } } : {}),
  worker: { format: 'es', plugins: () => [books(), fillFingerprints(), noCodeFromText(), noteParts(parts)] },
  build: {
    outDir: process.env['ROUNDHOUSE_CLIENT_OUT'] ?? here('../../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Beside the scripts, which do not even name them: the server does, and only who looks for a fault fetches them.
    sourcemap: 'hidden',
    chunkSizeWarningLimit: 600,
    // What many parts share comes in a few large files: dozens of small ones compress badly. What two or three share stays out of a first load.
    rolldownOptions: { output: { codeSplitting: { groups: shared.map((part) => ({ minShareCount: 2, ...part })) } } },
  },
});
