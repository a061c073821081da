/** Files of every released form: a whole game each, and beside it the hashes that it has to lead to. Never written again. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { History, inForm2, unwrapEntries, VERSION, readGameFile, form1Hash } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { titleOf } from '../src/title.ts';

const folder = join(import.meta.dirname, 'files');
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('files of every released form', () => {
  const files = readdirSync(folder).filter((name) => /^roundhouse-game-\d+\.json$/.test(name));
  test('there are some', () => expect(files).toEqual(['roundhouse-game-1.json', 'roundhouse-game-2.json']));
  test.each(files)('%s opens and leads where it led', (name) => {
    const file = readGameFile(textOf(name));
    const hashes = JSON.parse(textOf(name.replace('.json', '.hashes.json'))) as Record<string, string>;
    const title = titleOf(file.title);
    const history = History.open(title, file);
    expect(Object.keys(hashes).length).toBeGreaterThan(5);
    for (const [seq, hash] of Object.entries(hashes)) {
      expect([seq, form1Hash(title, history.at(Number(seq)))]).toEqual([seq, hash]);
    }
    expect(history.state.ended).not.toBeNull();
    // Settings that came later are written down as they held before.
    expect(history.toFile()).toMatchObject(inForm2(title, file));
  });
  test('taken-back actions stay in the file', () => {
    const file = readGameFile(textOf('roundhouse-game-1.json'));
    const types = new Set(unwrapEntries(file.entries).map(({ type }) => type));
    expect([...types]).toEqual(expect.arrayContaining(['undo', 'redo', 'indicate', 'run', 'layTile', 'start']));
  });
  test('entries of form 2 say how, when and what came of them, and stand among notes', () => {
    const { entries, title: id, ...header } = readGameFile(textOf('roundhouse-game-2.json'));
    const ways = new Set(entries.map(({ via }) => via?.kind));
    expect([...ways]).toEqual(expect.arrayContaining(['hand', 'bot', 'order', 'host']));
    const notes = entries.flatMap((envelope) => ('note' in envelope ? [envelope.note.type] : []));
    expect(notes).toEqual(['remark', 'agreement', 'seat', 'resumed']);
    const types = unwrapEntries(entries).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['undo', 'redo', 'merge', 'sell', 'buyTrain']));
    const title = titleOf(id);
    const history = History.open(title, { ...header, title: id, entries: [] });
    const hashed = entries.filter((envelope) => {
      if ('action' in envelope) history.replay(envelope.action);
      if (envelope.hash !== undefined) expect(form1Hash(title, history.state)).toBe(envelope.hash);
      return envelope.hash !== undefined;
    });
    expect(hashed.length).toBeGreaterThan(5);
  });
});

test('files say which version of the project makes them', () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
    version: string;
  };
  expect(VERSION).toBe(version);
  const changes = readFileSync(join(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8');
  expect(/^## .*$/mu.exec(changes)![0]).toMatch(new RegExp(`^## (Next: )?${version.replaceAll('.', '\\.')}$`, 'u'));
});
