import { describe, expect, test } from 'vitest';
import { distanceFee, feePath } from '../../src/1820/06-stock-round/6.6.2-distance.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const pass: Deed = { type: 'pass' };
const found = (company = 'LSR', size = 5, price = 55): Deed => ({ type: 'found', company, size, price });
const place = (hex: string, tile?: string, rotation?: number, node = 0): Deed => ({
  type: 'place',
  hex,
  node,
  ...(tile === undefined ? {} : { tile, rotation }),
});
const keep: Deed = { type: 'keepMarker' };
const allot = (owner: string, count: number): Deed => ({ type: 'allot', owner, count });
const propose: Deed = { type: 'proposeFloat' };
const back: Deed = { type: 'takeBack' };
const frame = (of: string) => ({ kind: 'float', of, plan: null, spots: [], placed: false, buyers: {}, declined: {} });

/** A lobby of player1 is being resolved: everybody has £1000, two have a cousin with £300. */
const floating = (colour = 'yellow', prepare: (t: Table) => Table = (t) => t, wish = {}): Table => {
  const t = Table.blank(3, wish).cousin('BI', 'player1', 300).cousin('CBV', 'player2', 300).colour(colour);
  for (const player of t.s.ext.order) t.cash(player, 1000);
  const round = { turn: 'player1', last: null, sold: {}, quiet: 3, resolved: true, cards: [], lobbies: [] };
  return prepare(t).frames(
    { kind: 'course' },
    { kind: 'stockRound', ...round, floatTiles: [] },
    { kind: 'lobbies' },
    frame('player1'),
  );
};
/** At the sale of shares, with a marker in Dover (a big city). */
const placed = (t = floating()): Table =>
  t
    .does(found())
    .does(place('O17', '149', 0))
    .does(keep);
const floated = (t = placed()): Table => t.does(allot('player1', 2)).does(propose);

describe('6.6.1 Resolving lobbies overview', () => {
  rule(
    '1820:6.6.1-1',
    '1820:6.6.1-2',
    '1820:6.6.1-3',
    'the largest first; its money is lost, its owner may float or pass',
    () => {
      const t = Table.blank().cash('lobbies', 130);
      const lobbies = [
        { of: 'player2', amount: 60 },
        { of: 'player1', amount: 50 },
        { of: 'player2', amount: 20 },
      ];
      t.stockTurn('player1', { lobbies, quiet: 3 });
      expect([t.asks, t.money('lobbies'), t.round.lobbies.length]).toEqual(['float/player2', 70, 2]);
      expect(t.does(pass).asks).toBe('float/player1');
      t.does(pass).does(pass);
      expect([t.asks, t.money('lobbies')]).toEqual(['stockTurn/player1', 0]);
    },
  );
});

describe('6.6.2 Float a new public company: the company', () => {
  rule('1820:6.6.2-1', '1820:10.5-5', 'a company not in use, with a share-count of the chart', () => {
    const t = floating('blue', (table) => table.company('N&PR', { shares: { player1: 4 } }));
    t.refuses(found('N&PR', 10), '1820:6.6.2-1').refuses(found('LSR', 1), '1820:6.6.2-1');
    t.refuses(found('LSR', 7), '1820:6.6.2-1').refuses(found('LSR', 5), '1820:10.5-5', '10 or 20');
    t.accepts(found('LSR', 10)).accepts(found('LSR', 20));
    t.does(found('LSR', 20)).refuses(found('M&BR', 20), '1820:6.6.2-1');
  });

  rule('1820:2-1', 'thirty companies, so at most thirty at once', () => {
    const t = floating();
    expect(t.choices('found').length).toBe(30);
    t.accepts(found('LSR'));
    const gone = { ...t.s.companies, LSR: { status: 'closed', director: null, operated: false } as const };
    t.set({ companies: gone }).refuses(found('LSR'), '1820:6.6.2-1');
    t.refuses({ ...found(), company: 'XYZ' }, 'table:malformed');
  });

  rule('1820:6.6.2-3', '1820:5-11', 'a par price of the phase, below those already there', () => {
    floating()
      .refuses(found('LSR', 5, 78), '1820:5-11', '£71')
      .refuses(found('LSR', 5, 70), '1820:6.6.2-3')
      .accepts(found('LSR', 5, 71));
    floating('green')
      .accepts(found('LSR', 5, 78))
      .refuses(found('LSR', 5, 105), '1820:5-11');
    const t = floated(
      placed(floating('yellow', (table) => table.company('N&PR', { shares: { player3: 4 }, price: 55 }))),
    );
    expect([t.price('LSR'), t.title.operatingOrder(t.s)]).toEqual([55, ['N&PR', 'LSR']]);
  });

  rule('1820:6.6.2-2', 'charter, two markers, all shares in its treasury', () => {
    const t = floated();
    expect(t.s.ext.charters['LSR']).toMatchObject({ size: 5, markers: 1, loans: 0, floated: 2 });
    expect([t.shares('LSR', 'LSR'), t.shares('LSR', 'player1'), t.shares('LSR', 'unused')]).toEqual([3, 2, 45]);
    expect([t.money('LSR'), t.money('player1'), t.s.stations['LSR']]).toEqual([110, 890, [{ hex: 'O17', node: 0 }]]);
  });
});

describe('6.6.2 Float a new public company: its markers', () => {
  rule('1820:6.6.2-4', 'one or two in open circles', () => {
    const t = floating('yellow', (table) =>
      table.tile('G7', '150', 0).company('N&PR', { shares: { player3: 4 }, stations: [['G7', 0]] }),
    );
    t.refuses(place('O17', '149', 0), '1820:6.6.2-4')
      .does(found())
      .refuses(keep, '1820:6.6.2-4');
    t.refuses(place('G7'), '1820:6.6.2-4')
      .does(place('O17', '149', 0))
      .accepts(keep)
      .accepts(place('N18', '6', 0));
  });

  rule('1820:6.6.2-5', '1820:6.6.2-8', 'on a tile that lies there, or on a yellow one placed now, for nothing', () => {
    const t = floating('yellow', (table) => table.tile('G7', '150', 0)).does(found());
    t.accepts(place('G7'))
      .refuses(place('A7', '57', 0), '1820:11-3')
      .refuses({ type: 'place', hex: 'B6', node: 0, tile: '57' }, '1820:6.6.2-5')
      .does(place('B6', '57', 1))
      .does(keep);
    t.does(allot('player1', 2)).does(propose);
    // Preston lies on a river of £40.
    expect([t.money('player1'), t.s.tiles['B6']]).toEqual([890, { tile: '57', rotation: 1 }]);
  });

  rule('1820:6.6.2-5', 'under the limits of 12.3', () => {
    const t = floating('green', (table) => table.tile('G9', '9', 1)).does(found('LSR', 10));
    const refused: readonly (readonly [Deed, string])[] = [
      [place('J2', '57', 0), '12.3.1.1-8'],
      [place('K1', '57', 0), '12.3.1.1-10'],
      [place('G9', '14', 1), '12.3.1-4'],
      [place('G7', '57', 1), '12.3.3.1-1'],
      [place('N18', '149', 0), '12.3.3.2-1'],
      [place('L16', '6', 0), '12.3.1.1-5'],
      [place('D16', '6', 3), '12.3.1.1-10'],
      [place('G11', '4', 1), '6.6.2-4'],
      [place('G11', '57', 1, 1), '6.6.2-4'],
    ];
    for (const [deed, id] of refused) t.refuses(deed, `1820:${id}`);
    t.refuses(place('C15', '4', 1), '1820:6.6.2-4', 'city circle');
    t.accepts(place('D16', '57', 1));
  });

  rule('1820:6.6.2-17', '1820:Q22', 'not in a printed circle without a tile, and not in Chatham', () => {
    const t = floating().does(found());
    t.refuses(place('O17'), '1820:6.6.2-17', 'Dover').refuses(place('M15'), '1820:6.6.2-17', 'Chatham');
    t.accepts(place('O17', '149', 0));
  });

  rule('1820:6.6.2-9', 'not in London', () => {
    floating()
      .does(found())
      .refuses(place('M13'), '1820:6.6.2-9')
      .accepts(place('O17', '149', 0));
  });

  /** Preston full of another company, and the first upgrade that opens a circle there. */
  const full = (colour: string, floatTiles: string[] = []): Table => {
    const t = floating(colour, (table) =>
      table.tile('B6', '57', 1).company('N&PR', { size: 10, shares: { player3: 4 }, stations: [['B6', 0]] }),
    );
    const round = { ...t.round, floatTiles };
    t.frames({ kind: 'course' }, round, { kind: 'lobbies' }, frame('player1'));
    return t.does(found('LSR', colour === 'yellow' ? 5 : 10));
  };
  const upgrade = (): Deed => {
    const found = full('green')
      .choices('place')
      .find(({ fields }) => fields['hex'] === 'B6')!;
    const { values } = found.openFields['rotation'] as unknown as { values: number[] };
    return place('B6', found.fields['tile'] as string, values[0]);
  };

  rule('1820:6.6.2-6', 'or in a circle that an upgrade of the phase makes', () => {
    full('yellow').refuses(upgrade(), '1820:6.6.2-6', 'yellow phase');
    const t = full('green').does(upgrade()).does(keep).does(allot('player1', 4)).does(propose);
    expect([t.s.tiles['B6']!.tile, t.s.stations['LSR']]).toEqual([upgrade()['tile'], [{ hex: 'B6', node: 0 }]]);
    // Also where a circle is open, but not if there is none more of them: green big cities have one, like yellow ones.
    const empty = floating('green', (table) => table.tile('B6', '57', 1).tile('O17', '149', 0).tile('C11', '248', 0));
    empty.does(found('LSR', 10)).accepts(upgrade()).accepts(place('B6'));
    empty.refuses(place('O17', '179', 1), '1820:6.6.2-6', 'Dover').accepts(place('O17'));
    for (const node of [0, 1]) empty.refuses(place('C11', '36', 0, node), '1820:6.6.2-6', 'Leeds');
  });

  rule('1820:12.3.5-7', 'markers of others move along to their cities on the new tile', () => {
    // Both cities of Manchester are taken; its town becomes the third one.
    const t = floating('green', (table) =>
      table
        .tile('D6', 'M01', 0)
        .company('N&PR', { shares: { player3: 4 }, stations: [['D6', 0]] })
        .company('M&BR', { shares: { player3: 4 }, stations: [['D6', 1]] }),
    ).does(found('LSR', 10));
    t.does(place('D6', 'M02', 0, 0))
      .does(keep)
      .does(allot('player1', 4))
      .does(propose);
    expect(['N&PR', 'M&BR', 'LSR'].map((company) => t.s.stations[company]![0]!.node)).toEqual([2, 1, 0]);
  });

  rule('1820:6.6.2-7', '1820:Q24', 'not by an upgrade of a tile that another float of this round has placed', () => {
    full('green').accepts(upgrade());
    full('green', ['B6']).refuses(upgrade(), '1820:6.6.2-7', 'Preston');
    expect(floated().round.floatTiles).toEqual(['O17']);
  });

  rule('1820:6.6.2-10', 'two of them in different hexagons', () => {
    const t = floating('yellow', (table) => table.tile('C11', '248', 0))
      .does(found())
      .does(place('C11', undefined, undefined, 0));
    t.refuses(place('C11', undefined, undefined, 1), '1820:6.6.2-10').accepts(place('B6', '57', 1));
  });

  rule('1820:6.6.2-11', '1820:Q23', '£80 for each hexagon edge between them, from the founder’s own cash', () => {
    const t = floating()
      .does(found())
      .does(place('O17', '149', 0))
      .does(place('N18', '6', 0));
    expect(t.asks).toBe('float/player1');
    t.does(allot('player2', 2)).does(propose).does({ type: 'accept', by: 'player2' });
    expect([t.money('player1'), t.money('player2'), t.s.ext.charters['LSR']!.markers]).toEqual([920, 890, 0]);
    const poor = floating()
      .cash('player1', 79)
      .does(found())
      .does(place('O17', '149', 0));
    poor
      .refuses(place('N18', '6', 0), '1820:6.6.2-11', '£80')
      .cash('player1', 80)
      .accepts(place('N18', '6', 0));
  });

  test('the path that a page shows crosses as many edges as are paid for', () => {
    const path = feePath('H14', 'I9');
    expect(80 * (path.length - 1)).toBe(distanceFee('H14', 'I9'));
    expect([path[0], path.at(-1)]).toEqual(['H14', 'I9']);
  });

  rule('1820:6.6.2-12', 'not over a blue barrier: the long way round is paid', () => {
    // Hull and Grimsby are neighbours, with the Humber between them.
    const t = floating('yellow', (table) => table.tile('C15', '57', 1))
      .does(found())
      .does(place('C15'));
    t.does(place('D16', '57', 1));
    t.does(allot('player2', 2)).does(propose).does({ type: 'accept', by: 'player2' });
    expect(t.money('player1')).toBe(1000 - 160);
    // Liverpool has barriers or blue hexes on all sides.
    const cut = floating('green')
      .does(found('LSR', 10))
      .does(place('B6', '57', 1));
    cut.refuses(place('C5', '150', 1), '1820:6.6.2-12').accepts(place('G7', '150', 0));
  });
});

describe('6.6.2 Float a new public company: its shares', () => {
  rule('1820:6.6.2-13', '1820:Q19', 'exactly 40% are bought at par; by the other reading at least', () => {
    floating()
      .does(found())
      .refuses(allot('player1', 1), '1820:6.6.2-13', 'markers')
      .refuses(propose, '1820:6.6.2-13', '40%');
    const t = placed().refuses(propose, '1820:6.6.2-13', '2 more shares');
    t.refuses(allot('player1', 3), '1820:6.6.2-13')
      .does(allot('player1', 1))
      .refuses(propose, '1820:6.6.2-13', 'one more share');
    t.refuses(allot('player2', 2), '1820:6.6.2-13').does(allot('player2', 1)).accepts(propose);
    const sizes = (
      [
        ['green', 10, 4],
        ['blue', 20, 8],
        ['gray', 50, 20],
      ] as const
    ).map(([colour, size, count]) => {
      const big = floating(colour)
        .does(found('LSR', size))
        .does(place('O17', '149', 0))
        .does(keep)
        .cash('player1', 2000);
      big
        .refuses(allot('player1', count + 1), '1820:6.6.2-13')
        .does(allot('player1', count))
        .does(propose);
      return big.shares('LSR', 'player1');
    });
    expect(sizes).toEqual([4, 8, 20]);
    const more = placed(floating('yellow', undefined, { readings: { floatSale: 'at-least' } }));
    more
      .refuses(allot('player1', 4), '1820:6.5.2.4-4', '60%')
      .does(allot('player1', 3))
      .refuses(allot('player2', 3), '1820:6.6.2-13', '2 shares')
      .accepts(allot('player2', 2))
      .does(allot('player2', 1))
      .accepts(propose);
  });

  rule('1820:6.6.2-14', '1820:Q21', 'to any mix of players and cousins who agree; the founder need not buy', () => {
    const t = placed().does(allot('player2', 1)).refuses(allot('player2', 1), '1820:6.6.2-14').does(allot('BI', 1));
    t.does(propose);
    expect([t.asks, t.who, t.s.ext.charters]).toEqual(['offer/LSR', ['player2'], {}]);
    t.does({ type: 'accept' });
    expect([t.shares('LSR', 'player2'), t.shares('LSR', 'BI'), t.money('BI'), t.money('player2')]).toEqual([
      1, 1, 245, 945,
    ]);
    // One's own cousins do not have to be asked.
    expect(placed().does(allot('BI', 2)).does(propose).shares('LSR', 'BI')).toBe(2);
  });

  rule('1820:6.5.1-10', 'buyers pay at once: nobody is sold more than there is money for', () => {
    const t = placed().cash('BI', 109).refuses(allot('BI', 2), '1820:6.5.1-10', 'one share').accepts(allot('BI', 1));
    t.cash('player1', 109).refuses(allot('player1', 2), '1820:6.5.1-10');
  });

  rule('1820:6.6.2-15', 'the largest holder directs, of those who tie the founder', () => {
    const director = (...sold: Deed[]) => {
      const t = floating('green')
        .does(found('LSR', 10))
        .does(place('O17', '149', 0))
        .does(keep);
      for (const deed of sold) t.does(deed);
      t.does(propose);
      while (t.asks.startsWith('offer')) t.does({ type: 'accept' });
      return t.s.companies['LSR']!.director;
    };
    expect(director(allot('player2', 2), allot('player1', 2))).toBe('player1');
    expect(director(allot('player2', 3), allot('player1', 1))).toBe('player2');
    expect(director(allot('BI', 3), allot('player1', 1))).toBe('BI');
  });

  rule('1820:6.6.2-16', 'refused or given up: everything is back, only the lobby’s money is lost', () => {
    const t = placed().does(allot('player2', 2));
    const before = JSON.stringify([t.s.cash, t.s.tiles, t.s.stations, t.s.shares]);
    t.does(propose).does({ type: 'decline' });
    expect([t.asks, JSON.stringify([t.s.cash, t.s.tiles, t.s.stations, t.s.shares])]).toEqual([
      'float/player1',
      before,
    ]);
    t.refuses(propose, '1820:6.6.2-14', 'declined').does(pass);
    expect([t.asks, t.s.ext.charters]).toEqual(['stockTurn/player1', {}]);
    expect(t.events[0]).toEqual({ event: 'floatsNot', by: 'player1' });
  });

  rule('1820:Q21', 'a proposal can be withdrawn, and every step of the draft taken back', () => {
    const t = placed().does(allot('player2', 1)).does(allot('player3', 1)).does(propose);
    expect(t.who).toEqual(['player2', 'player3']);
    t.does({ type: 'withdraw', by: 'player1' }).does(back).does(back).does(back).does(back).does(back);
    expect(t.top).toMatchObject({ plan: null, spots: [], placed: false, buyers: {} });
    t.refuses(back, '1820:6.6.2-1');
  });
});

describe('14.3.1 Charles Blacker Vignoles', () => {
  /** Two markers for a fee of £80. */
  const two = () =>
    floating()
      .does(found())
      .does(place('O17', '149', 0))
      .does(place('N18', '6', 0));

  rule(
    '1820:14.3.1-1',
    '1820:14.3.1-4',
    '1820:Q64',
    'half of the fee back to the founder, and as much to the cousin',
    () => {
      const t = two().does(allot('player1', 1)).does(allot('CBV', 1)).does(propose).does({ type: 'accept' });
      expect([t.money('player1'), t.money('CBV'), t.s.ext.charters['LSR']!.fee]).toEqual([
        1000 - 80 + 40 - 55,
        300 - 55 + 40,
        null,
      ]);
    },
  );

  rule('1820:14.3.1-2', '1820:14.3.1-3', 'also for a share bought later in the same Stock Round, once', () => {
    const t = two().does(allot('player1', 2)).does(propose).does(pass);
    expect(t.money('player1')).toBe(1000 - 80 - 110);
    t.does({ type: 'buy', as: 'CBV', company: 'LSR', from: 'treasury' });
    expect([t.money('player1'), t.money('CBV')]).toEqual([1000 - 40 - 110, 300 - 55 + 40]);
    t.does(pass).does(pass).does({ type: 'buy', as: 'CBV', company: 'LSR', from: 'treasury' });
    expect([t.money('player1'), t.money('CBV')]).toEqual([1000 - 40 - 110, 300 - 110 + 40]);
    const late = two().does(allot('player1', 2)).does(propose).stockTurn('player2', {}, 3);
    late.does({ type: 'buy', as: 'CBV', company: 'LSR', from: 'treasury' });
    expect([late.money('player1'), late.money('CBV')]).toEqual([1000 - 80 - 110, 245]);
  });
});
