import { apply } from '@roundhouse/kernel';
import { soh } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { board } from '../../src/soh/material.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const token = (hex: string, node = 0, using?: string) => ({
  type: 'placeStation',
  hex,
  node,
  ...(using ? { using } : {}),
});

/** Track from Utrecht (H9): to Arnhem (H13), by Gouda to Den Haag (H5), to Rotterdam (I6), and to Breda (J7). */
const network = () =>
  Table.blank()
    .phase('3')
    .tile('H9', '14', 0)
    .tile('H11', '9', 1)
    .tile('H13', '57', 1)
    .tile('H7', '4', 1)
    .tile('H5', '6', 4)
    .tile('I8', '23', 3)
    .tile('I6', '57', 1)
    .tile('J7', '57', 0);

const ncs = (cash = 300, more: (readonly [string, number])[] = []) =>
  network().company('NCS', { shares: { player1: 3 }, cash, stations: [['H9', 0], ...more] });

/** Amsterdam, reached from Utrecht by way of G10 (its first station) and of Haarlem (its second one). */
const amsterdam = (tile: string) =>
  ncs().phase('5').tile('H9', '125', 0).tile('G10', '8', 0).tile('G8', '9', 2).tile('F7', '3', 4).tile('F9', tile, 0);

function bankrupt(t: Table, company: string): Table {
  const companies = {
    ...t.s.companies,
    [company]: { ...t.s.companies[company]!, status: 'closed' as const, director: null },
  };
  t.s = { ...t.s, companies };
  return t;
}

describe('Operating rounds: placing a company token', () => {
  rule('soh:company-token-1', 'one token is placed in a turn', () => {
    const t = ncs().operate('NCS', 'station');
    t.does(token('H13'));
    expect(t.s.stations['NCS']).toEqual([
      { hex: 'H9', node: 0 },
      { hex: 'H13', node: 0 },
    ]);
    t.refuses({ ...token('H5'), frame: 'station/NCS' }, 'soh:company-token-1');
  });

  test('before the token step comes, the order of the turn is the reason', () => {
    const t = ncs().operate('NCS', 'track');
    t.refuses({ ...token('H13'), frame: 'station/NCS' }, 'soh:operating-rounds-5');
  });

  rule('soh:Q22', 'soh:company-token-1', 'the starting token is the token of the first turn', () => {
    const t = network()
      .company('NCS', { shares: { player1: 3 }, cash: 300 })
      .operate('NCS', 'home');
    while (t.asks !== 'track/NCS') t.does({ type: 'pass' });
    t.does({ type: 'pass' });
    expect(t.asks).toBe('trains/NCS');
    t.refuses({ ...token('H13'), frame: 'station/NCS' }, 'soh:company-token-1');
    // A turn later it may.
    t.operate('NCS', 'station').accepts(token('H13'));
  });

  rule('soh:company-token-2', 'the token needs a free place', () => {
    const t = ncs()
      .company('NSM', { shares: { player2: 3 }, stations: [['I6', 0]] })
      .operate('NCS', 'station');
    t.refuses(token('I6'), 'soh:company-token-2');
    t.accepts(token('H13'));
    const green = ncs().company('NSM', { shares: { player2: 3 }, stations: [['I6', 0]] });
    green.tile('I6', '14', 0).operate('NCS', 'station').accepts(token('I6'));
  });

  rule('soh:company-token-2', 'the city must be reached from a token of the company', () => {
    const t = ncs().operate('NCS', 'station');
    t.accepts(token('H5'));
    t.refuses(token('B13'), 'soh:company-token-2'); // no tile
    t.copy().tile('B13', '57', 0).operate('NCS', 'station').refuses(token('B13'), 'soh:company-token-2');
    t.tile('H7', '4', 0).operate('NCS', 'station').refuses(token('H5'), 'soh:company-token-2');
  });

  rule('soh:Q25', 'the way leads through small cities, not through blocked large ones', () => {
    // Den Haag beyond Rotterdam, Gouda leading elsewhere.
    const t = ncs().tile('H7', '4', 0).tile('I6', '15', 2).tile('H5', '15', 2);
    t.copy().operate('NCS', 'station').accepts(token('H5'));
    t.company('NSM', { shares: { player2: 3 }, stations: [['I6', 0]] });
    t.copy().operate('NCS', 'station').accepts(token('H5'));
    t.company('OSM', { shares: { player3: 3 }, stations: [['I6', 0]] });
    t.operate('NCS', 'station').refuses(token('H5'), 'soh:company-token-2');
    ncs().operate('NCS', 'station').accepts(token('H5')); // by Gouda
  });

  rule('soh:company-token-2', 'a place that is not on the map is refused, whatever is asked', () => {
    const t = ncs().tile('F9', 'SOH7', 0).operate('NCS', 'station');
    t.refuses(token('H13', 1), 'soh:company-token-2');
    t.refuses(token('H9', 1), 'soh:company-token-7');
    t.refuses(token('F9', 1), 'soh:company-token-2');
    t.accepts(token('H13'));
  });

  rule('soh:company-token-3', 'the first token lies on the starting city at the first turn and costs nothing', () => {
    const t = Table.blank().company('NCS', { shares: { player1: 3 }, cash: 300 });
    expect(t.s.stations['NCS']).toEqual([]);
    t.operatingRound();
    expect(t.s.stations['NCS']).toEqual([{ hex: 'H9', node: 0 }]);
    expect(t.money('NCS')).toBe(300);
    const later = Table.blank().company('NCS', { shares: { player1: 3 }, stations: [['H9', 0]], operated: true });
    expect(later.operatingRound().s.stations['NCS']).toEqual([{ hex: 'H9', node: 0 }]);
  });

  rule('soh:company-token-4', 'the second token costs fl. 40, paid to the bank', () => {
    const t = ncs(40).operate('NCS', 'station');
    const bank = t.money('bank');
    t.does(token('H13'));
    expect([t.money('NCS'), t.money('bank')]).toEqual([0, bank + 40]);
    expect(ncs(39).operate('NCS', 'station').asks).not.toBe('station/NCS');
  });

  rule('soh:company-token-5', 'the third and the fourth token cost fl. 100 each, and there is no fifth', () => {
    const two: [string, number][] = [['H13', 0]];
    const three: [string, number][] = [...two, ['H5', 0]];
    for (const placed of [two, three]) {
      const t = ncs(100, placed).operate('NCS', 'station');
      const bank = t.money('bank');
      t.does(token('I6'));
      expect([t.money('NCS'), t.money('bank')]).toEqual([0, bank + 100]);
      expect(ncs(99, placed).operate('NCS', 'station').asks).not.toBe('station/NCS');
    }
    const all = ncs(500, [...three, ['I6', 0]])
      .tile('J7', '14', 0)
      .operate('NCS', 'station');
    expect(all.asks).not.toBe('station/NCS');
  });

  rule(
    'soh:company-token-6',
    'another starting city opens with its second place, even if that company has not started',
    () => {
      const t = ncs().operate('NCS', 'station');
      t.refuses(token('J7'), 'soh:company-token-6');
      t.tile('J7', '14', 0).operate('NCS', 'station').accepts(token('J7'));
      const started = ncs().company('AR', { shares: { player2: 3 }, stations: [['J7', 0]] });
      started.copy().operate('NCS', 'station').refuses(token('J7'), 'soh:company-token-6');
      started.tile('J7', '14', 0).operate('NCS', 'station').accepts(token('J7'));
    },
  );

  rule(
    'soh:Q24',
    'soh:company-token-6',
    'the last place of a starting city stays with a company that is still to come',
    () => {
      const t = ncs()
        .tile('J7', '14', 0)
        .company('NSM', { shares: { player2: 3 }, stations: [['J7', 0]] });
      t.copy().operate('NCS', 'station').refuses(token('J7'), 'soh:company-token-6').accepts(token('H13'));
      bankrupt(t.copy(), 'AR').operate('NCS', 'station').accepts(token('J7'));
      t.company('AR', { shares: { player3: 3 }, cash: 100 }).operate('AR', 'home');
      expect(t.s.stations['AR']).toEqual([{ hex: 'J7', node: 0 }]);
    },
  );

  rule('soh:company-token-7', 'a company has one token in a city, even where a place is free', () => {
    const t = ncs().operate('NCS', 'station');
    t.refuses(token('H9'), 'soh:company-token-7');
    t.accepts(token('H13'));
    ncs(300, [['H13', 0]])
      .tile('H13', '14', 0)
      .operate('NCS', 'station')
      .refuses(token('H13'), 'soh:company-token-7');
  });

  rule('soh:Q23', 'Amsterdam is closed to others while both its companies may come or stand there', () => {
    for (const tile of ['SOH1', 'SOH6']) {
      const t = amsterdam(tile);
      const open = t.copy().operate('NCS', 'station');
      open.refuses(token('F9', 0), 'soh:company-token-6').refuses(token('F9', 1), 'soh:company-token-6');
      const first = bankrupt(t.copy(), 'NRS').operate('NCS', 'station');
      first.accepts(token('F9', 0)).refuses(token('F9', 1), 'soh:company-token-6');
      const second = bankrupt(t.copy(), 'HYSM').operate('NCS', 'station');
      second.accepts(token('F9', 1)).refuses(token('F9', 0), 'soh:company-token-6');
    }
  });

  rule('soh:Q23', 'on the brown tile a place is open only when one of the two has gone bankrupt', () => {
    const t = amsterdam('SOH7');
    t.copy().operate('NCS', 'station').refuses(token('F9'), 'soh:company-token-6');
    const half = t.copy().company('NRS', { shares: { player2: 3 }, stations: [['F9', 0]] });
    half.copy().operate('NCS', 'station').refuses(token('F9'), 'soh:company-token-6');
    half.company('HYSM', { shares: { player3: 3 }, stations: [['F9', 0]] });
    half.operate('NCS', 'station').refuses(token('F9'), 'soh:company-token-2');
    bankrupt(t, 'NRS').operate('NCS', 'station').does(token('F9'));
    // The last place is kept for the HYSM.
    t.company('HYSM', { shares: { player2: 3 } }).operate('HYSM', 'home');
    expect(t.s.stations['HYSM']).toEqual([{ hex: 'F9', node: 0 }]);
  });

  rule('soh:Q23', 'neither company of Amsterdam takes the place of the other, bankrupt or not', () => {
    const t = amsterdam('SOH6').company('NRS', { shares: { player2: 3 }, cash: 100, stations: [['F9', 0]] });
    t.copy().operate('NRS', 'station').refuses(token('F9', 1), 'soh:company-token-7').accepts(token('H13'));
    bankrupt(t, 'HYSM').operate('NRS', 'station').refuses(token('F9', 1), 'soh:company-token-7');
  });

  test('nothing is asked where no token can be placed', () => {
    const cutOff = () => ncs().tile('H7', '4', 0).tile('H11', '9', 0).tile('I8', '9', 0);
    expect(cutOff().operate('NCS', 'station').asks).not.toBe('station/NCS'); // only Breda, kept for the AR
    expect(cutOff().tile('J7', '14', 0).operate('NCS', 'station').asks).toBe('station/NCS');
  });

  test('whatever place is tried, it is answered, and just what is offered is accepted', () => {
    const t = amsterdam('SOH6')
      .company('NSM', { shares: { player2: 3 }, stations: [['I6', 0]] })
      .operate('NCS', 'station');
    const spots = board.hexes
      .filter(({ nodes }) => nodes?.[0]?.kind === 'city')
      .flatMap(({ id }) => [token(id, 0), token(id, 1)]);
    const accepted = spots.filter((spot) => {
      const result = apply(soh, t.s, t.action(spot));
      if (!result.ok) expect(result.refusal.rule).toMatch(/^soh:company-token-[267]$/);
      return result.ok;
    });
    expect(accepted).toEqual([token('H5'), token('H13')]);
    const offered = t.choices('placeStation').map(({ type, fields }) => ({ type, ...fields }));
    expect(offered).toEqual(accepted);
  });
});

describe('Private companies: the token of private 5', () => {
  rule('soh:private-companies-6', 'private 5 pays for one token, of any price, and closes', () => {
    for (const placed of [[], [['H13', 0]]] as [string, number][][]) {
      const t = ncs(0, placed).private('P5', 'NCS').operate('NCS', 'station');
      const bank = t.money('bank');
      t.does(token('H5', 0, 'P5'));
      expect([t.money('NCS'), t.money('bank')]).toEqual([0, bank]);
      expect(t.s.stations['NCS']).toContainEqual({ hex: 'H5', node: 0 });
      expect(t.s.privates['P5']).toBe('gone');
    }
  });

  rule('soh:private-companies-6', 'a company may keep private 5 and pay, if it can', () => {
    const second = ncs(40).private('P5', 'NCS').operate('NCS', 'station');
    second.does(token('H5'));
    expect(second.money('NCS')).toBe(0);
    expect(second.s.privates['P5']).toBe('NCS');
    ncs(39).private('P5', 'NCS').operate('NCS', 'station').refuses(token('H5'), 'soh:company-token-4');
    const third = (cash: number) =>
      ncs(cash, [['H13', 0]])
        .private('P5', 'NCS')
        .operate('NCS', 'station');
    third(100).accepts(token('H5'));
    third(99).refuses(token('H5'), 'soh:company-token-5');
  });

  rule(
    'soh:notes-on-privates-1',
    'private 5 pays for the company that owns it, not for its president or another one',
    () => {
      const t = ncs().company('AR', { shares: { player2: 3 } });
      t.copy()
        .private('P5', 'NCS')
        .operate('NCS', 'station')
        .accepts(token('H5', 0, 'P5'));
      for (const owner of ['player1', 'AR', 'gone']) {
        t.private('P5', owner)
          .operate('NCS', 'station')
          .refuses(token('H5', 0, 'P5'), 'soh:notes-on-privates-1');
      }
    },
  );
});
