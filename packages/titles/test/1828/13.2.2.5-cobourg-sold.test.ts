import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { buyPrivate, owning } from './privates.ts';
import { pass } from '../deals.ts';
import type { Table } from './table.ts';

type Spots = readonly (readonly [hex: string, node: number])[];

/** The B&O of the first player, who owns the C&P with $70 in its treasury. */
const buying = (step: string, stations: Spots = [['I19', 0]]): Table =>
  owning('C&P', 'B&O', { stations }).tile('J18', '57', 0).cash('C&P', 70).operate('B&O', step);
/** The same in brown phase, with the money for a red train. */
const beforeRed = (): Table =>
  owning('C&P', 'B&O', { cash: 1000, stations: [['I19', 0]] }, 'brown')
    .cash('C&P', 70)
    .trainsGone('2', '3', '5', '3+D')
    .operate('B&O', 'trains');

const buys = buyPrivate('B&O', 'C&P', 50);
const replace = { type: 'replaceStation' };
const redTrain = { type: 'buyTrain', train: '6-1' };
const markers = (t: Table, owner: string): string[] => t.s.stations[owner]!.map(({ hex }) => hex);

describe('13.2.2.5 Cobourg & Peterborough: when it is sold or closes', () => {
  rule('1828:13.2.2.5-11', 'its treasury goes to the buyer', () => {
    const t = buying('track').does(buys);
    expect([t.money('B&O'), t.money('C&P'), t.money('player1')]).toEqual([520, 0, 850]);
  });

  rule('1828:13.2.2.5-12', '1828:Q31', 'a marker of the buyer may take the place, free, as that of the round', () => {
    const t = buying('track').does(buys);
    expect([t.asks, t.who]).toEqual(['peterborough/B&O', ['player1']]);
    t.does(replace);
    expect([markers(t, 'B&O'), markers(t, 'C&P'), markers(t, 'blocking')]).toEqual([['I19', 'C15'], [], []]);
    expect([t.money('B&O'), t.asks]).toEqual([520, 'track/B&O']);
    // The round's marker is placed: the station step is left out.
    t.does(pass);
    expect(t.asks).toBe('trains/B&O');
    t.refuses({ type: 'placeStation', frame: 'station/B&O', hex: 'J18', node: 0 }, '1828:8.3.2-8');
  });

  rule('1828:13.2.2.5-13', 'not if it has placed a marker in this round', () => {
    const late = buying('station').does({ type: 'placeStation', hex: 'J18', node: 0 }).does(buys);
    expect([late.asks, markers(late, 'blocking')]).toEqual(['trains/B&O', ['C15']]);
    late.refuses({ ...replace, frame: 'peterborough/B&O' }, '1828:13.2.2.5-13');
    // A marker of an earlier round is no hindrance, unless it was the last.
    const two: Spots = [
      ['I19', 0],
      ['J18', 0],
    ];
    buying('trains', two).does(buys).accepts(replace);
    const none = buying('trains', [...two, ['H16', 0]]).does(buys);
    expect([none.asks, markers(none, 'blocking')]).toEqual(['trains/B&O', ['C15']]);
    // Two markers of one company in a hex are never allowed.
    const there = owning('C&P', 'B&O').tile('C15', '14', 0).station('B&O', 'C15').operate('B&O', 'trains').does(buys);
    expect([there.asks, markers(there, 'B&O'), markers(there, 'blocking')]).toEqual(['trains/B&O', ['C15'], ['C15']]);
  });

  rule('1828:13.2.2.5-14', 'otherwise a blocking marker does', () => {
    const t = buying('track').does(buys).does(pass);
    expect([markers(t, 'B&O'), markers(t, 'C&P'), markers(t, 'blocking')]).toEqual([['I19'], [], ['C15']]);
    // The round's marker can still be placed.
    expect(t.does(pass).asks).toBe('station/B&O');
  });

  rule('1828:13.2.2.5-15', 'closed with its player, the bank gets the treasury and the marker blocks', () => {
    const t = beforeRed();
    const bank = t.money('bank');
    t.does(redTrain);
    expect([t.money('C&P'), t.money('bank') - bank, t.money('player1')]).toEqual([0, 650 + 70, 800]);
    expect([markers(t, 'C&P'), markers(t, 'blocking')]).toEqual([[], ['C15']]);
  });

  rule('1828:13.2.2.5-15', 'a marker that a company has placed there stays', () => {
    const t = beforeRed().does(buys).does(replace).does(redTrain);
    expect([t.s.privates['C&P'], markers(t, 'B&O'), markers(t, 'blocking')]).toEqual(['gone', ['I19', 'C15'], []]);
    expect(t.money('B&O')).toBe(1000 - 50 + 70 - 650);
  });
});
