/** Issue & Takeover Rounds: in each of their questions just that is offered which would be accepted, tried with everything there is. */
import { type LoggedAction, openMoves, whyNot } from '@roundhouse/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { BR, board, companyIds, cousinIds } from '../../src/1820/material.ts';
import { Table } from './table.ts';

type Fields = Readonly<Record<string, string | number>>;

/** Every field of a move with all that it could be, and a little that it could not. */
const things: Readonly<Record<string, readonly (string | number)[]>> = {
  company: [...companyIds, BR],
  owner: ['player1', 'player2', 'player3', ...cousinIds, 'pool'],
  private: cousinIds,
  hex: board.ids,
  count: Array.from({ length: 13 }, (_, i) => i),
  size: [0, 1, 2, 5, 10, 20, 50],
  node: [0, 1, 2],
  free: [0, 1, 2, 3, 4],
  amount: Array.from({ length: 260 }, (_, i) => 5 * i),
};
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  reduce: ['company', 'size'],
  issue: ['company', 'count'],
  buyBack: ['owner', 'count'],
  sell: ['company', 'count'],
  putUp: ['company'],
  mergeInto: ['company'],
  failNext: ['company'],
  acquire: ['company', 'count'],
  bid: ['amount'],
  chooseHeir: ['private'],
  giveUp: ['hex'],
  keepStation: ['hex', 'node'],
  payOverage: ['free'],
};
const eachWith = (some: readonly Fields[], name: string, values: readonly (string | number)[]): Fields[] =>
  some.flatMap((fields) => values.map((value) => ({ ...fields, [name]: value })));
const inWords = (fields: Fields): string =>
  Object.keys(fields)
    .toSorted()
    .map((name) => `${name} ${fields[name]}`)
    .join(', ');

/** What `choices` offers of a type, one by one. */
function offered(t: Table, type: string, by: string): string[] {
  return t.choices(type, by).flatMap(({ fields, openFields }) => {
    let all = [fields as Fields];
    for (const [name, open] of Object.entries(openFields)) {
      if (open.kind === 'indicated') throw new Error(`${type} is indicated`);
      const { kind } = open;
      const values = kind === 'oneOf' ? open.values : things[name]!.filter((value) => isBetween(open, Number(value)));
      all = eachWith(all, name, values);
    }
    return all.map(inWords);
  });
}
const isBetween = (open: { readonly min: number; readonly max: number; readonly step: number }, value: number) =>
  value >= open.min && value <= open.max && (value - open.min) % open.step === 0;

/** What would be accepted. */
function accepted(t: Table, type: string, by: string): string[] {
  const all = (fieldsOf[type] ?? []).reduce((some, name) => eachWith(some, name, things[name]!), [{} as Fields]);
  const action = (fields: Fields): LoggedAction => ({ type, by, frame: t.asks, ...fields });
  return all.filter((fields) => whyNot(t.title, t.s, action(fields)) === null).map(inWords);
}

/** The questions that have been compared. */
const asked = new Set<string>();
beforeEach(() => asked.clear());
/** Compares both, for everybody and every move of the question. */
function compares(t: Table): Table {
  asked.add(t.asks.split('/')[0]!);
  for (const type of new Set(openMoves(t.title, t.s).map(({ move }) => move.type))) {
    for (const by of t.s.players) {
      const open = accepted(t, type, by);
      expect([t.asks, type, by, offered(t, type, by).toSorted()]).toEqual([t.asks, type, by, open.toSorted()]);
    }
  }
  return t;
}
const at = (...hexes: string[]) => hexes.map((hex) => [hex, 0] as const);

describe('just what would be accepted is offered', () => {
  test('when a company goes private and is merged: loans, markers, the merger, two in a hex, the fee', () => {
    const t = Table.blank().colour('green').trainsGone('2+').cash('player1', 50);
    t.company('LUR', { size: 1, shares: { player1: 1 }, stations: [['C7', 1]], markers: 2, trains: ['3+-1'] });
    t.company('MHR', { size: 1, shares: { player1: 1 } }).company('CFR', { size: 1, shares: { player2: 1 } });
    t.company('LSR', {
      shares: { player1: 2, player2: 1 },
      price: 60,
      cash: 150,
      loans: 1,
      markers: 1,
      stations: at('B6', 'C5', 'C7', 'C11', 'C15', 'D4', 'D6', 'D10', 'D16', 'G7'),
      trains: ['3+-4'],
    });
    t.company('M&BR', { shares: { player1: 3, player2: 2 }, price: 55 });
    compares(t.takeovers()).does({ type: 'reduce', by: 'player1', company: 'LSR', size: 1 });
    // £50, £60 for a share and £30 of the treasury: £60 are missing for the loan.
    expect([t.asks, t.money('player1')]).toEqual(['excessLoans/LSR', 140]);
    compares(t).does({ type: 'sell', company: 'M&BR', count: 2 });
    expect([t.asks, t.money('player1')]).toEqual(['surplus/LSR', 50]);
    compares(t).does({ type: 'giveUp', hex: 'G7' });
    expect(t.asks).toBe('merging/LSR');
    compares(t).does({ type: 'mergeInto', company: 'LUR' });
    expect(t.asks).toBe('twins/LUR');
    compares(t).does({ type: 'keepStation', hex: 'C7', node: 0 });
    // Two unplaced ones are gone: nine on the map, three of them above the limit, and £50.
    expect([t.asks, t.s.stations['LUR']!.length]).toEqual(['overage/LUR', 9]);
    compares(t);
    expect([...asked]).toEqual(['issues', 'excessLoans', 'surplus', 'merging', 'twins', 'overage']);
  });

  test('when holders are named, a company is offered, bought and declined', () => {
    const t = Table.blank().cousin('RSCF', 'player2', 30).colour('green').trainsGone('2+').cash('player1', 50);
    t.company('LSR', { size: 20, shares: { player1: 4, player2: 4, RSCF: 3, pool: 1 }, price: 71, cash: 100 });
    t.company('LUR', { shares: { player3: 5, RSCF: 2 }, price: 55, cash: 200, stations: at('C11'), markers: 7 });
    t.company('CFR', { shares: { player1: 5 }, price: 60, stations: at('B6', 'C5'), markers: 1, loans: 1 });
    t.company('MHR', { shares: { player2: 5 }, price: 10 }).takeovers();
    t.does({ type: 'reduce', by: 'player1', company: 'LSR', size: 5 });
    compares(t).does({ type: 'buyBack', owner: 'player2', count: 3 });
    compares(t).does({ type: 'takeBack' }).issuesNothing();
    while (t.asks === 'bidding/MHR') compares(t).does({ type: 'decline' });
    expect(t.asks).toBe('offering/LUR');
    compares(t).does({ type: 'putUp', company: 'CFR' });
    compares(t).does({ type: 'bid', by: 'player3', amount: 310 });
    compares(t).does({ type: 'decline' });
    expect(t.asks).toBe('accepting/CFR');
    compares(t).does({ type: 'accept' });
    compares(t).does({ type: 'acquire', company: 'LUR', count: 1 });
    // Eleven markers, three above the limit, and two of them free for the shares of Stephenson & Fox.
    expect(t.asks).toBe('overage/LUR');
    compares(t);
    expect([...asked]).toEqual(['buyBack', 'bidding', 'offering', 'accepting', 'acquiring', 'overage']);
  });

  test('when holders pay for loans, a cousin is bankrupt and others tie', () => {
    const t = Table.blank().cousin('BI', 'player3', 5).cousin('VF', 'player2', 7).cousin('CBV', 'player1', 9);
    t.colour('brown').cash('player1', 900);
    t.company('LSR', { price: 10, shares: { player1: 2, BI: 1, VF: 1 }, loans: 2 });
    t.company('CFR', { size: 5, shares: { BI: 1, pool: 1 }, price: 47 });
    t.company('SDR', { size: 5, shares: { BI: 1 }, price: 43 });
    t.company('LUR', { shares: { BI: 4, VF: 3, CBV: 3 }, price: 40 });
    t.company('MHR', { shares: { player2: 5 }, price: 65 });
    t.takeovers().issuesNothing().does({ type: 'decline' });
    // £90 for each share: the cousin of player 2 sells first.
    expect([t.asks, t.who]).toEqual(['shortfall/LSR', ['player2']]);
    compares(t).does({ type: 'sell', company: 'LUR', count: 3 });
    expect(t.who).toEqual(['player3']);
    compares(t).does({ type: 'sell', company: 'LUR', count: 3 });
    // Its £125 pay the £90: only the cousin of player 1 holds more.
    expect([t.s.companies['LUR']!.director, t.money('BI')]).toEqual(['CBV', 35]);
    const tie = Table.blank().cousin('BI', 'player3').cousin('VF', 'player2').cousin('CBV', 'player1').colour('brown');
    tie.company('LSR', { price: 10, shares: { BI: 1 }, loans: 1 });
    tie.company('CFR', { size: 5, shares: { BI: 1, pool: 1 }, price: 47 });
    tie.company('SDR', { size: 5, shares: { BI: 1 }, price: 43 });
    tie.company('LUR', { shares: { BI: 4, VF: 3, CBV: 3 }, price: 40 });
    tie.company('MHR', { shares: { player2: 5 }, price: 65 });
    tie.takeovers().issuesNothing().does({ type: 'decline' });
    compares(tie).does({ type: 'sell', company: 'LUR', count: 4 });
    compares(tie).does({ type: 'chooseHeir', private: 'CBV' });
    expect([tie.asks, tie.s.privates['BI']]).toEqual(['orphans/player3', 'gone']);
    compares(tie);
    expect([...asked]).toEqual(['shortfall', 'heir', 'orphans']);
  });
});
