import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { books } from './build/books.ts';
import { leaveOut } from './build/leave-out.ts';
import { noCodeFromText } from './build/no-code-from-text.ts';
import { noteParts, type Parts, writeNotices } from './build/notices.ts';
import { offline } from './build/offline.ts';
import { reloadForEngine } from './build/reload.ts';
import { shareOf } from './build/shares.ts';
import { fillFingerprints } from '../../scripts/fingerprints.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the page and its worker are made of. */
const parts: Parts = new Set();

/** The name of the file, or of the title, that a path leads to. */
const fileIn = (id: string): string => /([\w-]+)\.\w+$/.exec(id)![1]!;
const titleIn = (id: string): string => /titles.src.(\w+)/.exec(id)![1]!;

/**
 * What comes in one file, in this order: a group takes along what its files import, unless a group before it has that. So what every
 * page needs comes first, and what only one decision needs has to be kept out of it.
 */
const shared = [
  {
    name: 'base',
    test: /node_modules.(react|react-dom)[/\\]|client.src.(app.(i18n|coming|lazy-part|retrying)|ui.(icon|button))/,
    priority: 2,
    minShareCount: 1,
  },
  // With the first dialog, menu or popover that is opened.
  {
    name: 'dialog',
    test: /client.src.ui.dialog|radix-ui.(react-(compose|slot|primitive|context|use|presence|id|dialog|dismissable|focus|portal)|primitive)|react-remove-scroll|aria-hidden|tslib/,
    priority: 1,
  },
  // What every page begins with: boards but for what only saved pictures, cards and charts draw; all mechanics but the search for the best run,
  // which is the worker's; what tables share.
  {
    name: 'engine',
    test: /packages.(client.src.(board.(?!save|mini-map|view.sheet)|(table|game|ui).(?!decision.sum-owed|select))|rail.src.(?!routes)\w+.)|kernel.src.(rng|settings|setup-error)|pure-rand|roundhouse-(left-out|no-book)/,
    minShareCount: 5,
  },
  // What two or three titles share, file by file.
  { name: (id: string) => `rail-${fileIn(id)}`, test: /packages.rail.src.(?!routes)\w+./ },
  { name: 'rail-segments', test: /rail.src.routes.segments/ },
  // A title's map, which the home page shows, and its rules in one file, which compresses better than a dozen.
  {
    name: (id: string) => `map-${titleIn(id)}`,
    test: /titles.src.\w+.data.(board|map|tiles|companies|british-rail)/,
    minShareCount: 1,
  },
  {
    name: (id: string) => `rules-${titleIn(id)}`,
    test: /titles.src.(soh|18\d\d).(?!rules.json|questions.json|card.json|teaching.json|guide|lessons|geography|bot)/,
    minShareCount: 1,
  },
  // What a table needs of the pages around it, too small to be files of their own.
  {
    name: 'small',
    test: /host.src.(seats|summary|asks)|client.src.(app.theme|online.there|game.(kept-board|positions|readable|rename|search.ts)|titles.(folders|rules|state-of|par-zones)\.)/,
  },
  // The search itself is the worker's; where a page searches, it comes when it is first wanted.
  { name: 'search', test: /rail.src.routes.(?!segments)|host.src.indication/ },
  { name: shareOf, test: /client.src.(?!board)/ },
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
    leaveOut(),
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
