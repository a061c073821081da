import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { markers, place, running } from './building.ts';
import { Table } from './table.ts';

const swap = (hex: string, company: string, otherHex: string, otherNode = 0, node = 0): Deed => ({
  type: 'swapStations',
  hex,
  node,
  company,
  otherHex,
  otherNode,
});
const back = (marker: 'arrived' | 'older', frame?: string): Deed => ({
  type: 'returnStation',
  marker,
  ...(frame ? { frame } : {}),
});
const yes: Deed = { type: 'accept' };
const no: Deed = { type: 'decline' };
const turn = (t: Table) => t.s.stack.find(({ kind }) => kind === 'operatingTurn') as unknown as Record<string, unknown>;

/** The AMS of player 1 in its station step; the ZHESM of player 2 has Hoorn and Den Haag. */
const step = (cash = 500, setup: (t: Table) => Table = (t) => t, phase = 'light green', readings = {}): Table =>
  setup(
    running(running(Table.blank(3, { readings }).phase(phase), 'ZHESM', { shares: { player2: 6 } }), 'AMS', { cash }),
  ).operating('AMS', 'station');

describe('8.3.2.3 Swap station markers', () => {
  rule('1839:8.3.2.3-1', 'a marker of its own for one of another company', () => {
    const t = step()
      .does(swap('L17', 'ZHESM', 'H5'))
      .does(yes);
    expect([markers(t, 'AMS'), markers(t, 'ZHESM')]).toEqual([
      ['H5 0', 'N15 0'],
      ['E10 0', 'L17 0'],
    ]);
    for (const wrong of [swap('H5', 'ZHESM', 'E10'), swap('L17', 'ZHESM', 'N17'), swap('L17', 'AMS', 'N15')])
      step().refuses(wrong, '1839:8.3.2.3-1');
    // Two markers in one city have nothing to swap.
    const beside = (one: Table): Table => one.tile('L17', '14', 1).station('ZHESM', 'L17');
    step(500, beside).refuses(swap('L17', 'ZHESM', 'L17'), '1839:8.3.2.3-1');
  });

  rule('1839:8.3.2.3-2', '1839:Q30', 'both have operated before, the active one too', () => {
    const young = (t: Table): Table => t.company('L1', { shares: { player2: 6 }, price: 31, stations: [['N17', 0]] });
    step(500, young)
      .refuses(swap('L17', 'L1', 'N17'), '1839:8.3.2.3-2')
      .accepts(swap('L17', 'ZHESM', 'H5'));
    const first = running(Table.blank(), 'ZHESM');
    first.ext({ reservations: [] }).company('AMS', { shares: { player1: 6 }, cash: 500, stations: [['L17', 0]] });
    first
      .tile('L13', '14', 1)
      .operating('AMS', 'station')
      .refuses(swap('L17', 'ZHESM', 'H5'), '1839:8.3.2.3-2');
  });

  rule('1839:8.3.2.3-3', '1839:Q34', '1839:Q71', 'both directors agree, and no money passes between them', () => {
    const t = step().does(swap('L17', 'ZHESM', 'H5'));
    expect([t.who, markers(t, 'AMS'), t.money('AMS')]).toEqual([['player2'], ['L17 0', 'N15 0'], 500]);
    t.does(no);
    expect([t.asks, t.money('AMS')]).toEqual(['station/AMS', 500]);
    t.refuses(swap('L17', 'ZHESM', 'H5'), '1839:8.3.2.3-3').accepts(swap('N15', 'ZHESM', 'H5'));
    const agreed = step()
      .does(swap('L17', 'ZHESM', 'H5'))
      .does(yes);
    expect([agreed.money('AMS'), agreed.money('ZHESM')]).toEqual([420, 500]);
    // Who directs both agrees with himself.
    const own = step(500, (one) => running(one, 'NCS')).does(swap('L17', 'NCS', 'H13'));
    expect(markers(own, 'NCS')).toEqual(['G10 1', 'L17 0']);
  });

  rule('1839:8.3.2.3-7', 'for ƒ80 to the bank', () => {
    // Kabinet-Rochussen keeps the step open.
    const kabinet = (t: Table): Table => t.tile('L13', '14', 1).private('KR', 'player2');
    step(79, kabinet, 'blue').refuses(swap('L17', 'ZHESM', 'H5'), '1839:8.3.2.3-7');
    const t = step(80);
    const bank = t.money('bank');
    t.does(swap('L17', 'ZHESM', 'H5')).does(yes);
    expect([t.money('AMS'), t.money('bank') - bank]).toEqual([0, 80]);
  });

  rule('1839:8.3.2.3-4', '1839:8.3.2.3-5', 'doubles go back, the active company’s director first', () => {
    // Both have a marker where the other's goes: the AMS in Hoorn's twin, the ZHESM in Roermond.
    const both = (t: Table): Table =>
      t.tile('L17', '14', 1).station('ZHESM', 'L17').tile('H5', '14', 2).station('AMS', 'H5');
    const t = step(500, both)
      .does(swap('L17', 'ZHESM', 'H5'))
      .does(yes);
    expect([t.asks, t.who]).toEqual(['double/AMS', ['player1']]);
    t.does(back('older'));
    expect([t.asks, t.who]).toEqual(['double/ZHESM', ['player2']]);
    t.does(back('arrived'));
    expect([markers(t, 'AMS'), markers(t, 'ZHESM'), markers(t, 'government')]).toEqual([
      ['H5 0', 'N15 0'],
      ['E10 0', 'L17 0'],
      ['H5 0', 'L17 0'],
    ]);
  });

  rule('1839:14.4-2', 'without a double no government marker comes', () => {
    expect(
      markers(
        step()
          .does(swap('L17', 'ZHESM', 'H5'))
          .does(yes),
        'government',
      ),
    ).toEqual([]);
  });

  rule('1839:8.3.2.3-6', '1839:Q32', 'not so that all its markers stand in one hexagon', () => {
    const maastricht = (t: Table): Table => t.tile('N15', '14', 0).station('ZHESM', 'N15');
    step(500, maastricht)
      .refuses(swap('L17', 'ZHESM', 'N15'), '1839:8.3.2.3-6')
      .accepts(swap('N15', 'ZHESM', 'H5'));
    // A third marker elsewhere, or none beside the one that is swapped.
    step(500, (t) => maastricht(t).station('AMS', 'N17')).accepts(swap('L17', 'ZHESM', 'N15'));
    const single = running(running(Table.blank(), 'ZHESM'), 'L1', { price: 31, stations: [['N17', 0]] });
    single.operating('L1', 'station').accepts(swap('N17', 'ZHESM', 'H5'));
  });

  rule('1839:Q33', 'the swapped marker is marked for the turn, unless it goes back', () => {
    const t = step()
      .does(swap('L17', 'ZHESM', 'H5'))
      .does(yes);
    expect(turn(t)['swapped']).toEqual({ hex: 'H5', node: 0 });
    const twin = (one: Table): Table => one.tile('H5', '14', 2).station('AMS', 'H5');
    const double = (): Table =>
      step(500, twin)
        .does(swap('L17', 'ZHESM', 'H5'))
        .does(yes);
    expect(turn(double().does(back('older')))['swapped']).toEqual({ hex: 'H5', node: 0 });
    expect(turn(double().does(back('arrived')))['swapped']).toBeNull();
  });

  rule('1839:8.3.2.3-9', '1839:Q31', 'one placement or one swap in an operation', () => {
    const t = step(500, (one) => one.tile('L13', '14', 1))
      .does(swap('L17', 'ZHESM', 'H5'))
      .does(yes);
    t.refuses(place('L13'), '1839:8.3.2.1-1').refuses(swap('N15', 'ZHESM', 'E10'), '1839:8.3.2.3-9');
    const readings = { kabinet: 'beside' };
    const open = (one: Table): Table => one.tile('L13', '14', 1).tile('K12', 'LOO5', 0).private('KR', 'player2');
    const placed = step(500, open, 'blue', readings)
      .accepts(swap('L17', 'ZHESM', 'H5'))
      .does(place('L13'));
    placed.refuses(swap('L17', 'ZHESM', 'H5'), '1839:8.3.2.3-9');
  });
});
