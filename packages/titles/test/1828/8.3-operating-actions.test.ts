import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';
import { finish, floated, lay, pass, system } from './track.ts';

/** Track from Baltimore over Washington (J18) to Norfolk (K19): two stops beside its home. */
const toNorfolk = (t: Table): Table => t.tile('J18', '14', 2);
const bo = (sketch: Parameters<typeof floated>[1] = {}): Table =>
  toNorfolk(floated('B&O', { cash: 300, trains: ['2-1'], stations: [['I19', 0]], operated: true, ...sketch }));

/** A deed of this company at a step that is not being decided. */
const at = (step: string, deed: Deed): Deed => ({ by: 'player1', ...deed, frame: `${step}/B&O` });
const station: Deed = { type: 'placeStation', hex: 'J18', node: 0 };
const run: Deed = { type: 'run', routes: [] };
const dividend: Deed = { type: 'dividend', choice: 'pay' };
const buyTrain: Deed = { type: 'buyTrain', train: '2-2' };
const buyTrainFrom: Deed = { type: 'buyTrainFrom', train: '2-2', price: 10 };

/** Track from Richmond through the tunnel to the coalfields (K11). */
const toCoal = (cash = 120, sketch: Parameters<typeof floated>[1] = {}): Table =>
  floated('C&O', { cash, stations: [['K15', 0]], operated: true, ...sketch })
    .tile('K15', '57', 1)
    .tile('K13', '4', 1);
const buyCoal = (frame = 'operatingTurn/C&O'): Deed => ({ type: 'buyCoal', frame });
const coal = (t: Table, owner: string): number => t.s.ext.coal[owner] ?? 0;

describe('8.3 Operating round actions', () => {
  rule('1828:8.3-1', 'home, track, station marker, run, dividend, new trains: in this order', () => {
    const t = toNorfolk(floated('B&O', { cash: 300, trains: ['2-1'] }));
    expect(t.s.stations['B&O']).toEqual([]);
    t.operatingRound();
    expect([t.s.stations['B&O'], t.asks]).toEqual([[{ hex: 'I19', node: 0 }], 'track/B&O']);
    t.does(lay('I21', '9', 1));
    expect(t.asks).toBe('station/B&O');
    t.does(station);
    expect(t.asks).toBe('run/B&O');
    expect(t.runsBest()).toBe(60);
    expect(t.asks).toBe('dividend/B&O');
    t.does(dividend);
    expect(t.asks).toBe('trains/B&O');
    t.does(pass);
    expect(t.s.ext.operatingRound).toBe(2);
  });

  rule('1828:8.3-1', 'nothing can be done ahead of its step', () => {
    const t = bo().company('PRR', { shares: { player2: 6 }, trains: ['2-2'] });
    t.operate('B&O', 'track');
    for (const deed of [
      at('station', station),
      at('run', run),
      at('dividend', dividend),
      at('arrange', { type: 'arrange', trains: [] }),
      at('trains', buyTrain),
      at('trains', buyTrainFrom),
    ]) {
      t.refuses(deed, '1828:8.3-1');
    }
    const erie = floated('ERIE', { cash: 300 }).tile('E15', '59', 0).operate('ERIE', 'home');
    expect(erie.asks).toBe('home/ERIE');
    erie.refuses({ ...lay('F14', '3', 0), frame: 'track/ERIE' }, '1828:8.3-1');
  });

  rule('1828:8.3-1', 'nor can a step be gone back to', () => {
    const t = bo().operate('B&O', 'trains');
    t.refuses(at('run', run), '1828:8.3-1');
    t.refuses(at('dividend', dividend), '1828:8.3.4-6', 'earned nothing');
    t.accepts(buyTrain);
    bo().operate('B&O', 'trains', { revenue: 40 }).refuses(at('dividend', dividend), '1828:8.3-1');
  });

  rule('1828:8.3-2', 'the home marker is placed free of charge when the company first operates', () => {
    const t = floated('B&O', { cash: 50 }).operatingRound();
    expect([t.s.stations['B&O'], t.money('B&O'), t.asks]).toEqual([[{ hex: 'I19', node: 0 }], 50, 'track/B&O']);
    finish(t, 'B&O');
    expect([t.s.ext.operatingRound, t.s.stations['B&O']]).toEqual([2, [{ hex: 'I19', node: 0 }]]);
  });

  rule('1828:8.3-2', 'a system places both homes', () => {
    const t = system('PRR', 'B&O', { cash: 50 });
    expect(t.s.stations['PRR']).toEqual([]);
    t.operatingRound();
    expect([t.s.stations['PRR'], t.money('PRR')]).toEqual([
      [
        { hex: 'H16', node: 0 },
        { hex: 'I19', node: 0 },
      ],
      50,
    ]);
  });

  rule('1828:8.3-3', 'nobody has to build or to place a marker', () => {
    const t = bo().operate('B&O', 'track');
    t.does(pass);
    expect(t.asks).toBe('station/B&O');
    t.does(pass);
    expect([t.asks, t.money('B&O'), Object.keys(t.s.tiles), t.s.stations['B&O']]).toEqual([
      'run/B&O',
      300,
      ['J18'],
      [{ hex: 'I19', node: 0 }],
    ]);
  });

  rule('1828:8.3-4', 'nobody has to buy a train, but for a company that has a route and no train', () => {
    const withTrain = bo().operate('B&O', 'trains').does(pass);
    expect([withTrain.trains('B&O'), withTrain.s.ext.operatingRound]).toEqual([['2-1'], 2]);
    const noRoute = floated('B&O', { cash: 300, stations: [['I19', 0]] });
    expect(noRoute.operate('B&O', 'trains').does(pass).s.ext.operatingRound).toBe(2);
    const bound = bo({ trains: [] }).operate('B&O', 'trains');
    bound.refuses(pass, '1828:8.3.5.1-11');
    bound.does({ type: 'buyTrain', train: '2-1' }).does(pass);
    expect([bound.trains('B&O'), bound.money('B&O'), bound.s.ext.operatingRound]).toEqual([['2-1'], 220, 2]);
    const poor = bo({ trains: [], cash: 79 }).operate('B&O', 'trains').does(pass);
    expect(poor.asks).toBe('emergency/B&O');
    poor.refuses(pass, '1828:8.3.5.2-1');
  });

  rule('1828:8.3-5', 'a coal marker costs $120, from the treasury to the bank', () => {
    const t = toCoal(120).operate('C&O', 'track');
    const bank = t.money('bank');
    t.does(buyCoal());
    expect([t.money('C&O'), t.money('bank') - bank]).toEqual([0, 120]);
    expect([coal(t, 'C&O'), coal(t, 'K11')]).toEqual([1, 1]);
    toCoal(119).operate('C&O', 'track').refuses(buyCoal(), '1828:8.3-5');
  });

  rule('1828:8.3-5', 'one at most, while there are any, and only with track to K11', () => {
    toCoal(300, { coal: 1 }).operate('C&O', 'track').refuses(buyCoal(), '1828:16.1-3');
    const none = toCoal(300).company('NW', { shares: { player2: 6 }, coal: 1 });
    none.company('B&O', { shares: { player3: 6 }, coal: 1 });
    none.operate('C&O', 'track').refuses(buyCoal(), '1828:16.1-4');
    toCoal(300).tile('K13', '4', 0).operate('C&O', 'track').refuses(buyCoal(), '1828:16.1-1');
  });

  rule('1828:8.3-5', 'at any time in its turn', () => {
    const sketch = { trains: ['2-1'] };
    // A way to Washington, where a station marker could be placed.
    const wide = (): Table => toCoal(220, sketch).tile('K17', '8', 1).tile('J18', '57', 0);
    for (const step of ['track', 'station', 'run', 'trains']) {
      const t = wide().operate('C&O', step);
      expect(t.asks).toBe(`${step}/C&O`);
      t.accepts(buyCoal());
    }
    const paying = wide().operate('C&O', 'dividend', { revenue: 30 });
    expect(paying.asks).toBe('dividend/C&O');
    paying.accepts(buyCoal());
    const two = system('C&O', 'B&O', { cash: 300, trains: ['2-1'], stations: [['K15', 0]] });
    two.tile('K15', '57', 1).tile('K13', '4', 1).operate('C&O', 'arrange');
    expect(two.asks).toBe('arrange/C&O');
    two.accepts(buyCoal());
    // Not in the turn of another company.
    const other = toCoal(220)
      .company('PRR', { shares: { player2: 6 } })
      .operate('PRR', 'track');
    other.refuses({ ...buyCoal(), by: 'player1' }, '1828:8.2-7', 'The PRR operates now');
  });

  rule('1828:8.3-6', 'then the next company operates, and after the last one the round is over', () => {
    const t = Table.blank()
      .company('PRR', { price: 79, shares: { player1: 6 } })
      .company('B&O', { price: 71, shares: { player2: 6 } })
      .operatingRound(1, [2]);
    expect([t.asks, t.who]).toEqual(['track/PRR', ['player1']]);
    finish(t, 'PRR');
    expect([t.asks, t.who, t.s.ext.operatingRound]).toEqual(['track/B&O', ['player2'], 1]);
    finish(t, 'B&O');
    expect([t.asks, t.s.ext.operatingRound]).toEqual(['track/PRR', 2]);
    finish(finish(t, 'PRR'), 'B&O');
    expect([t.asks, t.s.ext.operatingRound]).toEqual(['stockTurn/player1', 0]);
  });
});

describe('Questions about coal markers', () => {
  rule('1828:Q27', 'track to the coalfields is enough, although no train may run there yet', () => {
    // From Nashville by J8 and J10, with no other stop on the way.
    const ic = (): Table =>
      floated('IC', { cash: 120, trains: ['2-1'], stations: [['J6', 0]] })
        .tile('J8', '9', 1)
        .tile('J10', '8', 5)
        .operate('IC', 'track');
    expect(ic().does(pass).asks).toBe('pause/IC');
    expect(ic().does(pass).does(pass).asks).toBe('trains/IC');
    const t = ic().does(buyCoal('operatingTurn/IC')).does(pass);
    expect([coal(t, 'IC'), t.asks, t.best().revenue]).toEqual([1, 'run/IC', 50]);
  });

  rule('1828:Q27', 'the track may not lead through a city that others fill', () => {
    // The NW at Norfolk gets to K11 through Richmond.
    const nw = () =>
      floated('NW', { cash: 120, stations: [['K19', 0]], operated: true })
        .tile('K17', '9', 1)
        .tile('K15', '57', 1)
        .tile('K13', '4', 1);
    const deed = buyCoal('operatingTurn/NW');
    nw().operate('NW', 'track').accepts(deed);
    const full = nw().company('C&O', { shares: { player2: 6 }, stations: [['K15', 0]] });
    full.operate('NW', 'track').refuses(deed, '1828:16.1-1');
    const blocked = nw().station('blocking', 'K15');
    blocked.operate('NW', 'track').refuses(deed, '1828:16.1-1');
  });
});
