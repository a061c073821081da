import { soh } from '@roundhouse/titles';
import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { forced, track } from './forced.ts';
import { Table } from './table.ts';

/** The OSM has a token in Arnhem, from where the track leads to Utrecht. */
const osm = (t: Table) =>
  t.company('OSM', {
    price: 70,
    shares: { player2: 3 },
    cash: 100,
    stations: [
      ['E14', 0],
      ['H13', 0],
    ],
    operated: true,
  });

/** The NCS is about to go bankrupt: fl. 50 in the treasury, fl. 20 in the president's pocket. */
const before = (more = osm) =>
  forced({ money: 50, cash: 20, shares: { player1: 3, player2: 2, pool: 4 }, more: (t) => more(t) });
const bankrupt = (more = osm) => before(more).does({ type: 'refuse' });

describe('Operating rounds: bankruptcy', () => {
  rule('soh:bankruptcy-1', 'the company leaves the game, and the next one operates', () => {
    const t = bankrupt();
    expect(t.s.companies['NCS']).toMatchObject({ status: 'closed', director: null });
    expect(t.s.market.order).toEqual(['OSM']);
    expect([t.asks.split('/')[1], t.who, t.s.ended]).toEqual(['OSM', ['player2'], null]);
  });

  rule('soh:bankruptcy-2', 'its tokens leave the board, and its home takes those of others', () => {
    const t = bankrupt((one) => osm(one).station('NCS', 'H5'));
    expect(t.s.stations['NCS']).toEqual([]);
    t.operate('OSM', 'station').does({ type: 'placeStation', hex: 'H9', node: 0 });
    expect(t.s.stations['OSM']!.at(-1)).toEqual({ hex: 'H9', node: 0 });
  });

  rule('soh:bankruptcy-3', 'shares in players’ hands are worth nothing and leave the game', () => {
    const t = before();
    expect(soh.score(t.s)).toMatchObject({ player1: 20 + 3 * 80, player2: 400 + 2 * 80 + 3 * 70 });
    t.does({ type: 'refuse' });
    expect([t.shares('NCS', 'player1'), t.shares('NCS', 'player2')]).toEqual([0, 0]);
    expect(soh.score(t.s)).toMatchObject({ player1: 20, player2: 400 + 3 * 70 });
  });

  rule('soh:bankruptcy-4', 'the money of the treasury goes back to the bank', () => {
    const t = before();
    const bank = t.money('bank');
    t.does({ type: 'refuse' });
    expect([t.money('NCS'), t.money('bank')]).toEqual([0, bank + 50]);
  });

  rule('soh:bankruptcy-5', 'the president’s cash is not touched', () => {
    expect(bankrupt().money('player1')).toBe(20);
  });

  rule('soh:Q6', 'treasury and market shares leave too, and its privates close', () => {
    const t = bankrupt((one) => osm(one).private('P1', 'NCS').private('P2', 'player1'));
    expect(t.shares('NCS', 'gone')).toBe(10);
    expect([t.shares('NCS', 'pool'), t.shares('NCS', 'NCS')]).toEqual([0, 0]);
    expect([t.s.privates['P1'], t.s.privates['P2']]).toEqual(['gone', 'player1']);
    expect(t.s.tiles['H9']).toEqual({ tile: '57', rotation: 1 });
  });

  rule('soh:Q6', 'its home is no longer kept, as it would be before it is started', () => {
    expect(osm(track(Table.blank())).operate('OSM', 'station').asks).not.toBe('station/OSM');
    expect(bankrupt().operate('OSM', 'station').asks).toBe('station/OSM');
  });

  rule('soh:Q6', 'it cannot start again', () => {
    const t = bankrupt().cash('player3', 1000).stockTurn('player3');
    t.refuses({ type: 'start', company: 'NCS', price: 80 }, 'soh:Q6');
    t.accepts({ type: 'start', company: 'AR', price: 80 });
    expect(t.choices('start').map(({ fields }) => fields['company'])).not.toContain('NCS');
  });

  rule('soh:Q6', 'if it was the only company there is, the round ends and play goes on', () => {
    const t = bankrupt((one) => one);
    expect([t.s.ended, t.s.ext.round]).toEqual([null, 7]);
    t.accepts({ type: 'pass' });
  });
});
