import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { before, begin, buy, firstOf, ids, kinds, numberOf, owning } from './phases.ts';
import { Table } from './table.ts';

describe('17 Game phases: how they begin', () => {
  const starts = (phase: string): void => {
    const t = before(phase);
    expect(t.s.phase).toBe(ids[numberOf(phase) - 1]);
    t.does(buy(firstOf(kinds[numberOf(phase)]!)));
    expect([t.s.phase, t.events.filter(({ event }) => event === 'phase')]).toEqual([
      phase,
      [{ event: 'phase', phase }],
    ]);
    // The second train of the colour begins nothing.
    expect(t.s.stack.find(({ kind }) => kind === 'operatingRound')).toMatchObject({ begun: [phase] });
  };
  rule('1839:17.2-1', '1839:17.3-1', '1839:17.4-1', 'with the first dark yellow, light green, dark green train', () =>
    ['dark yellow', 'light green', 'dark green'].forEach(starts),
  );
  rule('1839:17.5-1', '1839:17.6-1', '1839:17.7-1', 'with the first blue, light brown, medium brown train', () =>
    ['blue', 'light brown', 'medium brown'].forEach(starts),
  );
  rule('1839:17.8-1', '1839:17.9-1', '1839:17.10-1', 'with the first dark brown, light red, dark red train', () =>
    ['dark brown', 'light red', 'dark red'].forEach(starts),
  );
  rule('1839:17.11-1', '1839:17.12-1', '1839:8.3.5-10', 'with the first gray, purple train, at once', () =>
    ['gray', 'purple'].forEach(starts),
  );
});

describe('17 Game phases: which trains leave', () => {
  rule('1839:17.2-3', '1839:17.3-3', 'none in dark yellow and light green phase', () => {
    expect(begin('dark yellow', owning('2-1')).trains('NRS')).toEqual(['2-1']);
    expect(begin('light green', owning('2-1', '2+1-1')).trains('NRS')).toEqual(['2-1', '2+1-1']);
  });
  rule('1839:17.4-3', '1839:17.5-3', '1839:17.6-4', 'light yellow, dark yellow, light green ones', () => {
    expect(begin('dark green', owning('2-1', '2+1-1')).trains('NRS')).toEqual(['2+1-1']);
    expect(begin('blue', owning('2+1-1', '3-1')).trains('NRS')).toEqual(['3-1']);
    expect(begin('light brown', owning('3-1', '3+-1')).trains('NRS')).toEqual(['3+-1']);
  });
  rule('1839:17.7-3', '1839:17.8-3', 'dark green, blue ones', () => {
    expect(begin('medium brown', owning('3+-1', '4+-1')).trains('NRS')).toEqual(['4+-1']);
    expect(begin('dark brown', owning('4+-1', 'R5-1')).trains('NRS')).toEqual(['R5-1']);
  });

  const ran =
    (...list: string[]) =>
    (t: Table): Table =>
      owning(...list)(t).ext({ ran: list.filter((_, i) => i % 2 === 0) });
  rule('1839:17.9-4', '1839:16.3.2.2-3', 'light brown ones in light red phase, if they have run', () => {
    expect(begin('light red', ran('R5-1', 'R5-2', 'R4+1-1')).trains('NRS')).toEqual(['R5-2', 'R4+1-1']);
  });
  rule('1839:17.10-3', '1839:17.10-4', 'medium brown ones in dark red phase; unrun ones stay for a run', () => {
    expect(begin('dark red', ran('R4+1-1', 'R4+1-2')).trains('NRS')).toEqual(['R4+1-2']);
    expect(begin('dark red', owning('R5-1')).trains('NRS')).toEqual(['R5-1']);
  });
  rule('1839:17.11-5', '1839:17.11-6', '1839:Q54', 'dark brown ones in gray phase; red ones stay, run or not', () => {
    expect(begin('gray', ran('R4-2', 'R4-3')).trains('NRS')).toEqual(['R4-3']);
    expect(begin('gray', ran('PR2+-1', 'PR2+-2')).trains('NRS')).toEqual(['PR2+-1', 'PR2+-2']);
  });
  rule('1839:17.12-3', '1839:17.12-4', 'light and dark red ones in purple phase', () => {
    expect(begin('purple', ran('PR2+-1', 'PR2+-2')).trains('NRS')).toEqual(['PR2+-2']);
    expect(begin('purple', ran('PR3+1-1', 'PR3+1-2')).trains('NRS')).toEqual(['PR3+1-2']);
  });
  rule('1839:16.3.2.2-7', '1839:Q47', 'having run belongs to the train, even if it was sold since', () => {
    const sold = (list: string[]) => begin('light red', (t) => owning('R5-1')(t).ext({ ran: list })).trains('NRS');
    expect([sold(['R5-1']), sold([])]).toEqual([[], ['R5-1']]);
    const t = before('light red', (u) => owning('R5-1', 'R4+1-1')(u).train('R4+1-2', 'ZHESM'));
    t.does({ type: 'buyTrainFrom', train: 'R5-1', price: 1 }).does({ type: 'accept' }).does(buy('PR2+-1'));
    expect(t.trains('ZHESM')).toEqual(['R5-1', 'R4+1-2', 'PR2+-1']);
  });
});

describe('17 Game phases: the train limit', () => {
  /** One train is bought by a company with so many; with one more it is refused. */
  const limit = (phase: string, most: number, id: string, readings = {}): void => {
    const number = numberOf(phase);
    const at = (count: number): Table =>
      Table.blank(3, { readings })
        .phase(phase)
        .trainsGone(...kinds.slice(0, number))
        .train('R4-1', 'DeRtU')
        .company('ZHESM', {
          shares: { player1: 6 },
          cash: 2000,
          operated: true,
          trains: Array.from({ length: count }, (_, i) => `7-${i + 20}`),
        })
        .operating('ZHESM', 'trains');
    const next = buy(firstOf(kinds[number]!));
    at(most - 1).accepts(next);
    at(most).refuses(next, id, `${most} trains`);
  };
  rule('1839:17.1-4', '1839:17.2-4', '1839:17.3-4', 'three in the yellow phases and in light green', () => {
    limit('light yellow', 3, '1839:17.1-4');
    limit('dark yellow', 3, '1839:17.2-4');
    limit('light green', 3, '1839:17.3-4');
  });
  rule('1839:17.4-5', '1839:17.5-5', '1839:17.6-6', 'three in dark green, blue and light brown', () => {
    limit('dark green', 3, '1839:17.4-5');
    limit('blue', 3, '1839:17.5-5');
    limit('light brown', 3, '1839:17.6-6');
  });
  rule('1839:17.7-5', '1839:17.8-5', '1839:17.10-10', 'three in medium and dark brown, two in dark red', () => {
    limit('medium brown', 3, '1839:17.7-5');
    limit('dark brown', 3, '1839:17.8-5');
    limit('dark red', 2, '1839:17.10-10');
  });
  rule('1839:4-40', 'three up to light red phase and two from dark red on, for all companies at once', () => {
    const three = owning('7-20', '7-21', 'R5-4');
    for (const phase of ids.slice(1, numberOf('dark red')))
      expect([phase, begin(phase, three).asks]).toEqual([phase, 'trains/ZHESM']);
    expect(begin('dark red', three).asks).toBe('discard/NRS');
    // Nobody has more than two any more, and two may stay.
    for (const phase of ids.slice(numberOf('dark red')))
      expect([phase, begin(phase, owning('7-20', '7-21')).asks]).toEqual([phase, 'trains/ZHESM']);
  });
  rule('1839:17.11-8', '1839:17.12-6', 'two in gray and purple', () => {
    limit('gray', 2, '1839:17.11-8');
    limit('purple', 2, '1839:17.12-6');
  });
  rule('1839:17.9-7', '1839:Q3', 'in light red three, or two where that is agreed', () => {
    limit('light red', 3, '1839:17.9-7');
    limit('light red', 2, '1839:17.9-7', { lightRedLimit: 'two' });
  });
});

describe('17.10 Dark red phase: Locals become Majors', () => {
  const local =
    (id: string, price: number, more = {}) =>
    (t: Table): Table =>
      t.company(id, { shares: { player2: 6 }, price, trains: [], operated: true, ...more });
  const all =
    (...list: ((t: Table) => Table)[]) =>
    (t: Table): Table =>
      list.reduce((u, one) => one(u), t);
  const where = (t: Table, id: string): string => `${t.s.market.at[id]!.grid} ${t.price(id)}`;

  rule('1839:17.10-6', '1839:17.10-7', '1839:17.10-8', 'ƒ46, ƒ55 and ƒ65 become ƒ43, ƒ51 and ƒ61', () => {
    const t = begin('dark red', all(local('L1', 46), local('L2', 55), local('L3', 65)));
    expect(['L1', 'L2', 'L3'].map((id) => where(t, id))).toEqual(['major 43', 'major 51', 'major 61']);
    const light = begin('light red', local('L1', 46));
    expect(where(light, 'L1')).toBe('local 46');
  });
  rule('1839:17.10-9', 'Locals at other prices stay', () => {
    const t = begin('dark red', all(local('L1', 38), local('L2', 10)));
    expect([where(t, 'L1'), where(t, 'L2')]).toEqual(['local 38', 'local 10']);
  });
  rule('1839:17.10-12', '1839:Q56', 'those that have not floated or not operated, too, and the buyer itself', () => {
    const t = begin('dark red', all(local('L1', 46, { shares: { player2: 3 } }), local('L2', 55, { operated: false })));
    expect([where(t, 'L1'), where(t, 'L2')]).toEqual(['major 43', 'major 51']);
    const own = Table.blank()
      .phase('light red')
      .trainsGone(...kinds.slice(0, numberOf('dark red')))
      .train('R4-1', 'DeRtU')
      .company('L4', { shares: { player1: 6 }, cash: 300, price: 65, operated: true })
      .operating('L4', 'trains');
    own.does(buy('PR3+1-1'));
    expect([where(own, 'L4'), own.asks]).toEqual(['major 61', 'trains/L4']);
    // Floated after it, it pays for its first train.
    const late = local('L5', 51, { operated: false, cash: 1000 })(
      Table.blank().phase('dark red').train('R4-1', 'DeRtU'),
    ).endRound();
    expect([late.trains('L5'), late.money('L5')]).toEqual([['2-1'], 920]);
  });
  rule('1839:17.10-13', '1839:Q57', 'only then, and what comes to such a price later stays Local', () => {
    const t = begin('gray', local('L1', 46));
    expect(where(t, 'L1')).toBe('local 46');
  });
  rule(
    '1839:17.10-14',
    '1839:Q58',
    'in operating order, under the markers that are there, and nobody operates twice',
    () => {
      const t = begin('dark red', all(local('L1', 46), local('L2', 46), local('NRS', 43), local('L3', 65)));
      expect(t.title.operatingOrder(t.s)).toEqual(['L3', 'NRS', 'L1', 'L2', 'ZHESM']);
    },
  );
  rule(
    '1839:Q48',
    '1839:17.10-14',
    'trains over the limit go in the order after it, converted Locals among Majors',
    () => {
      const full = (n: number) => ({ trains: [`7-${n}`, `7-${n + 1}`, `R5-${n}`] });
      const t = begin('dark red', all(local('L1', 46, full(1)), local('NRS', 40, full(3))));
      expect(t.asks).toBe('discard/L1');
      t.does({ type: 'discard', train: 'R5-1' });
      expect(t.asks).toBe('discard/NRS');
    },
  );
});

describe('Q65 Ranks that were emptied unbought', () => {
  rule('1839:Q65', 'take effect with the next that is bought, in their order', () => {
    const t = before('light red', (u) =>
      owning(
        '4+-1',
        'R5-1',
      )(u)
        .phase('medium brown')
        .trainsGone('R4')
        .train('R4-1', 'DeRtU')
        .private('DeRtU', 'player3'),
    );
    t.does(buy('PR2+-1'));
    expect(t.s.phase).toBe('light red');
    // Blue ones went with dark brown; the light brown one has not run.
    expect([t.trains('NRS'), t.s.trains['R4-1'], t.s.privates['DeRtU']]).toEqual([['R5-1'], 'player3', 'gone']);
    expect(t.s.stack.find(({ kind }) => kind === 'operatingRound')).toMatchObject({
      begun: ['dark brown', 'light red'],
    });
  });
});
