import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const lay = (hex: string, tile: string, rotation: number, using?: string) => ({
  type: 'layTile',
  hex,
  tile,
  rotation,
  ...(using ? { using } : {}),
});

/** The NCS has built from Utrecht (H9) to I8, up to the river before Breda (J7). */
const beforeBreda = (cash = 200) =>
  Table.blank()
    .company('NCS', { shares: { player1: 3 }, cash, stations: [['H9', 0]] })
    .tile('H9', '57', 0)
    .tile('I8', '9', 0);

/** Track ends at the river before Den Bosch (I10) twice: in Utrecht and in I8. */
const beforeDenBosch = (cash = 200, settings: ConstructorParameters<typeof Table>[1] = {}) =>
  Table.blank(3, settings)
    .company('NCS', { shares: { player1: 3 }, cash, stations: [['H9', 0]] })
    .tile('H9', '57', 2)
    .tile('I8', '9', 1);

/** What a lay costs the company; the bank must get just that. */
function costs(t: Table, company: string, deed: ReturnType<typeof lay>): number {
  const [had, bank] = [t.money(company), t.money('bank')];
  const after = t.copy().does(deed);
  expect(after.money('bank') - bank).toBe(had - after.money(company));
  return had - after.money(company);
}

describe('Operating rounds: rivers', () => {
  rule('soh:rivers-1', 'every connection over a heavy blue line costs the builder fl. 50', () => {
    expect(costs(beforeBreda().operate('NCS', 'track'), 'NCS', lay('J7', '57', 0))).toBe(50);
    const t = beforeDenBosch().operate('NCS', 'track');
    expect(costs(t, 'NCS', lay('I10', '3', 1))).toBe(100);
    expect(costs(t, 'NCS', lay('I10', '58', 2))).toBe(50);
  });

  rule('soh:rivers-1', 'a company that cannot pay for all crossings cannot lay the tile', () => {
    beforeDenBosch(100)
      .operate('NCS', 'track')
      .accepts(lay('I10', '3', 1));
    beforeDenBosch(99)
      .operate('NCS', 'track')
      .refuses(lay('I10', '3', 1), 'soh:rivers-1');
    beforeBreda(50)
      .operate('NCS', 'track')
      .accepts(lay('J7', '57', 0));
    beforeBreda(49)
      .operate('NCS', 'track')
      .refuses(lay('J7', '57', 0), 'soh:rivers-1');
  });

  rule('soh:rivers-2', 'track that ends at the river costs nothing, nor does track on dry land', () => {
    const t = Table.blank()
      .company('NCS', { shares: { player1: 3 }, stations: [['H9', 0]] })
      .tile('H9', '57', 0)
      .operate('NCS', 'track');
    expect(costs(t, 'NCS', lay('I8', '9', 0))).toBe(0);
    expect(costs(t, 'NCS', lay('G10', '8', 0))).toBe(0);
  });

  rule('soh:Q19', 'the company that joins the track pays, not the one that came to the river first', () => {
    const t = beforeBreda()
      .company('AR', { shares: { player2: 3 }, cash: 70, stations: [['J7', 0]] })
      .operate('AR', 'track');
    expect(costs(t, 'AR', lay('J7', '57', 0))).toBe(50);
    expect(costs(t, 'AR', lay('J7', '57', 1))).toBe(0);
    t.does(lay('J7', '57', 0));
    expect(t.money('NCS')).toBe(200);
  });

  rule('soh:Q19', 'a replacement pays for newly joined edges, not again for joined ones', () => {
    const t = beforeBreda().phase('3').tile('J7', '57', 0).tile('I6', '6', 3).operate('NCS', 'track');
    // Breda's edge 3 is joined already; edge 2 (Rotterdam) is new on tile 15, and tile 14 leaves it out.
    expect(costs(t, 'NCS', lay('J7', '15', 0))).toBe(50);
    expect(costs(t, 'NCS', lay('J7', '14', 0))).toBe(0);
  });

  rule('soh:Q19', 'the river before a printed external connection is paid at once', () => {
    const t = Table.blank()
      .company('NBD', { shares: { player1: 3 }, cash: 200, stations: [['K12', 0]] })
      .tile('K12', '57', 1)
      .operate('NBD', 'track');
    expect(costs(t, 'NBD', lay('K14', '58', 1))).toBe(50); // Kleve, over the river
    expect(costs(t, 'NBD', lay('K14', '3', 0))).toBe(0);
  });

  rule('soh:private-companies-3', 'private 2 pays for a crossing once and closes', () => {
    const t = beforeBreda(0).phase('3').private('P2', 'NCS').operate('NCS', 'track');
    t.refuses(lay('J7', '57', 0), 'soh:rivers-1');
    t.does(lay('J7', '57', 0, 'P2'));
    expect(t.money('NCS')).toBe(0);
    expect(t.s.privates['P2']).toBe('gone');
    expect(t.top).toMatchObject({ kind: 'track', laid: 1 });
  });

  rule('soh:private-companies-3', 'private 2 is not wasted on a tile that crosses no river', () => {
    const t = beforeBreda().phase('3').private('P2', 'NCS').operate('NCS', 'track');
    t.refuses(lay('G10', '8', 0, 'P2'), 'soh:private-companies-3');
    t.does(lay('G10', '8', 0));
    expect(t.s.privates['P2']).toBe('NCS');
  });

  rule('soh:Q20', 'private 2 pays for one crossing of a tile; the others cost as ever', () => {
    const t = beforeDenBosch(50).phase('3').private('P2', 'NCS').operate('NCS', 'track');
    expect(costs(t, 'NCS', lay('I10', '3', 1, 'P2'))).toBe(50);
    beforeDenBosch(49)
      .phase('3')
      .private('P2', 'NCS')
      .operate('NCS', 'track')
      .refuses(lay('I10', '3', 1, 'P2'), 'soh:rivers-1');
    const all = beforeDenBosch(0, { readings: { paidCrossing: 'all' } })
      .phase('3')
      .private('P2', 'NCS');
    expect(costs(all.operate('NCS', 'track'), 'NCS', lay('I10', '3', 1, 'P2'))).toBe(0);
  });

  rule(
    'soh:notes-on-privates-1',
    'private 2 pays for the company that owns it, not for its president or another one',
    () => {
      const t = beforeBreda()
        .phase('3')
        .company('AR', { shares: { player2: 3 } });
      for (const owner of ['player1', 'AR']) {
        const other = t.copy().private('P2', owner).operate('NCS', 'track');
        other.refuses(lay('J7', '57', 0, 'P2'), 'soh:notes-on-privates-1');
      }
      t.private('P2', 'NCS')
        .operate('NCS', 'track')
        .accepts(lay('J7', '57', 0, 'P2'));
    },
  );
});

describe('Private companies: the extra tile of private 1', () => {
  const withExtraTile = (settings: ConstructorParameters<typeof Table>[1] = {}) =>
    Table.blank(3, settings)
      .company('NCS', { shares: { player1: 3 }, cash: 0, stations: [['H9', 0]] })
      .phase('3')
      .private('P1', 'NCS')
      .tile('H9', '57', 0);

  rule('soh:private-companies-2', 'after two yellow tiles a third one is laid, and the private closes', () => {
    const t = withExtraTile().operate('NCS', 'track');
    t.does(lay('I8', '9', 0)).does(lay('G10', '8', 0));
    expect(t.asks).toBe('track/NCS');
    t.does(lay('F9', 'SOH1', 0, 'P1'));
    expect(t.s.tiles['F9']).toEqual({ tile: 'SOH1', rotation: 0 });
    expect(t.s.privates['P1']).toBe('gone');
    expect(t.asks).not.toBe('track/NCS');
  });

  rule('soh:Q21', 'the extra tile may be a second replacement, and used first it counts for nothing', () => {
    const t = withExtraTile().tile('I8', '9', 0).operate('NCS', 'track');
    t.does(lay('H9', '14', 0)).does(lay('I8', '23', 0, 'P1'));
    t.does(lay('G10', '8', 0));
    expect(t.asks).not.toBe('track/NCS');
    const first = withExtraTile().tile('I8', '9', 0).operate('NCS', 'track');
    first
      .does(lay('H9', '14', 0, 'P1'))
      .does(lay('I8', '23', 0))
      .does(lay('G10', '8', 0));
    expect(first.asks).not.toBe('track/NCS');
  });

  rule('soh:Q21', 'its rivers are free too', () => {
    const t = withExtraTile().tile('I8', '9', 0).operate('NCS', 'track');
    t.refuses(lay('J7', '57', 0), 'soh:rivers-1');
    expect(costs(t, 'NCS', lay('J7', '57', 0, 'P1'))).toBe(0);
  });

  rule('soh:Q21', 'it must connect as any tile must, unless another reading is played', () => {
    withExtraTile()
      .operate('NCS', 'track')
      .refuses(lay('F15', '9', 0, 'P1'), 'soh:new-tiles-3');
    const anywhere = withExtraTile({ readings: { extraTile: 'anywhere' } }).operate('NCS', 'track');
    anywhere.refuses(lay('F15', '9', 0), 'soh:new-tiles-3');
    anywhere.accepts(lay('F15', '9', 0, 'P1'));
  });

  rule('soh:erratum-1', 'it may be yellow or green but never brown, whatever its picture shows', () => {
    const t = withExtraTile().phase('4').tile('H9', '14', 0).tile('I8', '9', 0).operate('NCS', 'track');
    t.refuses(lay('H9', '125', 0, 'P1'), 'soh:erratum-1');
    t.accepts(lay('G10', '8', 0, 'P1'));
    t.accepts(lay('I8', '23', 0, 'P1'));
  });

  rule('soh:notes-on-privates-1', 'the company must own it; its president or another company will not do', () => {
    const t = withExtraTile().company('AR', { shares: { player2: 3 } });
    t.copy()
      .operate('NCS', 'track')
      .accepts(lay('I8', '9', 0, 'P1'));
    for (const owner of ['player1', 'AR', 'gone']) {
      t.private('P1', owner)
        .operate('NCS', 'track')
        .refuses(lay('I8', '9', 0, 'P1'), 'soh:notes-on-privates-1');
    }
  });
});
