import { choices } from '@roundhouse/kernel';
import { bestRun, readingsOnSite } from '@roundhouse/rail';
import { title1828 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { line } from '../../../titles/test/1828/line.ts';
import { ANN, asked, BEN, company, followed, minor, pass, player, privately, sell, table } from './small.ts';

type Sketch = Omit<Parameters<ReturnType<typeof table>['company']>[1], 'shares'>;

/** The PRR, of the first player, on a long line of track and at a step of its turn. */
function running(step: string, sketch: Sketch = {}, phase = 'green') {
  const t = line(phase);
  t.set({ readings: readingsOnSite(title1828.readings) });
  return t.company('PRR', { stations: [['H16', 0]], ...sketch, shares: { player1: 6 } }).operate('PRR', step);
}
/** The first tile that could be laid, as the site writes it. */
function firstLay(t: ReturnType<typeof table>, by = 'player1') {
  const [choice] = choices(title1828, t.s, by, { type: 'layTile' });
  const { hex, tile } = choice!.fields as Record<string, string>;
  const { rotation } = choice!.openFields as unknown as { rotation: { values: number[] } };
  return { hex, tile: `${tile}-0`, rotation: rotation.values[0] };
}

describe('Operating turns of 1828, as the site records them', () => {
  test('the Cobourg & Peterborough lays, runs and shares', () => {
    const t = table().private('C&P', 'player2');
    t.set({ stations: { ...t.s.stations, 'C&P': [{ hex: 'C15', node: 0 }] } });
    t.company('OS&H', { shares: { player1: 6 }, stations: [['A15', 0]] });
    const passed = followed(t.operatingRound(), [minor('pass'), pass('OSH')]);
    expect([passed.done, passed.s.cash['player2']]).toEqual([['pass', 'pass'], t.s.cash['player2']]);
    const lay = firstLay(t, 'player2');
    const { s } = followed(t, [minor('lay_tile', lay), minor('run_routes', { routes: [] }), pass('OSH')]);
    expect(s.tiles[lay.hex!]).toMatchObject({ rotation: lay.rotation });
  });

  test('routes stand as the hexes that they pass; a dividend follows', () => {
    const t = running('run', { trains: ['3-1'] });
    const problem = title1828.runProblem(t.s)!;
    const best = bestRun(problem.network, problem.trains, {});
    const hexes = best.routes[0]!.path.filter((point) => point.includes(':n')).map((point) => point.split(':')[0]!);
    const route = {
      train: '3-0',
      connections: [
        ['H20', 'I21', 'I19'],
        ['H16', 'H18', 'H20'],
      ],
      revenue: best.revenue,
    };
    expect(hexes.sort()).toEqual(['H16', 'H20', 'I19']);
    const lines = [company('PRR', 'run_routes', { routes: [route] }), company('PRR', 'dividend', { kind: 'payout' })];
    const { s } = followed(t, lines, (game) => game.trains.set('3-0', '3-1'));
    expect(s.cash['player1']! - t.s.cash['player1']!).toBe((6 * best.revenue) / 10);
    const wrong = { ...route, revenue: 990 };
    expect(() =>
      followed(t, [company('PRR', 'run_routes', { routes: [wrong] })], (game) => game.trains.set('3-0', '3-1')),
    ).toThrow(/^Action 10: run routes by PRR: These routes earn \d+ by the rules and 990 in the file\.$/);
  });

  test('coal, a private with its owner’s consent, and what comes with it', () => {
    const t = running('track', { cash: 400 }).private('E&K', 'player2').private('C&P', 'player2');
    t.set({ stations: { ...t.s.stations, 'C&P': [{ hex: 'C15', node: 0 }] } });
    const { s, done } = followed(t, [
      company('PRR', 'special_buy', { description: 'Coal Marker', cost: 120 }),
      company('PRR', 'buy_company', { company: 'E&K', price: 100 }),
      company('PRR', 'buy_company', { company: 'C&P', price: 80 }),
      privately('E&K', 'lay_tile', { hex: 'E7', tile: '56-0', rotation: 0 }),
      privately('C&P', 'place_token', { city: 'C15-0-0', slot: 0, tokener: 'PRR' }),
    ]);
    expect([s.ext.coal['PRR'], s.cash['PRR'], s.cash['player2']]).toEqual([1, 100, t.s.cash['player2']! + 180]);
    expect([s.tiles['E7'], s.stations['PRR']]).toMatchObject([{ tile: '56' }, [{ hex: 'H16' }, { hex: 'C15' }]]);
    expect(done.slice(0, 3)).toEqual(['buyCoal', 'buyPrivate', 'accept']);
    const left = followed(t, [company('PRR', 'buy_company', { company: 'C&P', price: 80 }), privately('C&P', 'pass')]);
    expect([left.done.at(-1), left.s.stations['blocking']]).toEqual(['pass', [{ hex: 'C15', node: 0 }]]);
  });

  test('a marker is placed in a city of a tile, by the tile’s name', () => {
    const t = running('track', { cash: 400 });
    const lay = company('PRR', 'lay_tile', { hex: 'B22', tile: '9-0', rotation: 2 });
    const token = company('PRR', 'place_token', { city: '14-7-0', slot: 0, tokener: 'PRR' });
    const { s } = followed(t, [pass('PRR'), token], (game) => game.tiles.laid('14-7', 'H20'));
    expect(s.stations['PRR']!.at(-1)).toEqual({ hex: 'H20', node: 0 });
    expect(() => followed(t, [lay])).toThrow(/^Action 10: lay tile by PRR: /);
  });

  test('trains change shells one by one there, and all at once here', () => {
    const t = running('dividend', { trains: ['3-1', '3-2'], cash: 500 });
    t.company('GT', { shares: { player2: 6 } });
    t.trainsGone('2').ext({ systems: { PRR: 'GT' } });
    t.set({
      companies: { ...t.s.companies, GT: { status: 'closed', director: null, operated: true } },
      shares: { ...t.s.shares, GT: { gone: 10 }, PRR: { player1: 5, PRR: 1, ipo: 4 } },
    });
    const { GT: _, ...at } = t.s.market.at;
    t.set({ market: { at, order: ['PRR'] } });
    t.operate('PRR', 'arrange');
    const swap = (train: string) => company('PRR-GT', 'swap_train', { train });
    const lines = [swap('3-0'), swap('3-1'), swap('3-1'), pass('PRR-GT')];
    const bought = company('PRR-GT', 'buy_train', { train: '3-5', price: 160, variant: '3', shell: 'GT' });
    const { s, done } = followed(t, [...lines, bought], (game) => {
      game.trains.set('3-0', '3-1');
      game.trains.set('3-1', '3-2');
    });
    expect([s.trains['3-1'], s.trains['3-2'], done]).toEqual(['GT', 'PRR', ['arrange', 'buyTrain']]);
    expect(Object.values(s.trains).filter((owner) => owner === 'GT')).toHaveLength(2);
  });

  test('a director helps with cash and shares; who cannot goes bankrupt, and the game ends', () => {
    const gone = ['2', '3', '5', '3+D', '6', '8E'];
    const poor = running('trains', { cash: 100 }, 'purple')
      .trainsGone(...gone)
      .cash('player1', 500);
    poor.company('B&O', { price: 167, par: 79, shares: { player1: 4, player2: 5 } });
    const train = company('PRR', 'buy_train', { train: 'D-0', price: 900, variant: 'D' });
    const helped = followed(poor, [sell(ANN, 'B&O_3', 'B&O_4'), train]);
    expect([helped.done, helped.s.cash['player1']]).toEqual([['pass', 'sell', 'buyTrain'], 34]);
    expect(() => followed(poor, [player(ANN, 'bankrupt')])).toThrow(/^Action 10: bankrupt by 11: You can raise/);
    const broke = running('trains', { cash: 100 }, 'purple')
      .trainsGone(...gone)
      .cash('player1', 50);
    for (const line of [player(ANN, 'bankrupt'), company('PRR', 'bankrupt')]) {
      const { s } = followed(broke, [line]);
      expect([s.ended?.reason, s.cash['player1'], asked(s)]).toEqual(['bankruptcy', 0, 'over']);
    }
  });

  test('what a train costs, whose it is, and what cannot be bought', () => {
    const t = running('trains', { cash: 400 })
      .trainsGone('2')
      .company('B&O', { trains: ['3-2'], shares: { player2: 6 } });
    const other = company('PRR', 'buy_train', { train: '3-1', price: 33 });
    const { s, done } = followed(t, [other, pass('PRR')], (game) => game.trains.set('3-1', '3-2'));
    expect([s.trains['3-2'], s.cash['B&O'], done]).toEqual(['PRR', 33, ['buyTrainFrom', 'accept', 'pass']]);
    const wrong = (fields: object) => () => followed(t, [company('PRR', 'buy_train', fields)]);
    expect(wrong({ train: '3-7', price: 150 })).toThrow(/^Action 10: .*costs 160 by the rules and 150/);
    expect(wrong({ train: '6-0', price: 650 })).toThrow(/no 6 train for sale/);
    expect(wrong({ train: '3-7', price: 160, exchange: '3-1' })).toThrow(/cannot be traded in/);
    expect(() => followed(t, [sell(BEN, 'B&O_3')])).toThrow(/^Action 10: sell shares by 22: /);
  });
});
