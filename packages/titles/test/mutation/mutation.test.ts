import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titles, unfinished } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { callsIn, ledgerCalls, ledgerNames, SHARED, withoutCall, withSwitch } from './ledger-calls.ts';
import { Switches } from './switches.ts';

const names = ledgerNames();
/** The calls in a source that imports what it needs. */
const found = (text: string, imports = 'pay, setExt') =>
  callsIn('5-rounds/made.ts', `import { ${imports} } from '@roundhouse/rail';\n${text}`, names);
const places = (text: string, imports?: string): string[] => found(text, imports).map(({ place }) => place);

describe('calls of the ledger', () => {
  test('its writing functions are known, and what only reads is not', () => {
    expect([...names]).toEqual(expect.arrayContaining(['pay', 'moveShares', 'setTile', 'restore', 'removeMarker']));
    expect(names.has('cashOf') || names.has('tablesOf')).toBe(false);
  });

  test('are named by file, function and what is called, and numbered where they are alike', () => {
    expect(places('function give(g) { pay(g, a, b, 1); if (x) { pay(g, b, c, 2); } }')).toEqual([
      'ledger 5-rounds/made give.pay',
      'ledger 5-rounds/made give.pay #2',
    ]);
    expect(places('export const buy = move({ apply(g) { setExt(g, { a: 1 }); }, undo: (g) => pay(g) });')).toEqual([
      'ledger 5-rounds/made buy.apply.setExt',
      'ledger 5-rounds/made buy.undo.pay',
    ]);
    expect(found('\nconst f = (g) => pay(g, a, b, 1);')[0]).toMatchObject({ line: 3, file: '5-rounds/made.ts' });
  });

  test('are found under another name, and only where the name is the ledger’s', () => {
    expect(places('const f = (g) => give(g);', 'pay as give')).toEqual(['ledger 5-rounds/made f.give']);
    expect(places('const f = (g) => ({ pay: 1, x: g.pay(1) });')).toEqual([]);
    expect(callsIn('made.ts', `import { pay } from './own.ts';\npay(1);`, names)).toEqual([]);
    expect(places(`const f = (g) => say('pay(g)'); // pay(g)`)).toEqual([]);
    const shared = `import { pay } from '../ledger/cash.ts';\nexport const f = (g) => pay(g);`;
    expect(callsIn('money/made.ts', shared, names).map(({ place }) => place)).toEqual(['ledger money/made f.pay']);
  });

  test('can all be switched off: a function that is handed on is refused', () => {
    expect(() => found('const f = { drop: pay };')).toThrow('made.ts:2 uses pay without calling it');
    expect(() => found('all.forEach(pay);')).toThrow('without calling it');
  });

  test('what is switched off still works out its arguments, and writes nothing', () => {
    const text = `import { pay } from '@roundhouse/rail';\nconst f = (g) => pay(g, a, '–', sum(1));`;
    const [call] = callsIn('made.ts', text, names);
    expect(withoutCall(text, call!)).toContain(`const f = (g) => (() => {})(g, a, '–', sum(1));`);
  });
});

describe('a switch', () => {
  const text = `import { pay, setExt } from '@roundhouse/rail';\nconst f = (g) => { pay(g, 1); setExt(g, 2); };`;

  test('stands at each call, which is made unless it is off', () => {
    const changed = callsIn('made.ts', text, names).toReversed().reduce(withSwitch, text);
    const isOff = `globalThis.roundhouseSwitches?.isOff`;
    expect(changed).toContain(`(${isOff}('ledger made f.pay') ? () => {} : pay)(g, 1)`);
    expect(changed).toContain(`(${isOff}('ledger made f.setExt') ? () => {} : setExt)(g, 2)`);
  });

  test('says which places are reached, and is off for one of them', async () => {
    const switches = new Switches();
    const reached = await switches.whileRunning(async () => {
      expect([switches.isOff('a'), switches.isOff('b')]).toEqual([false, false]);
    });
    switches.off = 'b';
    expect([...reached, switches.isOff('a'), switches.isOff('b')]).toEqual(['a', 'b', false, true]);
    expect(reached.size).toBe(2);
  });
});

/** Where the calls that change nothing are listed. */
const listOf = (whose: string): string =>
  whose === SHARED
    ? join(import.meta.dirname, '..', '..', '..', SHARED, 'test', 'changes-nothing.json')
    : join(import.meta.dirname, '..', whose, 'changes-nothing.json');

describe.each([SHARED, ...[...titles, ...unfinished].map(({ id }) => id)])('%s', (id) => {
  const file = listOf(id);
  const excused = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const all = ledgerCalls(id).map(({ place }) => place);

  test('writes by the ledger, each call with a name of its own', () => {
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all).size).toBe(all.length);
  });

  test('calls that change nothing exist, and say why', () => {
    expect(Object.keys(excused).filter((place) => !all.includes(place))).toEqual([]);
    for (const why of Object.values(excused)) expect(why).toMatch(/^[A-Z].{30,}\.$/s);
  });
});
