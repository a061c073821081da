// The licences of everything from elsewhere that a program carries, as one file beside it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const NOTICES = 'third-party-notices.txt';

/** The package that a module belongs to, by its folder; none for the project's own. */
export function folderOf(id) {
  const path = id.replaceAll('\\', '/').replace(/^\0/, '').split('?')[0];
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? null;
}

/** `what` is made of what lies in these folders. */
export function noticesOf(what, folders) {
  const texts = [...folders]
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1))
    .map(({ folder, manifest }) => noticeOf(folder, manifest));
  const head = `${what} is made with the work of others. Their names, and the terms on which they give it:\n`;
  return [head, ...texts].join(`\n${'-'.repeat(72)}\n\n`);
}

function noticeOf(folder, { name, version, license, author, homepage }) {
  if (license === undefined) throw new Error(`${name} says nothing of its licence: nothing can be made with it`);
  const by = typeof author === 'string' ? author : author?.name;
  const head = [
    `${name} ${version}`,
    `Licence: ${license}`,
    ...(by ? [`By: ${by}`] : []),
    ...(homepage ? [homepage] : []),
  ];
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)(\.|$)/i.test(file));
  const terms = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return `${[head.join('\n'), ...terms].join('\n\n')}\n`;
}
