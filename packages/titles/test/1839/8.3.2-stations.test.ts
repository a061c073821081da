import { describe, expect } from 'vitest';
import { pass } from '../deals.ts';
import type { ParredSketch } from '../parred.ts';
import { rule } from '../rule.ts';
import { markers, place, running } from './building.ts';
import { Table } from './table.ts';

const GOV = { replaces: 'government' };

/** The AMS in its station step, with track from Roermond by L15 to Weert, and what is there beside it. */
const step = (setup: (t: Table) => Table = (t) => t, more: Partial<ParredSketch> = {}, phase = 'light green'): Table =>
  setup(running(Table.blank().phase(phase), 'AMS', more)).operating('AMS', 'station');
/** Weert has two circles, of which one is reserved for the NBDS. */
const weert = (t: Table): Table => t.tile('L13', '14', 1);
/** From Weert on to Tilburg. */
const tilburg = (t: Table): Table => weert(t).tile('K12', 'LOO5', 0);
/** A Local with a marker in Roermond, which nobody reserves. */
const local = (setup: (t: Table) => Table): Table =>
  setup(
    running(Table.blank().phase('light green').ext({ reservations: [] }), 'L1', { price: 31, stations: [['L17', 0]] }),
  ).operating('L1', 'station');

describe('8.3.2.1 Station marker overview', () => {
  rule('1839:8.3.2.1-1', 'one in an operation, homes not counted', () => {
    const t = step(tilburg).does(place('L13'));
    expect(t.asks).not.toBe('station/AMS');
    // Kabinet-Rochussen's move may come beside it, so the step stays open in such a game; for a marker it does not.
    const beside = running(tilburg(Table.blank(3, { readings: { kabinet: 'beside' } })), 'AMS').phase('blue');
    const question = () => beside.title.frames['station']!.asks!(beside.s, beside.s.stack.at(-1)!);
    beside.private('KR', 'player2').operating('AMS', 'station');
    expect(question()).toBe('AMS: place a marker for ƒ80, or move one with Kabinet-Rochussen');
    beside.does(place('L13'));
    expect(beside.asks).toBe('station/AMS');
    expect(question()).toBe('AMS: move a marker with Kabinet-Rochussen');
    beside.refuses(place('K12'), '1839:8.3.2.1-1');
  });

  rule('1839:8.3.2.1-2', 'not where it has one', () => {
    step((t) => tilburg(t).tile('L17', '14', 1))
      .refuses(place('L17'), '1839:8.3.2.1-2')
      .accepts(place('L13'));
  });

  rule('1839:8.3.2.1-3', '1839:Q21', 'not what is reserved, from the start until that company operates', () => {
    step((t) => running(t, 'ZHESM')).refuses(place('L13'), '1839:8.3.2.1-3');
    step(weert).accepts(place('L13'));
    const government = step((t) => running(t.station('government', 'L13'), 'ZHESM'));
    government.refuses(place('L13', 0, GOV), '1839:8.3.2.1-3');
    // The NBDS has operated elsewhere than there: nothing is kept any more.
    step((t) => running(t, 'NBDS', { stations: [['K8', 0]] })).accepts(place('L13'));
  });

  rule('1839:8.3.2.1-4', 'in an OO hexagon it is kept in whichever city', () => {
    // The MSS has its home in Eindhoven or Tilburg; one city is free for others.
    const t = step(tilburg).does(place('K12'));
    expect(markers(t, 'AMS')).toContain('K12 0');
    expect(t.s.ext.reservations.some(({ owner }) => owner === 'MSS')).toBe(true);
    const taken = step((one) => running(tilburg(one).station('L1', 'K12', 1), 'ZHESM'));
    taken.refuses(place('K12'), '1839:8.3.2.1-3');
  });

  rule('1839:8.3.2.1-5', '1839:Q22', 'in Arnhem and Venlo a place is left to the NRS, in one of them', () => {
    // From Roermond by K16 to Venlo.
    const venlo = (t: Table): Table => t.tile('L17', '14', 1).tile('K16', '57', 2);
    step(venlo).accepts(place('K16'));
    step((t) => running(venlo(t).station('L2', 'I16'), 'ZHESM')).refuses(place('K16'), '1839:8.3.2.1-5');
    step((t) => venlo(t).station('government', 'I16')).accepts(place('K16'));
    const operated = (t: Table): Table => running(venlo(t).station('L2', 'I16'), 'NRS', { stations: [['I12', 0]] });
    step(operated).accepts(place('K16'));
  });
});

describe('8.3.2.2 Place a station marker', () => {
  rule('1839:8.3.2.2-6', 'for ƒ80, from the treasury to the bank', () => {
    const t = step(weert);
    const bank = t.money('bank');
    t.does(place('L13'));
    expect([t.money('AMS'), t.money('bank') - bank, markers(t, 'AMS')]).toEqual([420, 80, ['L13 0', 'L17 0', 'N15 0']]);
    step(weert, { cash: 80 }).accepts(place('L13'));
    // Kabinet-Rochussen keeps the step open for the one who lacks ƒ1.
    step((one) => weert(one).private('KR', 'player2'), { cash: 79 }, 'blue').refuses(place('L13'), '1839:8.3.2.2-6');
  });

  rule('1839:8.3.2.2-1', 'only if one is left', () => {
    const four = (t: Table): Table => weert(t).station('AMS', 'D19').station('AMS', 'N17');
    step(four).accepts(place('L13'));
    step((t) => running(four(t).station('AMS', 'L3'), 'ZHESM')).refuses(place('L13'), '1839:8.3.2.2-1');
  });

  rule('1839:8.3.2.2-2', 'into an empty circle, or for a government marker, which goes back to the supply', () => {
    const t = step((one) => weert(one).station('government', 'L13'));
    t.accepts(place('L13'));
    t.does(place('L13', 0, GOV));
    expect([markers(t, 'government'), markers(t, 'AMS')]).toEqual([[], ['L13 0', 'L17 0', 'N15 0']]);
    step(weert)
      .refuses(place('L13', 0, GOV), '1839:8.3.2.2-2')
      .refuses(place('L13', 1), '1839:8.3.2.2-2');
    // Full of a company that has placed its home there, and another one.
    const full = (one: Table): Table =>
      running(running(weert(one), 'NBDS'), 'L1', { price: 31, stations: [['L13', 0]] });
    step(full).refuses(place('L13'), '1839:8.3.2.2-2');
  });

  rule('1839:8.3.2.2-3', 'connected by track to a marker of the company', () => {
    step(weert).accepts(place('L13')).refuses(place('N17'), '1839:8.3.2.2-3').refuses(place('K6'), '1839:8.3.2.2-3');
  });

  rule('1839:8.3.2.2-4', 'not through a city that others fill', () => {
    const full = (t: Table): Table => running(running(tilburg(t), 'NBDS'), 'L1', { price: 31, stations: [['L13', 0]] });
    step(full).refuses(place('K12'), '1839:8.3.2.2-4');
    step((t) => running(tilburg(t), 'NBDS')).accepts(place('K12'));
  });

  rule('1839:14.3.2.2.1-1', '1839:14.3.2.2.2-1', 'government markers fill it for a Major, and not for a Local', () => {
    const full = (t: Table): Table => tilburg(t).station('government', 'L13').station('government', 'L13');
    step((t) => running(full(t), 'ZHESM')).refuses(place('K12'), '1839:14.3.2.2.2-1');
    // An open circle lets a Major pass.
    step((t) => tilburg(t).station('government', 'L13')).accepts(place('K12'));
    local(full).accepts(place('K12'));
  });

  rule('1839:8.3.2.2-5', '1839:17.9-3', 'before light red phase not over a red barrier', () => {
    const hoorn = (phase: string): Table =>
      running(
        running(Table.blank().phase(phase).ext({ reservations: [] }).tile('E8', '8', 2), 'HIJSM'),
        'AMS',
      ).operating('HIJSM', 'station');
    hoorn('dark brown').refuses(place('E10'), '1839:8.3.2.2-5');
    hoorn('light red').accepts(place('E10'));
  });

  rule('1839:Q76', 'the trace may cross a hexagon edge twice', () => {
    // From Bergen op Zoom by Essen to Breda, round a loop there and back over the same edge to Middelburg.
    const t = Table.blank().phase('light green').ext({ reservations: [] });
    t.tile('K6', '57', 0).tile('K8', 'B122', 5).tile('J9', '7', 5).tile('K10', '7', 1).tile('L3', '5', 5);
    running(t, 'L1', { price: 31, stations: [['K6', 0]] }).operating('L1', 'station');
    t.accepts(place('L3')).accepts(place('K8'));
  });

  rule('1839:8.3-10', 'no company has to place one', () => {
    expect(step(weert).does(pass).asks).not.toBe('station/AMS');
  });
});
