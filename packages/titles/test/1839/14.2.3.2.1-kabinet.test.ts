import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { markers, place, running } from './building.ts';
import { Table } from './table.ts';

const moves = (fromHex: string, hex: string, node = 0, more: object = {}): Deed => ({
  type: 'moveStation',
  hex,
  node,
  fromHex,
  fromNode: 0,
  ...more,
});
const yes: Deed = { type: 'accept' };
const no: Deed = { type: 'decline' };

/** The AMS of player 1 in its station step, with track by Weert to Tilburg; Kabinet-Rochussen belongs to player 2. */
const step = (phase = 'blue', owner = 'player2', setup: (t: Table) => Table = (t) => t, readings = {}): Table =>
  setup(
    running(Table.blank(3, { readings }).phase(phase).private('KR', owner), 'AMS', { cash: 500 })
      .tile('L13', '14', 1)
      .tile('K12', 'LOO5', 0),
  ).operating('AMS', 'station');

describe('14.2.3.2.1 Kabinet-Rochussen', () => {
  rule('1839:14.2.3.2.1-4', 'moves a marker of the company, a home too, for nothing', () => {
    const t = step().does(moves('L17', 'K12')).does(yes);
    expect([markers(t, 'AMS'), t.money('AMS')]).toEqual([['K12 0', 'N15 0'], 500]);
    step().refuses(moves('N17', 'K12'), '1839:14.2.3.2.1-4').refuses(moves('L17', 'L17'), '1839:14.2.3.2.1-4');
    for (const gone of ['gone', 'bank']) step('blue', gone).refuses(moves('L17', 'K12'), '1839:14.2.3.2.1-4');
  });

  rule('1839:14.2.3.2.1-3', 'from blue phase on', () => {
    step('dark green').refuses(moves('L17', 'K12'), '1839:14.2.3.2.1-3');
    step('blue').accepts(moves('L17', 'K12'));
    step('dark red').accepts(moves('L17', 'K12'));
  });

  rule('1839:14.2.3.2.1-5', '1839:Q71', 'director and owner agree, whichever of them asks', () => {
    const t = step().does(moves('L17', 'K12'));
    expect([t.asks, t.who, markers(t, 'AMS')]).toEqual(['offer/KR', ['player2'], ['L17 0', 'N15 0']]);
    t.does(no).refuses(moves('L17', 'K12'), '1839:14.2.3.2.1-5').accepts(moves('N15', 'K12'));
    const asked = step().does(moves('L17', 'K12', 0, { by: 'player2' }));
    expect(asked.who).toEqual(['player1']);
    // Who is not on turn asks once in a step; the director may still ask.
    asked.does(no).refuses(moves('N15', 'K12', 0, { by: 'player2' }), '1839:14.2.3.2.1-5');
    asked.accepts(moves('N15', 'K12'));
    // Nobody is asked where one player is both.
    expect(markers(step('blue', 'player1').does(moves('L17', 'K12')), 'AMS')).toEqual(['K12 0', 'N15 0']);
  });

  rule('1839:14.2.3.2.1-6', 'in the station step of the company', () => {
    const track = { laid: [], placed: [], upgraded: false, paidFor: null };
    step().operating('AMS', 'track', {}, track).refuses(moves('L17', 'K12'), '1839:14.2.3.2.1-6');
    step().accepts(moves('L17', 'K12'));
  });

  rule('1839:14.2.3.2.1-7', '1839:Q35', 'to a place that is legal before the move, from the moved marker too', () => {
    // Roermond's own marker is what leads to Tilburg.
    step().accepts(moves('L17', 'K12')).refuses(moves('L17', 'N17'), '1839:14.2.3.2.1-7');
    // Cost and markers on the charter do not matter.
    const poor = (t: Table): Table => t.cash('AMS', 0).station('AMS', 'D19').station('AMS', 'N17').station('AMS', 'L3');
    step('blue', 'player2', poor).accepts(moves('L17', 'K12'));
    step('blue', 'player2', (t) => t.station('L1', 'K12')).refuses(moves('L17', 'K12'), '1839:14.2.3.2.1-7');
    const kept = (t: Table): Table => t.station('L1', 'K12', 1);
    step('blue', 'player2', kept).refuses(moves('L17', 'K12'), '1839:8.3.2.1-5');
  });

  rule('1839:14.2.3.2.1-7', 'what keeps it away is named: the government, others, a barrier, or nobody', () => {
    const no7 = '1839:14.2.3.2.1-7';
    const filled = (owner: string) => (t: Table) =>
      owner === 'government'
        ? t.station(owner, 'L13').station(owner, 'L13')
        : running(running(t, 'NBDS'), 'L1', { price: 31, stations: [['L13', 0]] });
    step('blue', 'player2', filled('government')).refuses(moves('L17', 'K12'), no7, 'Government markers block');
    step('blue', 'player2', filled('L1')).refuses(moves('L17', 'K12'), no7, 'Other companies’ markers block');
    step().refuses(moves('L17', 'N17'), no7, 'No track connects the AMS’s markers');
    const hoorn = (phase: string): Table =>
      ['AMS', 'HIJSM']
        .reduce((t, id) => running(t, id), Table.blank().phase(phase).ext({ reservations: [] }))
        .private('KR', 'player1')
        .tile('E8', '8', 2)
        .operating('HIJSM', 'station');
    hoorn('dark brown').refuses(moves('G8', 'E10'), no7, 'A red barrier cuts');
    hoorn('light red').accepts(moves('G8', 'E10'));
  });

  rule('1839:14.2.3.2.1-8', '1839:14.2.3.2.1-2', 'a government marker stays, and it closes', () => {
    const t = step().does(moves('L17', 'K12')).does(yes);
    expect([markers(t, 'government'), t.s.privates['KR']]).toEqual([['L17 0'], 'gone']);
    const over = step('blue', 'player2', (one) => one.station('government', 'K12'));
    over.refuses(moves('L17', 'K12'), '1839:14.2.3.2.1-7');
    over.does(moves('L17', 'K12', 0, { replaces: 'government' })).does(yes);
    expect([markers(over, 'AMS'), markers(over, 'government')]).toEqual([['K12 0', 'N15 0'], ['L17 0']]);
  });

  rule('1839:14.2.3.2.1-9', 'the company can use it at once', () => {
    const t = step().does(moves('L17', 'K12')).does(yes);
    expect(t.s.stack.find(({ kind }) => kind === 'operatingTurn')).toMatchObject({ swapped: null });
  });

  rule('1839:14.2.3.2.1-10', '1839:14.2.3.2.1-11', 'into a hexagon where it has one, of which one goes back', () => {
    const wide = (t: Table): Table => t.tile('N15', '14', 0);
    const two = (): Table => step('blue', 'player1', wide).does(moves('L17', 'N15'));
    expect([two().asks, markers(two(), 'AMS')]).toEqual(['double/AMS', ['N15 0', 'N15 0']]);
    const t = two().does({ type: 'returnStation', marker: 'older' });
    expect([markers(t, 'AMS'), markers(t, 'government')]).toEqual([['N15 0'], ['L17 0', 'N15 0']]);
  });

  rule(
    '1839:14.2.3.2.1-10',
    '1839:Q78',
    'not from one city to the other of a hexagon with no other marker of it',
    () => {
      const tilburg = (t: Table): Table => t.ext({ reservations: [] }).station('AMS', 'K12');
      step('blue', 'player1', tilburg)
        .refuses(moves('K12', 'K12', 1), '1839:14.2.3.2.1-10')
        .accepts(moves('L17', 'K12', 1));
      // Games of before did so.
      const before = { kabinetWithinHexagon: 'allowed' };
      const t = step('blue', 'player1', tilburg, before).does(moves('K12', 'K12', 1));
      expect(markers(t, 'AMS')).toContain('K12 1');
    },
  );

  rule('1839:14.2.3.2.1-12', '1839:Q35', 'in place of the station action, or beside it, as is played', () => {
    const t = step('blue', 'player1', (one) => one.private('KR', 'player1'));
    expect(t.does(moves('L17', 'K12')).asks).not.toBe('station/AMS');
    const placed = step('blue', 'player1').does(place('L13'));
    placed.refuses(moves('N15', 'K12'), '1839:14.2.3.2.1-12');
    const beside = step('blue', 'player1', (one) => one, { kabinet: 'beside' }).does(place('L13'));
    expect(beside.does(moves('N15', 'K12')).s.privates['KR']).toBe('gone');
    const first = step('blue', 'player1', (one) => one, { kabinet: 'beside' }).does(moves('N15', 'K12'));
    expect(first.asks).toBe('station/AMS');
    first.accepts(place('L13'));
  });

  rule('1839:Q33', '1839:14.2.3.2.1-9', 'after a swap: only the swapped marker stays of no use, unless it goes', () => {
    // Den Haag of the ZHESM has two places and was swapped for Roermond; Kabinet-Rochussen moves what comes then.
    const wide = (t: Table): Table =>
      running(t, 'ZHESM').tile('H5', '14', 2).station('AMS', 'K12').tile('N15', '14', 0);
    const swapped = (): Table =>
      step('blue', 'player1', wide, { kabinet: 'beside' }).does({
        type: 'swapStations',
        hex: 'L17',
        node: 0,
        company: 'ZHESM',
        otherHex: 'H5',
        otherNode: 0,
      });
    const mark = (t: Table) =>
      (t.s.stack.find(({ kind }) => kind === 'operatingTurn') as unknown as { swapped: unknown }).swapped;
    const den = { hex: 'H5', node: 0 };
    expect(mark(swapped())).toEqual(den);
    // Another one beside it: of the two that one may go back, or the one that was swapped.
    const beside = (): Table => swapped().does(moves('K12', 'H5'));
    expect(mark(beside().does({ type: 'returnStation', marker: 'arrived' }))).toEqual(den);
    expect(mark(beside().does({ type: 'returnStation', marker: 'older' }))).toBeNull();
    // Two others elsewhere do not concern it.
    const elsewhere = swapped().does(moves('K12', 'N15'));
    expect(mark(elsewhere.does({ type: 'returnStation', marker: 'arrived' }))).toEqual(den);
    // Moved on, it can be used where it is now.
    expect(mark(swapped().does(moves('H5', 'L13')))).toBeNull();
  });
});
