import { describe, expect, test } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

type Settings = Parameters<typeof Table.blank>[1];

/** The NCS of player 1 may buy privates: the ferry (fl. 75) is player 2's, Werkspoor (fl. 100) player 1's. */
const table = (phase = '3', cash = 300, settings: Settings = {}): Table =>
  Table.blank(3, settings)
    .company('NCS', { cash, shares: { player1: 3 }, stations: [['H9', 0]], operated: true })
    .company('AR', { shares: { player3: 3 } })
    .private('P3', 'player2')
    .private('P6', 'player1')
    .phase(phase)
    .operate('NCS', 'buyPrivates');

const offers = (price: number, id = 'P3') => ({ type: 'buyPrivate', private: id, price });
const outside = (price: number, id = 'P3') => ({ ...offers(price, id), frame: 'buyPrivates/NCS' });

describe('Operating rounds: buying private companies', () => {
  rule('soh:buying-privates-1', 'companies buy privates in phases 3 and 4 and in no other', () => {
    for (const phase of ['3', '4']) table(phase).accepts(offers(50));
    for (const phase of ['2', '5', '6']) {
      const t = table(phase);
      expect(t.asks).toBe('track/NCS');
      t.refuses(outside(50), 'soh:buying-privates-1');
    }
  });

  rule('soh:buying-privates-2', 'the price lies between fl. 1 and the printed value', () => {
    const t = table().accepts(offers(1)).accepts(offers(75));
    t.refuses(offers(0), 'soh:buying-privates-2').refuses(offers(76), 'soh:buying-privates-2');
    t.accepts(offers(100, 'P6')).refuses(offers(101, 'P6'), 'soh:buying-privates-2');
  });

  rule('soh:buying-privates-2', 'the treasury pays, and pays what it has', () => {
    const t = table('3', 40).accepts(offers(40)).refuses(offers(41), 'soh:buying-privates-2');
    const bank = t.money('bank');
    t.does(offers(40)).does({ type: 'accept' });
    expect([t.money('NCS'), t.money('player2'), t.money('bank')]).toEqual([0, 440, bank]);
  });

  rule('soh:buying-privates-3', 'any player’s private can be bought, but not one in a treasury', () => {
    const t = table().private('P5', 'AR').private('P4', 'player3');
    t.accepts(offers(10, 'P3')).accepts(offers(10, 'P4')).accepts(offers(10, 'P6'));
    t.refuses(offers(10, 'P5'), 'soh:buying-privates-3').refuses(offers(10, 'P1'), 'soh:buying-privates-3');
  });

  test('the owner must agree: until then nothing has moved', () => {
    const t = table().does(offers(60));
    expect(t.asks).toBe('offer/P3');
    expect(t.who).toEqual(['player2']);
    expect([t.s.privates['P3'], t.money('NCS'), t.money('player2')]).toEqual(['player2', 300, 400]);
    t.does({ type: 'accept' });
    expect([t.s.privates['P3'], t.money('NCS'), t.money('player2')]).toEqual(['NCS', 240, 460]);
    expect(t.asks).toBe('buyPrivates/NCS');
  });

  rule('soh:buying-privates-3', 'the owner may decline, and then only more can be offered in this turn', () => {
    const t = table().does(offers(60)).does({ type: 'decline' });
    expect([t.s.privates['P3'], t.money('NCS'), t.money('player2')]).toEqual(['player2', 300, 400]);
    expect(t.asks).toBe('buyPrivates/NCS');
    t.refuses(offers(60), 'soh:buying-privates-3').refuses(offers(1), 'soh:buying-privates-3');
    t.accepts(offers(61)).accepts(offers(60, 'P6'));
    const [ferry, werkspoor] = t.choices('buyPrivate').map(({ openFields }) => openFields['price']);
    expect(ferry).toEqual({ kind: 'range', min: 61, max: 75, step: 1 });
    expect(werkspoor).toEqual({ kind: 'range', min: 1, max: 100, step: 1 });
    expect(t.operate('NCS', 'buyPrivates').choices('buyPrivate')).toHaveLength(2);
    t.accepts(offers(60));
  });

  test('only the owner answers, and only the president takes the offer back', () => {
    const t = table().does(offers(60));
    for (const type of ['accept', 'decline']) {
      t.refuses({ type, by: 'player1' }, 'table:not-yours').refuses({ type, by: 'player3' }, 'table:not-yours');
    }
    t.refuses({ type: 'withdraw', by: 'player2' }, 'table:not-yours');
    t.does({ type: 'withdraw', by: 'player1' });
    expect([t.asks, t.s.privates['P3'], t.money('NCS')]).toEqual(['buyPrivates/NCS', 'player2', 300]);
    t.accepts(offers(60)).refuses({ ...offers(60), by: 'player2' }, 'table:not-yours');
  });

  test('a president who sells to the own company needs nobody’s consent', () => {
    const t = table().does(offers(100, 'P6'));
    expect([t.s.privates['P6'], t.money('NCS'), t.money('player1')]).toEqual(['NCS', 200, 500]);
    expect(t.asks).toBe('buyPrivates/NCS');
  });

  rule('soh:buying-privates-4', 'the private’s later income goes into the treasury', () => {
    const t = table().does(offers(50)).does({ type: 'accept' });
    expect([t.s.privates['P3'], t.money('NCS'), t.money('player2')]).toEqual(['NCS', 250, 450]);
    t.operatingRound(6);
    expect([t.money('NCS'), t.money('player2'), t.money('player1')]).toEqual([265, 450, 420]);
  });

  rule('soh:buying-privates-5', 'a company uses the power of a private from the turn in which it buys it', () => {
    for (const phase of ['3', '4']) {
      const t = Table.blank()
        .company('HYSM', { cash: 100, shares: { player1: 3 }, trains: ['3-1'], stations: [['F9', 1]] })
        .private('P3', 'player1')
        .phase(phase);
      t.tile('F9', 'SOH1', 0).tile('E8', '8', 3).tile('C12', '9', 0).tile('B13', '57', 0);
      expect(t.operate('HYSM', 'run').best().revenue).toBe(60);
      t.operate('HYSM', 'buyPrivates').does(offers(75)).does({ type: 'pass' });
      t.does({ type: 'pass' });
      expect(t.asks).toBe('run/HYSM');
      expect(t.runsBest()).toBe(80);
    }
  });

  rule('soh:notes-on-privates-5', 'private 7 may be sold to a company; its share stays with the player', () => {
    for (const phase of ['3', '4']) {
      const t = table(phase)
        .private('P7', 'player2')
        .company('NRS', { shares: { player3: 3, player2: 1 } });
      t.refuses(offers(101, 'P7'), 'soh:buying-privates-2');
      t.does(offers(100, 'P7')).does({ type: 'accept' });
      expect([t.s.privates['P7'], t.money('NCS'), t.money('player2')]).toEqual(['NCS', 200, 500]);
      expect([t.shares('NRS', 'player2'), t.shares('NRS', 'NCS')]).toEqual([1, 0]);
    }
  });
});

describe('Questions on buying privates', () => {
  rule('soh:Q29', 'privates are bought between the share step and track, and not later', () => {
    const t = table().operate('NCS', 'treasuryShares');
    expect(t.asks).toBe('treasuryShares/NCS');
    t.refuses(outside(50), 'soh:operating-rounds-5');
    t.does({ type: 'pass' }).accepts(offers(50)).does({ type: 'pass' });
    expect(t.asks).toBe('track/NCS');
    t.refuses(outside(50), 'soh:operating-rounds-5');
  });

  const anyTime = { readings: { privatePurchase: 'any-time' } };
  const later = (price: number, id = 'P3') => ({ ...offers(price, id), frame: 'operatingTurn/NCS' });

  rule('soh:Q29', 'reading any-time: also in the later steps, by the same rules', () => {
    const t = table('3', 300, anyTime).does({ type: 'pass' });
    t.refuses(later(76), 'soh:buying-privates-2');
    t.does(later(50)).does({ type: 'accept', by: 'player2' });
    expect([t.asks, t.s.privates['P3'], t.money('NCS')]).toEqual(['track/NCS', 'NCS', 250]);
    t.operate('NCS', 'trains').accepts(later(50, 'P6'));
    table('2', 300, anyTime).refuses(later(50), 'soh:buying-privates-1');
  });

  rule('soh:Q29', 'reading any-time: money promised in an offer cannot be spent on another private', () => {
    const t = table('3', 75, anyTime).does({ type: 'pass' }).does(later(75));
    t.refuses({ ...later(75, 'P6'), by: 'player1' }, 'soh:Q29');
    t.does({ type: 'accept' }).refuses(later(1, 'P6'), 'soh:buying-privates-2');
    expect(t.money('NCS')).toBe(0);
  });

  rule('soh:Q29', 'reading any-time: nor money that a forced purchase needs', () => {
    const t = table('3', 75, anyTime).private('P3', 'player1').tile('H9', '57', 1).tile('H11', '9', 1);
    t.tile('H13', '57', 1).operate('NCS', 'trains');
    t.accepts(later(75)).does({ type: 'pass' });
    expect(t.asks).toBe('emergency/NCS');
    t.refuses(later(75), 'soh:Q29');
  });
});
