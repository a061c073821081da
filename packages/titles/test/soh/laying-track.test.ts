import { apply } from '@roundhouse/kernel';
import { soh } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { board, tileSet } from '../../src/soh/material.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** The NCS in Utrecht, its track leading west to Gouda (H7) and east to the empty hex H11. */
const utrecht = () =>
  Table.blank()
    .company('NCS', { shares: { player1: 3 }, cash: 200, stations: [['H9', 0]] })
    .tile('H9', '57', 1);

const lay = (hex: string, tile: string, rotation: number, using?: string) => ({
  type: 'layTile',
  hex,
  tile,
  rotation,
  ...(using ? { using } : {}),
});

describe('Operating rounds: laying track', () => {
  rule('soh:laying-track-1', 'two yellow tiles are laid in a turn, and no third', () => {
    const t = utrecht().operate('NCS', 'track');
    t.does(lay('H11', '9', 1)).does(lay('H7', '4', 1));
    expect(t.asks).not.toBe('track/NCS');
    t.refuses({ ...lay('H13', '57', 1), frame: 'track/NCS' }, 'soh:laying-track-1');
  });

  rule(
    'soh:laying-track-1',
    'one replacement and one yellow tile are laid in a turn, and no second replacement',
    () => {
      const t = utrecht().phase('3').tile('H11', '9', 1).operate('NCS', 'track');
      t.does(lay('H9', '14', 1));
      t.refuses(lay('H11', '23', 1), 'soh:laying-track-1');
      t.does(lay('H7', '4', 1));
      expect(t.asks).not.toBe('track/NCS');
      t.refuses({ ...lay('H11', '23', 1), frame: 'track/NCS' }, 'soh:laying-track-1');
    },
  );

  rule('soh:laying-track-1', 'a company may lay one tile or none, and then has done with track', () => {
    const t = utrecht().operate('NCS', 'track');
    t.accepts({ type: 'pass' });
    t.does(lay('H11', '9', 1)).does({ type: 'pass' });
    expect(t.asks).not.toBe('track/NCS');
    t.refuses({ ...lay('H7', '4', 1), frame: 'track/NCS' }, 'soh:laying-track-1');
  });

  rule('soh:laying-track-1', 'private 1 in the treasury does not lift the limit of ordinary tiles', () => {
    const t = utrecht().phase('3').private('P1', 'NCS').operate('NCS', 'track');
    t.does(lay('H11', '9', 1)).does(lay('H7', '4', 1));
    expect(t.asks).toBe('track/NCS');
    t.refuses(lay('H13', '57', 1), 'soh:laying-track-1');
  });

  test('before the track step comes, the order of the turn is the reason', () => {
    const t = utrecht().operate('NCS', 'treasuryShares');
    expect(t.asks).toBe('treasuryShares/NCS');
    t.refuses({ ...lay('H11', '9', 1), frame: 'track/NCS' }, 'soh:operating-rounds-5');
  });

  rule('soh:laying-track-2', 'the third of three curves can be laid, a fourth is not in the stock', () => {
    const two = utrecht().tile('A14', '7', 0).tile('A16', '7', 0);
    two.operate('NCS', 'track').accepts(lay('H11', '7', 0));
    const three = utrecht().tile('A14', '7', 0).tile('A16', '7', 0).tile('A18', '7', 0);
    three.operate('NCS', 'track').refuses(lay('H11', '7', 0), 'soh:laying-track-2');
  });

  rule('soh:laying-track-3', 'plain track goes on an empty hex, not on a small or a large city', () => {
    const t = utrecht().tile('H11', '9', 1).operate('NCS', 'track');
    t.refuses(lay('H7', '9', 1), 'soh:laying-track-3');
    t.refuses(lay('H13', '9', 1), 'soh:laying-track-3');
    utrecht()
      .operate('NCS', 'track')
      .accepts(lay('H11', '9', 1));
  });

  rule('soh:laying-track-3', 'the sea, the ferry and the external connections take no tile of any kind', () => {
    const t = utrecht().operate('NCS', 'track');
    for (const hex of ['E10', 'E12', 'F11', 'D9', 'D11', 'C8', 'J1', 'O12']) {
      for (const tile of ['9', '4', '57', 'SOH1']) t.refuses(lay(hex, tile, 0), 'soh:laying-track-3');
    }
    t.accepts(lay('H11', '9', 1));
  });

  rule('soh:laying-track-4', 'a tile with a small station goes on a small city only', () => {
    const t = utrecht().tile('H11', '9', 1).operate('NCS', 'track');
    t.accepts(lay('H7', '4', 1));
    t.refuses(lay('H13', '4', 1), 'soh:laying-track-4');
    utrecht()
      .operate('NCS', 'track')
      .refuses(lay('H11', '4', 1), 'soh:laying-track-4');
  });

  rule('soh:laying-track-5', 'a tile with a main station goes on a large city only', () => {
    const t = utrecht().tile('H11', '9', 1).operate('NCS', 'track');
    t.accepts(lay('H13', '57', 1));
    t.refuses(lay('H7', '57', 1), 'soh:laying-track-5');
    utrecht()
      .operate('NCS', 'track')
      .refuses(lay('H11', '57', 1), 'soh:laying-track-5');
  });

  rule('soh:laying-track-6', 'Amsterdam takes the yellow Amsterdam tile and no other, and it goes nowhere else', () => {
    const t = Table.blank()
      .company('NCS', { shares: { player1: 3 }, cash: 200, stations: [['H9', 0]] })
      .tile('H9', '57', 0)
      .tile('G10', '8', 0)
      .tile('I8', '9', 0)
      .operate('NCS', 'track');
    t.accepts(lay('F9', 'SOH1', 0));
    for (const [tile, rotation] of [
      ['57', 2],
      ['6', 5],
      ['4', 2],
      ['9', 2],
    ] as const) {
      t.refuses(lay('F9', tile, rotation), 'soh:laying-track-6');
    }
    t.accepts(lay('J7', '57', 0));
    t.refuses(lay('J7', 'SOH1', 1), 'soh:laying-track-6');
  });

  rule('soh:laying-track-6', 'Amsterdam is replaced by its own green and brown tiles only', () => {
    const nrs = () => Table.blank().company('NRS', { shares: { player1: 3 }, cash: 200, stations: [['F9', 0]] });
    const yellow = nrs().phase('3').tile('F9', 'SOH1', 0).operate('NRS', 'track');
    yellow.refuses(lay('F9', '15', 5), 'soh:laying-track-6');
    yellow.accepts(lay('F9', 'SOH6', 0));
    const green = nrs().phase('5').tile('F9', 'SOH6', 0).operate('NRS', 'track');
    green.refuses(lay('F9', '217', 0), 'soh:laying-track-6');
    green.accepts(lay('F9', 'SOH7', 0));
  });

  test('whatever tile is tried wherever, it is answered, and just what is offered is accepted', () => {
    const t = utrecht()
      .phase('5')
      .company('AR', { shares: { player2: 3 }, cash: 200, stations: [['J7', 0]] })
      .tile('H11', '23', 1)
      .tile('G8', '8', 3)
      .tile('F9', 'SOH1', 0)
      .operate('NCS', 'track');
    const offered = new Set(
      t.choices('layTile').map(({ fields }) => `${fields['tile'] as string} on ${fields['hex'] as string}`),
    );
    const accepted = new Set<string>();
    for (const hex of board.ids) {
      for (const { id, rotations } of tileSet.tiles) {
        for (const rotation of rotations) {
          const result = apply(soh, t.s, t.action(lay(hex, id, rotation)));
          if (result.ok) accepted.add(`${id} on ${hex}`);
          else expect(result.refusal.rule).toMatch(/^soh:(laying-track|new-tiles|replacing-tiles)-\d$/);
        }
      }
    }
    expect(accepted.size).toBeGreaterThan(0);
    expect([...offered].sort()).toEqual([...accepted].sort());
  });
});
