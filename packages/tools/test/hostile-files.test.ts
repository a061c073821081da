/** Files made to hurt: what they hold reaches neither the terminal nor the prototype of all objects. */
import { wrapEntries, type GameFile, unwrapEntries, LONGEST_SENTENCE } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { roundhouse, scratch } from './command.ts';
import { exportOf, playForSite } from './site/games.ts';
import { savedFile } from './saved-games.ts';

const { path, write } = scratch();
const ESC = '\u001b';
const RLO = '\u202e';
/** Everything that a terminal or an eye could be misled by; line breaks of our own are none. */
const ACTS = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const game = savedFile('soh-12');
const short: GameFile = { ...game, entries: game.entries.slice(0, 120) };
const players = (...names: string[]): string[] => short.players.map((name, seat) => names[seat] ?? name);

const names = [
  ['escapes', `${ESC}[31mAda${ESC}[0m`, 'Ada'],
  ['a title for the window', `${ESC}]0;owned\u0007Ada`, 'Ada'],
  ['another title', `${ESC}]2;owned${ESC}\\Ada`, 'Ada'],
  ['an escape of one byte', '\u009b31mAda', 'Ada'],
  ['line breaks', 'Ada\r\nroundhouse: ok', 'Ada roundhouse: ok'],
  ['other line breaks', 'Ada\u2028Ben\u0085Cy', 'Ada Ben Cy'],
  ['a turn of direction', `${RLO}56+`, '56+'],
  ['isolates', '\u2066\u2067Ada\u2069', 'Ada'],
  ['spaces without width', 'A\u200bd\u2060a\ufeff', 'Ada'],
  ['nothing to see', '\u200b\u200e\u00ad', 'Player 1'],
  ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['a key of all objects', '__proto__', '__proto__'],
  ['half a sign', 'Ada\ud83d', 'Ada'],
] as const;

describe('a player whose name holds', () => {
  test.each(names)('%s', async (_, name, shown) => {
    const file = write('name.json', { ...short, players: players(name), entries: short.entries.slice(0, 30) });
    const told = await roundhouse('replay', file);
    expect([told.code, told.err]).toEqual([0, '']);
    expect(told.out).not.toMatch(ACTS);
    expect(told.out).toContain(` ${shown} `);
    const { out } = await roundhouse('replay', file, '--states', '--json');
    expect(out).not.toMatch(ACTS);
    const { scores } = JSON.parse(out.trim().split('\n').at(-1)!) as { scores: Record<string, number> };
    expect(Object.keys(scores)).toContain(shown);
  });
});

test('three players of one name have three scores', async () => {
  const { out } = await roundhouse(
    'replay',
    write('ada.json', { ...short, players: short.players.map(() => 'Ada') }),
    '--json',
  );
  const { scores } = JSON.parse(out) as { scores: Record<string, number> };
  expect(Object.keys(scores)).toEqual(short.players.map((_, seat) => (seat === 0 ? 'Ada' : `Ada ${seat + 1}`)));
  const honest = JSON.parse((await roundhouse('replay', write('good.json', short), '--json')).out) as {
    scores: object;
  };
  expect(Object.values(scores)).toEqual(Object.values(honest.scores));
});

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const spoiltAction = (change: object) => ({
  ...short,
  entries: wrapEntries(unwrapEntries(short.entries).map((entry, i) => (i === 50 ? { ...entry, ...change } : entry))),
});

const refused: readonly (readonly [string, unknown, RegExp])[] = [
  [
    'settings nested 30,000 deep',
    JSON.stringify(short).replace('"options":{', `"options":{"a":${'['.repeat(30_000)}${']'.repeat(30_000)},`),
    /nested more than 64 deep\.$/,
  ],
  ['a deal nested 5,000 deep', { ...short, deal: deep(5_000) }, /nested more than 64 deep/],
  ['an action nested 5,000 deep', spoiltAction({ routes: deep(5_000) }), /nested more than 64 deep/],
  ['a title of 10 MB', { ...short, title: 'x'.repeat(10_000_000) }, /"title" is longer than 1,000 characters\.$/],
  [
    'a type of 10 MB',
    spoiltAction({ type: 'y'.repeat(10_000_000) }),
    /"type" of entry 51 is longer than 1,000 characters/,
  ],
  ['a key of 10 MB', { ...short, ['k'.repeat(10_000_000)]: 1 }, /the key "k+…" is too long/],
  ['a name of 41 letters', { ...short, players: players('x'.repeat(41)) }, /player 1 has more than 40 characters/],
  [
    'a title that steers',
    { ...short, title: `${ESC}]0;owned\u0007${RLO}no\nsuch` },
    /It is a game of "no such", which Roundhouse does not know/,
  ],
  ['a type that steers', spoiltAction({ type: `${ESC}[2J${RLO}bid\n\n` }), /Entry 51 of the file is refused/],
  ['a key that steers', { ...short, [`${ESC}[2Jnew\nkey`]: 1 }, /it has an unknown field "new key"/],
  ['a setting that steers', { ...short, options: { [`${ESC}[2Ja${RLO}`]: 1 } }, /has no option called "a"\./],
  [
    'a value that steers',
    { ...short, options: { distribution: `${ESC}[2J${RLO}deal` } },
    /can be auction or deal, not "deal"\./,
  ],
  [
    'a value that is a record',
    { ...short, options: { distribution: { toString: 1 } } },
    /can be auction or deal, not a record\./,
  ],
  [
    'a title __proto__',
    { ...short, title: '__proto__' },
    /It is a game of "__proto__", which Roundhouse does not know/,
  ],
  [
    'a title constructor',
    { ...short, title: 'constructor' },
    /It is a game of "constructor", which Roundhouse does not know/,
  ],
  ['a type __proto__', spoiltAction({ type: '__proto__' }), /Entry 51 of the file is refused/],
  ['a frame __proto__', spoiltAction({ frame: '__proto__' }), /Entry 51 of the file is refused/],
  ['fields that are records', spoiltAction({ company: { toString: 1 }, by: 'player1' }), /Entry 51 of the file/],
  ['a list', [1, 2, 3], /This is not a game file: it must be a record, not a list\.$/],
  ['nothing', '', /This is not a game file: it is not JSON\.$/],
];

describe('a file with', () => {
  test.each(refused)('%s is refused with one short sentence', async (_, content, why) => {
    const file = write('bad.json', content);
    for (const command of ['replay', 'routes']) {
      const { code, out, err } = await roundhouse(command, file);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/^roundhouse: [^\n]+\n$/);
      expect(err).not.toMatch(ACTS);
      expect(err.length).toBeLessThanOrEqual(LONGEST_SENTENCE + 200);
    }
    const { err } = await roundhouse('replay', file);
    expect(
      err.replace(/ The 50 entries before it are fine; use --partial to open the file up to there\.\n$/, '').trim(),
    ).toMatch(why);
  });

  test('a byte order mark is opened, an export with one too', async () => {
    expect((await roundhouse('replay', write('mark.json', `\ufeff${JSON.stringify(short)}`))).code).toBe(0);
    const marked = write('export.json', `\ufeff${JSON.stringify(exportOf(playForSite(1, 3)))}`);
    expect((await roundhouse('import', marked, '-o', path('imported.json'))).code).toBe(0);
  });

  test('a key written twice counts as written last', async () => {
    const twice = JSON.stringify(short).replace('"title":"soh"', '"title":"1999","title":"soh"');
    expect((await roundhouse('replay', write('twice.json', twice))).code).toBe(0);
  });

  test('__proto__ among its keys changes no object', async () => {
    const text = JSON.stringify(short).replace('"options":{', '"options":{"__proto__":{"polluted":1},');
    expect([0, 1]).toContain((await roundhouse('replay', write('proto.json', text))).code);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('a file with one bad action in the middle', () => {
  const file = write('half.json', spoiltAction({ by: 'player9' }));

  test('is refused with the number, the reason and the way to open the rest', async () => {
    const { code, err } = await roundhouse('replay', file);
    expect(code).toBe(1);
    expect(err).toMatch(
      /Entry 51 of the file is refused: This is for [A-Z]\w+ to decide\. \[table:not-yours\] The 50 entries before it are fine; use --partial to open the file up to there\.\n$/,
    );
  });

  test('is played up to the last good one', async () => {
    const { code, out } = await roundhouse('replay', file, '--partial');
    expect(code).toBe(0);
    expect(out).toMatch(/\n50 actions; not over\. .*\n/);
    expect(out).toMatch(/\nEntry 51 of the file is refused: .*\n$/);
    const found = JSON.parse((await roundhouse('replay', file, '--partial', '--json')).out) as object;
    expect(found).toMatchObject({ actions: 50, refused: { action: 51, rule: 'table:not-yours' } });
  });

  test('a good file is the same with --partial', async () => {
    const good = write('good.json', short);
    expect(await roundhouse('replay', good, '--partial')).toEqual(await roundhouse('replay', good));
  });
});

describe('an export', () => {
  const good = exportOf(playForSite(1, 3)) as unknown as { players: { name: string }[]; actions: { id: number }[] };
  const named = { ...good, players: good.players.map((one) => ({ ...one, name: `${ESC}]0;x\u0007${RLO}Ada` })) };

  test('with names that steer is imported, its players told apart', async () => {
    const { code, out, err } = await roundhouse('import', write('e.json', named), '-o', path('e-game.json'));
    expect([code, err]).toEqual([0, '']);
    expect(out).not.toMatch(ACTS);
    expect(out).toContain('Ada, Ada 2, Ada 3');
  });

  let nested: unknown = { type: 'pass', entity: 107 };
  for (let i = 0; i < 5_000; i++) nested = { type: 'pass', entity: 107, auto_actions: [nested] };

  test.each<readonly [string, object, RegExp]>([
    ['a title that steers', { ...good, title: `${ESC}[2J18\n99` }, /cannot import 18 99 yet/],
    ['a title of 10 MB', { ...good, title: 'x'.repeat(10_000_000) }, /cannot import x+… yet/],
    ['a type that steers', { ...good, actions: [{ type: `${ESC}[2Jbid`, entity: RLO, id: 1 }] }, /Action 1: bid by : /],
    ['actions within actions', { ...good, actions: [nested] }, /nested more than 64 deep/],
    ['two players of one id', { ...good, players: good.players.map((one) => ({ ...one, id: 7 })) }, /the same id/],
    [
      'a type of all objects',
      { ...good, actions: [{ type: 'constructor', entity: 107, id: 1 }] },
      /has no action of this kind/,
    ],
  ])('with %s is refused with one short sentence', async (_, content, why) => {
    const { code, out, err } = await roundhouse('import', write('bad-export.json', content), '-o', path('none.json'));
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^roundhouse: [^\n]+\n$/);
    expect(err).not.toMatch(ACTS);
    expect(err.length).toBeLessThanOrEqual(LONGEST_SENTENCE + 200);
    expect(err.trim()).toMatch(why);
  });
});

test('play takes a name that can be seen, and no other', async () => {
  const { code, err } = await roundhouse('play', 'soh', '--name', `${ESC}[31mAda`);
  expect([code, err]).toEqual([2, 'roundhouse: A name must be one line of visible characters.\n']);
  expect((await roundhouse('play', 'soh', '--name', '\u200b')).err).toContain('needs a name');
});
