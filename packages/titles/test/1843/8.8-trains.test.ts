import { describe, expect } from 'vitest';
import { material } from '../../src/1843/material.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const buy = (train: string, face?: string, more: object = {}) => ({
  type: 'buyTrain',
  train,
  ...(face === undefined ? {} : { face }),
  ...more,
});
const buyFrom = (train: string, price: number, more: object = {}) => ({ type: 'buyTrainFrom', train, price, ...more });
const kinds = ['yellow', 'green', 'blue', 'brown', 'red', 'gray'];
/** A company at its train step, in a phase with the colours before it gone from the supply. */
const shopping = (
  phase: string,
  sketch: { cash?: number; trains?: readonly string[] } = {},
  setup: (t: Table) => Table = (t) => t,
): Table => {
  const { cash = 2000, trains = [] } = sketch;
  const t = Table.blank().phase(phase);
  if (phase !== 'gray') t.trainsGone(...kinds.slice(0, kinds.indexOf(phase)));
  t.company('SO', { shares: { player1: 6 }, cash, trains, stations: [['H7', 0]], operated: true });
  return setup(t).operate('SO', 'trains');
};
const faces = (t: Table, all: Readonly<Record<string, string>>): Table => {
  for (const [train, face] of Object.entries(all)) t.face(train, face);
  return t;
};

describe('8.8.1 Train purchasing', () => {
  rule('1843:8.8.1-2', '1843:8.8.1-5', 'either side of a certificate of the supply, for what stands on it', () => {
    const t = shopping('yellow');
    expect(t.choices('buyTrain').map(({ fields }) => fields['face'])).toEqual(['2+1', '2×2 or 3+1']);
    t.does(buy('yellow-1', '2×2 or 3+1'));
    expect([t.money('SO'), t.s.trains['yellow-1'], t.s.faces]).toEqual([1800, 'SO', { 'yellow-1': '2×2 or 3+1' }]);
    shopping('yellow', { cash: 199 })
      .accepts(buy('yellow-1', '2+1'))
      .refuses(buy('yellow-1', '2×2 or 3+1'), '1843:8.8.1-2');
  });

  rule('1843:13.2-8', '1843:13.2-9', '1843:13.2-10', 'yellow, green and blue certificates', () => {
    const prices = (phase: string) =>
      material.trains
        .filter(({ certificate }) => certificate === phase)
        .map(({ id, price, count, rusts }) => [id, price, count, rusts]);
    expect(prices('yellow').slice(0, 2)).toEqual([
      ['2+1', 125, 6, 'blue'],
      ['2×2 or 3+1', 200, 6, 'blue'],
    ]);
    expect(prices('green')).toEqual([
      ['4+1', 300, 7, 'brown'],
      ['3/5×2', 500, 7, 'brown'],
    ]);
    expect(prices('blue')).toEqual([
      ['5+2', 350, 7, 'red'],
      ['4/6×2', 600, 7, 'red'],
    ]);
  });

  rule('1843:13.2-11', '1843:13.2-12', '1843:13.2-13', 'brown, red and gray ones', () => {
    const { trains } = material;
    const card = (name: string) => trains.find(({ id }) => id === name)!;
    expect(
      ['5E', '5/7×2', '8E', 'Electric'].map((name) => [name, card(name).price, card(name).count, card(name).rusts]),
    ).toEqual([
      ['5E', 400, 6, 'gray'],
      ['5/7×2', 700, 6, 'gray'],
      ['8E', 500, 6, 'gray'],
      ['Electric', 900, 18, undefined],
    ]);
  });

  rule('1843:8.8.1-4', '1843:15.1-1', 'colour by colour', () => {
    const t = shopping('yellow')
      .accepts(buy('yellow-1', '2+1'))
      .refuses(buy('green-1', '4+1'), '1843:8.8.1-4', '“2+1”, “2×2 or 3+1”');
    t.trainsGone('yellow').accepts(buy('green-1', '4+1')).refuses(buy('blue-1', '5+2'), '1843:8.8.1-4');
  });

  rule('1843:Q31', '1843:8.8.2-8', 'the pool sells the side that a certificate had', () => {
    const t = shopping('green', {}, (u) => u.train('green-2', 'pool').face('green-2', '3/5×2'));
    t.refuses(buy('green-2', '4+1'), '1843:8.8.1-4').does(buy('green-2'));
    expect([t.money('SO'), t.s.faces]).toEqual([1500, { 'green-2': '3/5×2' }]);
  });

  rule(
    '1843:8.8.1-3',
    '1843:Q31',
    'from another company for 1fr or more, if both directors agree, on the side it has',
    () => {
      const other = (t: Table): Table =>
        t.company('OU', { shares: { player2: 6 }, trains: ['green-1'] }).face('green-1', '3/5×2');
      const t = shopping('green', { cash: 100 }, other);
      t.refuses(buyFrom('green-1', 0), '1843:8.8.1-3', 'at least 1fr')
        .refuses(buyFrom('green-1', 101), '1843:8.8.1-3', 'only 100fr')
        .refuses(buyFrom('green-2', 1), '1843:8.8.1-3', 'another company’s train')
        .does(buyFrom('green-1', 7));
      expect([t.asks, t.who]).toEqual(['offer/green-1', ['player2']]);
      t.does({ type: 'accept' });
      expect([t.s.trains['green-1'], t.s.faces, t.money('SO'), t.money('OU')]).toEqual([
        'SO',
        { 'green-1': '3/5×2' },
        93,
        7,
      ]);
      const declined = shopping('green', { cash: 100 }, other).does(buyFrom('green-1', 7)).does({ type: 'decline' });
      declined.refuses(buyFrom('green-1', 7), '1843:8.8.1-3').accepts(buyFrom('green-1', 8));
    },
  );

  rule('1843:8.8.1-1', 'the limit is that before the phase that the purchase starts', () => {
    const own = (count: number) => ['yellow-1', 'yellow-2', 'yellow-3', 'yellow-4'].slice(0, count);
    const at = (count: number): Table =>
      shopping('green', { trains: own(count) }, (t) =>
        faces(t.trainsGone('green'), Object.fromEntries(own(count).map((train) => [train, '2+1']))),
      );
    at(3).accepts(buy('blue-1', '5+2'));
    at(4).refuses(buy('blue-1', '5+2'), '1843:8.8.1-1');
  });
});

describe('8.8.2 Train limit', () => {
  /** So many certificates, these of them doubles, of the colour of the phase. */
  const holding = (phase: string, count: number, doubles = 0): Table => {
    const names: Record<string, [string, string?]> = {
      yellow: ['2+1'],
      green: ['4+1', '3/5×2'],
      blue: ['5+2', '4/6×2'],
      brown: ['5E', '5/7×2'],
    };
    const own = Array.from({ length: count }, (_, i) => `${phase}-${i + 1}`);
    return shopping(phase, { trains: own }, (t) =>
      names[phase]
        ? faces(t, Object.fromEntries(own.map((train, i) => [train, names[phase]![i < doubles ? 1 : 0]!])))
        : t,
    );
  };
  const next = (phase: string, count: number) =>
    buy(`${phase}-${count + 1}`, { yellow: '2+1', green: '4+1', blue: '5+2', brown: '5E' }[phase]);

  rule('1843:15.1-4', '1843:15.2-3', '1843:15.3-4', '4/4 in yellow and green phase, 3/3 in blue', () => {
    for (const [phase, most, id] of [
      ['yellow', 4, '15.1-4'],
      ['green', 4, '15.2-3'],
      ['blue', 3, '15.3-4'],
    ] as const) {
      holding(phase, most - 1).accepts(next(phase, most - 1));
      holding(phase, most).refuses(next(phase, most), `1843:${id}`);
    }
  });

  rule('1843:15.4-4', '1843:15.5-3', '1843:15.6-5', '3/2 in brown phase, 2/2 in red and gray', () => {
    holding('brown', 1, 1).accepts(next('brown', 1));
    holding('brown', 2, 1).refuses(next('brown', 2), '1843:15.4-4');
    for (const [phase, id] of [
      ['red', '15.5-3'],
      ['gray', '15.6-5'],
    ] as const) {
      holding(phase, 1).accepts(next(phase, 1));
      holding(phase, 2).refuses(next(phase, 2), `1843:${id}`);
    }
  });

  rule('1843:8.8.2-1', '1843:8.8.2-2', 'both limits hold: an “×2” is two trains in one certificate', () => {
    holding('green', 2, 1).accepts(buy('green-3', '4+1'));
    holding('green', 2, 2).refuses(buy('green-3', '4+1'), '1843:8.8.2-1');
    holding('green', 3, 1).refuses(buy('green-4', '4+1'), '1843:8.8.2-1');
    holding('brown', 2).refuses(next('brown', 2), '1843:8.8.2-1');
  });

  rule('1843:8.8.2-3', 'a “2×2 or 3+1” counts as one train where that helps', () => {
    const own = ['yellow-1', 'yellow-2', 'yellow-3'];
    const t = shopping('yellow', { trains: own }, (u) =>
      faces(u, Object.fromEntries(own.map((train) => [train, '2×2 or 3+1']))),
    );
    t.accepts(buy('yellow-4', '2×2 or 3+1'));
  });

  /** The SO has these; somebody else buys the first train of the next colour. */
  const change = (phase: string, own: Readonly<Record<string, string>>, by = 'SO'): Table => {
    const next = kinds[kinds.indexOf(phase) + 1]!;
    const t = shopping(phase, { trains: Object.keys(own) }, (u) =>
      faces(u.trainsGone(phase).company('OU', { price: 67, shares: { player2: 6 }, cash: 2000, operated: true }), own),
    );
    for (const train of Object.keys(own)) t.train(train, 'SO');
    t.operate(by, 'trains');
    return t.does(buy(`${next}-1`, { green: '4+1', blue: '5+2', brown: '5E' }[next]));
  };

  rule(
    '1843:8.8.2-4',
    '1843:8.8.2-6',
    '1843:Q33',
    'a new phase asks who is over a limit, from the company on turn',
    () => {
      const own = { 'green-1': '3/5×2', 'green-2': '3/5×2' };
      const t = change('green', own, 'OU');
      expect([t.s.phase, t.asks, t.who]).toEqual(['blue', 'discard/SO', ['player1']]);
      t.refuses({ type: 'discard', train: 'blue-1' }, '1843:8.8.2-6').does({ type: 'discard', train: 'green-2' });
      expect([t.s.trains['green-2'], t.s.faces?.['green-2'], t.asks]).toEqual(['pool', '3/5×2', 'trains/OU']);
    },
  );

  rule(
    '1843:8.8.2-7',
    '1843:8.8.2-9',
    '1843:Q32',
    'an “×2” may be turned over instead, never back and never to make room',
    () => {
      const own = { 'green-1': '3/5×2', 'green-2': '3/5×2' };
      const t = change('green', own, 'OU');
      t.does({ type: 'turnOver', train: 'green-2', face: '4+1' });
      expect([t.s.faces?.['green-2'], t.s.trains['green-2'], t.asks]).toEqual(['4+1', 'SO', 'trains/OU']);
      const three = change('green', { 'green-1': '3/5×2', 'green-2': '4+1', 'green-3': '4+1' }, 'OU');
      three.accepts({ type: 'turnOver', train: 'green-1', face: '4+1' });
      three.refuses({ type: 'turnOver', train: 'green-3', face: '3/5×2' }, '1843:8.8.2-9');
      holding('green', 3, 1).refuses({ type: 'turnOver', train: 'green-1', face: '4+1' }, '1843:8.8.2-9');
    },
  );

  rule('1843:Q33', '1843:8.8.2-6', 'one after the other in operating order, from the company on turn round', () => {
    const t = Table.blank().phase('green').trainsGone('yellow', 'green');
    const owners = { SO: [5, 5], OU: [5, 4], EST: [5, 3], NOR: [5, 2] } as const;
    let next = 1;
    for (const [id, cell] of Object.entries(owners)) {
      const trains = Array.from({ length: id === 'OU' ? 1 : 2 }, () => `green-${next++}`);
      t.company(id, { cell, shares: { player1: 6 }, cash: 400, trains, operated: true });
      for (const train of trains) t.face(train, '3/5×2');
    }
    const asked: string[] = [];
    t.operate('EST', 'trains').refuses(buy('blue-1', '5+2'), '1843:8.8.1-1');
    t.operate('OU', 'trains').does(buy('blue-1', '5+2'));
    for (; t.asks.startsWith('discard'); t.does({ type: 'discard', train: t.trains(t.asks.slice(8))[0]! }))
      asked.push(t.asks);
    // The OU itself has three trains in two certificates now.
    expect([asked, t.asks]).toEqual([['discard/EST', 'discard/NOR', 'discard/SO'], 'trains/OU']);
    const middle = change('green', { 'green-1': '3/5×2', 'green-2': '4+1' }, 'SO');
    expect(middle.asks).toBe('discard/SO');
  });

  rule('1843:Q33', 'a train just bought may go as well', () => {
    const t = change('green', { 'green-1': '3/5×2', 'green-2': '4+1' });
    expect(t.asks).toBe('discard/SO');
    t.accepts({ type: 'discard', train: 'blue-1' });
  });
});

describe('8.8.1 the duty to own a train', () => {
  const withRoute = (t: Table): Table => t.tile('H7', '57', 0).tile('G8', '55', 0);

  rule(
    '1843:8.8.1-16',
    '1843:Q47',
    'with a route of two stops a company must own a train at the end of its step',
    () => {
      const pass = { type: 'pass' };
      shopping('green', { cash: 300 }, withRoute).refuses(pass, '1843:8.8.1-16');
      shopping('green', { cash: 300, trains: ['green-1'] }, (t) => withRoute(t).face('green-1', '4+1')).accepts(pass);
      shopping('green', { cash: 300 }).accepts(pass);
    },
  );

  rule('1843:8.8.1-17', '1843:8.8.3-1', 'without the money for the cheapest it comes to emergency buying', () => {
    const t = shopping('green', { cash: 299 }, withRoute).does({ type: 'pass' });
    expect(t.asks).toBe('emergency/SO');
  });
});

describe('8.8.1 rusted trains in gray phase', () => {
  const gray = (own: Readonly<Record<string, string>> = {}, cash = 2000, more: (t: Table) => Table = (t) => t): Table =>
    shopping('gray', { cash, trains: Object.keys(own) }, (t) => more(faces(t, own)));

  rule(
    '1843:8.8.1-7',
    '1843:8.8.1-8',
    '1843:8.8.1-9',
    'all single trains are on sale at once, yellow ones as 2+1 or 3+1',
    () => {
      const names = gray()
        .choices('buyTrain')
        .map(({ fields }) => [fields['train'], fields['face']]);
      expect(names).toEqual([
        ['yellow-1', '2+1'],
        ['yellow-1', '3+1'],
        ...['green-1', 'blue-1', 'brown-1', 'red-1', 'gray-1'].map((train) => [train, undefined]),
      ]);
    },
  );

  rule('1843:Q43', '1843:13.2-14', 'or as 2+1 only, where the game is played by table 5', () => {
    const t = Table.blank(3, { readings: { rustedYellow: 'single-side' } }).phase('gray');
    t.company('SO', { shares: { player1: 6 }, cash: 2000, stations: [['H7', 0]] }).operate('SO', 'trains');
    expect(t.choices('buyTrain').filter(({ fields }) => fields['train'] === 'yellow-1')).toHaveLength(1);
    const either = gray().does(buy('yellow-1', '3+1'));
    expect(either.title.runProblemOf(either.s, 'SO').trains.map(({ id }) => id)).toEqual(['yellow-1:3+1']);
  });

  rule(
    '1843:13.2-15',
    '1843:13.2-16',
    '1843:13.2-17',
    'green, blue and brown ones cost what stands on their single side',
    () => {
      for (const [train, price] of [
        ['green-1', 300],
        ['blue-1', 350],
        ['brown-1', 400],
      ] as const) {
        expect(gray().does(buy(train)).money('SO')).toBe(2000 - price);
      }
    },
  );

  rule('1843:13.2-18', '1843:15.6-3', 'red ones 500fr, and all run by their type', () => {
    const t = gray().does(buy('red-1'));
    expect([t.money('SO'), t.title.runProblemOf(t.s, 'SO').trains[0]]).toMatchObject([
      1500,
      { kind: '8E', pays: { best: 8 } },
    ]);
  });

  rule('1843:8.8.1-12', 'one for a company', () => {
    gray().accepts(buy('red-1'));
    gray({ 'green-1': '4+1' }).refuses(buy('red-1'), '1843:8.8.1-12').accepts(buy('gray-1'));
  });

  rule('1843:8.8.1-13', '1843:8.8.1-11', 'it counts for the limit, and is sold between companies as usual', () => {
    gray({ 'green-1': '4+1', 'gray-1': 'Electric' }).refuses(buy('gray-2'), '1843:15.6-5');
    const other = (t: Table): Table => t.company('OU', { shares: { player2: 6 }, trains: ['red-1'] });
    gray({}, 2000, other).accepts(buyFrom('red-1', 1));
  });

  rule('1843:8.8.1-14', '1843:Q44', 'it does not fulfil the duty', () => {
    const route = (t: Table): Table => t.tile('H7', '57', 0).tile('G8', '55', 0);
    const t = gray({ 'green-1': '4+1' }, 100, route).does({ type: 'pass' });
    expect(t.asks).toBe('emergency/SO');
    gray({ 'green-1': '4+1' }, 900, route).refuses({ type: 'pass' }, '1843:8.8.1-16');
  });

  rule('1843:8.8.1-15', '1843:Q46', 'it is given back only for a larger one at once', () => {
    const t = gray({ 'green-1': '4+1' });
    t.refuses({ type: 'discard', train: 'green-1', frame: 'discard/SO' }, '1843:8.8.1-15', 'larger one');
    t.refuses({ type: 'discard', train: 'gray-1', frame: 'discard/SO' }, '1843:8.8.2-6');
    t.refuses(buy('yellow-1', '2+1', { instead: 'green-1' }), '1843:8.8.1-15');
    t.does(buy('blue-1', undefined, { instead: 'green-1' }));
    expect([t.s.trains['green-1'], t.s.trains['blue-1'], t.s.faces]).toEqual(['depot', 'SO', { 'blue-1': '5+2' }]);
    gray({ 'yellow-2': '2+1' }).accepts(buy('yellow-1', '3+1', { instead: 'yellow-2' }));
    gray({ 'yellow-2': '3+1' }).refuses(buy('yellow-1', '2+1', { instead: 'yellow-2' }), '1843:8.8.1-15');
    gray({ 'yellow-2': '2+1' }).refuses(buy('yellow-1', '2+1', { instead: 'yellow-2' }), '1843:8.8.1-15');
  });

  rule('1843:8.8.1-15', '1843:8.8.1-11', 'also for one of another company, when its director agrees', () => {
    const other = (t: Table): Table => t.company('OU', { shares: { player2: 6 }, trains: ['red-1'] });
    const t = gray({ 'green-1': '4+1' }, 50, other).does(buyFrom('red-1', 50, { instead: 'green-1' }));
    t.refuses(buyFrom('red-1', 50, { frame: 'trains/SO', by: 'player1' }), 'table:stale');
    expect([t.asks, t.s.trains['green-1']]).toEqual(['offer/red-1', 'SO']);
    expect(t.question).toMatch(/^Sell an 8E train to the /);
    const declined = gray({ 'green-1': '4+1' }, 50, other).does(buyFrom('red-1', 49, { instead: 'green-1' }));
    declined.does({ type: 'decline' });
    expect([declined.s.trains['green-1'], declined.trains('SO')]).toEqual(['SO', ['green-1']]);
    t.does({ type: 'accept' });
    expect([t.trains('SO'), t.s.trains['green-1'], t.money('OU')]).toEqual([['red-1'], 'depot', 50]);
    t.refuses(buy('green-1', undefined, { instead: 'red-1' }), '1843:8.8.1-15');
  });

  rule('1843:Q45', 'a company may buy one before its director has to help', () => {
    const route = (t: Table): Table => t.tile('H7', '57', 0).tile('G8', '55', 0);
    const t = gray({}, 600, route).does(buy('red-1')).does({ type: 'pass' });
    expect([t.asks, t.money('SO')]).toEqual(['emergency/SO', 100]);
  });
});
