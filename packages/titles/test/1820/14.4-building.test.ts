import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { building, lay } from './building.ts';
import type { Sketch, Table } from './table.ts';

const pass = { type: 'pass' };
/** A cousin of player2 holds a share of the LSR. */
const with_ = (cousin: string, colour = 'yellow', prepare = (t: Table) => t, sketch: Partial<Sketch> = {}): Table =>
  building({ shares: { player1: 4, [cousin]: 1 }, ...sketch }, colour, (t) => prepare(t.cousin(cousin, 'player2')));
const using = (t: Table): unknown[] => [...new Set(t.choices('layTile').map(({ fields }) => fields['using']))];

describe('14.1 Cousin overview', () => {
  rule('1820:14.1-9', 'abilities serve public companies of which the cousin holds shares, while it holds them', () => {
    const none = building({}, 'green', (t) => t.cousin('BI', 'player1'));
    none.refuses(lay('G7', '179', 1, 'BI'), '1820:14.1-9', 'Bedlington').accepts(lay('G7', '179', 1));
    expect([using(none), using(with_('BI', 'green'))]).toEqual([[undefined], [undefined, 'BI']]);
    // A private company has no shares that a cousin could hold.
    const alone = building({ size: 1, shares: { player1: 1 } }, 'green', (t) =>
      t.cousin('JL', 'player1').cash('player1', 99),
    );
    expect(
      alone
        .tile('G7', '150', 0)
        .does(lay('F8', '9', 0))
        .money('player1'),
    ).toBe(59);
  });

  rule('1820:14.1-10', 'the director decides whether one is used; Locke’s cannot be refused', () => {
    const t = with_('GLCC', 'yellow', (one) => one.tile('G9', '9', 1));
    t.accepts(lay('G11', '150', 1, 'GLCC'))
      .accepts(lay('G11', '57', 1))
      .accepts(pass);
    expect(using(with_('JL'))).toEqual([undefined]);
  });
});

describe('14.4.1 Bedlington Ironworks', () => {
  const upgrade = lay('G7', '179', 1, 'BI');

  rule('1820:14.4.1-1', 'one city tile is upgraded in addition to the normal build, once in an Operating Round', () => {
    const t = with_('BI', 'green', (one) => one.tile('G9', '57', 1)).does(upgrade);
    t.refuses(lay('G9', '14', 1, 'BI'), '1820:14.4.1-1', 'already used');
    t.does(lay('G9', '14', 1)).does(lay('G5', '9', 1));
    expect(t.asks).toBe('pause/LSR');
    // After the normal build, too.
    const last = with_('BI', 'green').does(lay('G9', '9', 1));
    const question = () => last.title.frames['track']!.asks!(last.s, last.s.stack.at(-1)!);
    expect(question()).toBe('LSR: build track (tile 2 of 2)');
    last.does(lay('G5', '9', 1));
    expect(last.asks).toBe('track/LSR');
    expect(question()).toBe('LSR: upgrade a city with Bedlington Ironworks');
    expect(last.does(upgrade).s.tiles['G7']!.tile).toBe('179');
  });

  rule('1820:14.4.1-1', '1820:Q66', 'of any city, within the normal limits, and of nothing else', () => {
    const t = with_('BI', 'green', (one) => one.tile('G9', '9', 1));
    t.refuses(lay('G9', '23', 1, 'BI'), '1820:14.4.1-1', 'city tile');
    t.refuses(lay('G5', '57', 1, 'BI'), '1820:14.4.1-1', 'city tile');
    with_('BI', 'green')
      .does(lay('G7', '179', 1))
      .refuses(upgrade, '1820:12.3.5-6');
    // Nothing can be upgraded in yellow phase: the step is over with the normal build.
    expect(
      with_('BI')
        .does(lay('G9', '9', 1))
        .does(lay('G5', '9', 1)).asks,
    ).toBe('pause/LSR');
    const oo = with_('BI', 'green', (one) => one.tile('C11', '802', 2), { stations: [['C11', 0]] });
    expect(oo.does(lay('C11', '66', 2, 'BI')).money('BI')).toBe(25);
  });

  rule('1820:14.4.1-2', 'the cousin earns half of the upgraded city', () => {
    expect(with_('BI', 'green').does(upgrade).money('BI')).toBe(20);
    const small = with_('BI', 'green', (t) => t.tile('G9', '57', 1)).does(lay('G9', '14', 1, 'BI'));
    expect(small.money('BI')).toBe(15);
    expect(
      with_('BI', 'green')
        .does(lay('G7', '179', 1))
        .money('BI'),
    ).toBe(0);
  });
});

describe('14.4.2 Gas Light & Coke Company', () => {
  const line = (t: Table) => t.tile('G9', '9', 1);
  const big = lay('G11', '150', 1, 'GLCC');

  rule('1820:14.4.2-1', '1820:Q66', 'a yellow big city by the spacing of small ones', () => {
    const t = with_('GLCC', 'yellow', line);
    t.refuses(lay('G11', '150', 1), '1820:12.3.3.2-3', 'Birmingham').accepts(big);
    with_('GLCC').refuses(lay('G9', '150', 1, 'GLCC'), '1820:12.3.3.1-2', 'Gas Light');
    // A small city is no work for it, nor is a hex where no small one could be.
    t.refuses(lay('G11', '57', 1, 'GLCC'), '1820:14.4.2-1');
    const birmingham = with_('GLCC', 'yellow', (one) => one.set({ tiles: {} }).tile('G9', '57', 1), {
      stations: [['G9', 0]],
    });
    birmingham.refuses(lay('G7', '150', 1, 'GLCC'), '1820:14.4.2-1').accepts(lay('G7', '150', 1));
    // It is one of the two tiles.
    expect(t.does(big).does(lay('G5', '9', 1)).asks).toBe('pause/LSR');
  });

  rule('1820:14.4.2-2', 'or a green one for a yellow small city, whatever is near', () => {
    const t = with_('GLCC', 'green', (one) => one.tile('G9', '57', 1));
    t.refuses(lay('G9', '179', 1), '1820:12.3.5-4', 'small city').accepts(lay('G9', '179', 1, 'GLCC'));
    const green = with_('GLCC', 'brown', (one) => one.tile('G9', '14', 1));
    green.refuses(lay('G9', '198', 1, 'GLCC'), '1820:14.4.2-1').accepts(lay('G9', '51', 2));
    with_('GLCC', 'green', line).refuses(lay('G9', '179', 1, 'GLCC'), '1820:14.4.2-1');
  });

  rule('1820:12.3.3.2-2', '1820:Q66', 'not both Hull and Grimsby by it either', () => {
    const at = (grimsby: string) =>
      with_('GLCC', 'green', (t) => t.tile('C15', '57', 1).tile('D16', grimsby, 1), { stations: [['C15', 0]] });
    at('150').refuses(lay('C15', '179', 1, 'GLCC'), '1820:12.3.3.2-2', 'Hull');
    expect(using(at('150'))).toEqual([undefined]);
    at('57').accepts(lay('C15', '179', 1, 'GLCC'));
  });

  rule('1820:14.4.2-3', '1820:14.4.2-4', 'once for a company in a game; the cousin earns the value of the tile', () => {
    const t = with_('GLCC', 'yellow', line).does(big);
    expect([t.money('GLCC'), t.s.ext.charters['LSR']!.bigCity]).toEqual([30, true]);
    const again = with_('GLCC', 'green', (one) => one.tile('G9', '57', 1), { bigCity: true });
    again.refuses(lay('G9', '179', 1, 'GLCC'), '1820:14.4.2-3', 'already used').accepts(lay('G9', '14', 1));
    const green = with_('GLCC', 'green', (one) => one.tile('G9', '57', 1)).does(lay('G9', '179', 1, 'GLCC'));
    expect(green.money('GLCC')).toBe(40);
  });
});

describe('14.4.3 Joseph Locke', () => {
  rule('1820:14.4.3-1', '1820:14.4.3-2', 'half of terrain and barrier costs, and as much for the cousin', () => {
    const hill = with_('JL', 'yellow', (t) => t.tile('G7', '150', 0), { cash: 20 }).does(lay('F8', '9', 0));
    expect([hill.money('LSR'), hill.money('JL')]).toEqual([0, 20]);
    const humber = with_('JL', 'green', (t) => t.tile('C15', '57', 2), { stations: [['C15', 0]] });
    expect([humber.does(lay('D16', '57', 2)).money('LSR'), humber.money('JL')]).toEqual([440, 60]);
    expect(
      with_('JL')
        .does(lay('G9', '9', 1))
        .money('JL'),
    ).toBe(0);
    const poor = with_('JL', 'yellow', (t) => t.tile('G7', '150', 0), { cash: 19 });
    poor.refuses(lay('F8', '9', 0), '1820:12.3.1.1-9', '£20');
  });

  rule('1820:Q66', 'at London and for Manchester, too', () => {
    const london = with_('JL', 'yellow', (t) => t.tile('M9', '57', 1), { stations: [['M9', 0]] });
    expect([london.does(lay('M11', '9', 1)).money('LSR'), london.money('JL')]).toEqual([460, 40]);
    const manchester = with_('JL', 'green', (t) => t.tile('D6', 'M01', 1), { stations: [['D6', 0]] });
    expect([manchester.does(lay('D6', 'M02', 1)).money('LSR'), manchester.money('JL')]).toEqual([480, 20]);
  });
});
