import { describe, expect } from 'vitest';
import { tileSet } from '../../src/soh/material.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const KINDS = ['2', '3', '4', '5', '6'];

/** NCS in Utrecht, in a phase whose older trains are all gone; a green tile lies at the end of its line. */
const inPhase = (phase: string) =>
  Table.blank()
    .phase(phase)
    .trainsGone(...KINDS.filter((kind) => kind < phase))
    .tile('H9', '57', 1)
    .tile('H7', '4', 1)
    .tile('H5', '15', 3)
    .company('NCS', { shares: { player1: 6, player2: 4 }, cash: 700, stations: [['H9', 0]], operated: true })
    .private('P2', 'player2');

/** Colours of the tiles that can be laid, trains that the bank sells, and whether privates can be bought. */
function offers(phase: string) {
  const t = inPhase(phase);
  const tiles = t.copy().operate('NCS', 'track').choices('layTile');
  const colors = new Set(tiles.map(({ fields }) => tileSet.byId.get(fields['tile'] as string)!.color));
  const trains = t.copy().operate('NCS', 'trains').choices('buyTrain');
  return {
    tiles: ['yellow', 'green', 'brown'].filter((color) => colors.has(color as never)),
    trains: trains.map(({ fields }) => fields['train']),
    privates: t.copy().operate('NCS', 'buyPrivates').asks === 'buyPrivates/NCS',
  };
}

describe('Phases 2 to 6', () => {
  rule('soh:phases-2-to-6-1', 'phase 2', () => {
    expect(offers('2')).toEqual({ tiles: ['yellow'], trains: ['2-1'], privates: false });
  });

  rule('soh:phases-2-to-6-2', 'phase 3', () => {
    expect(offers('3')).toEqual({ tiles: ['yellow', 'green'], trains: ['3-1'], privates: true });
  });

  rule('soh:phases-2-to-6-3', 'phase 4', () => {
    expect(offers('4')).toEqual({ tiles: ['yellow', 'green'], trains: ['4-1'], privates: true });
  });

  rule('soh:phases-2-to-6-4', 'phase 5', () => {
    expect(offers('5')).toEqual({ tiles: ['yellow', 'green', 'brown'], trains: ['5-1'], privates: false });
  });

  rule('soh:phases-2-to-6-5', 'phase 6', () => {
    expect(offers('6')).toEqual({ tiles: ['yellow', 'green', 'brown'], trains: ['6-1', '3E-1'], privates: false });
  });

  rule('soh:Q32', 'Antwerpen pays fl. 40 up to phase 4 and fl. 50 from phase 5 on', () => {
    const breda = (phase: string) =>
      inPhase(phase)
        .tile('J7', '57', 0)
        .tile('K6', '9', 0)
        .company('AR', { shares: { player1: 6 }, trains: ['5-1'], stations: [['J7', 0]], operated: true })
        .operate('AR', 'run')
        .best().revenue;
    expect([breda('4'), breda('5')]).toEqual([20 + 40, 20 + 50]);
  });

  /** AR buys the first train of the next phase; NCS holds what it is given. */
  const nextPhase = (phase: string, train: string, ar: string[], ncs: string[]) =>
    Table.blank()
      .phase(phase)
      .trainsGone(...KINDS.filter((kind) => kind <= phase))
      .private('P2', 'player2')
      .company('AR', { price: 90, shares: { player3: 6, player2: 4 }, cash: 700, trains: ar, operated: true })
      .company('NCS', { price: 70, shares: { player1: 6, player2: 4 }, cash: 600, trains: ncs, operated: true })
      .operate('AR', 'trains')
      .does({ type: 'buyTrain', train });

  rule('soh:phases-2-to-6-7', 'all 2 trains leave the game at the start of phase 4', () => {
    const t = nextPhase('3', '4-1', ['2-1', '3-1'], ['2-2', '2-3', '3-2']);
    expect(t.trains('NCS')).toEqual(['2-2', '2-3', '3-2']);
    t.does({ type: 'pass' });
    expect(t.trains('AR')).toEqual(['3-1', '4-1']);
    expect(t.trains('NCS')).toEqual(['3-2']);
    for (const train of ['2-1', '2-2', '2-3']) expect(t.s.trains[train]).toBe('gone');
  });

  rule('soh:phases-2-to-6-8', 'all 3 trains leave the game at the start of phase 5', () => {
    const t = nextPhase('4', '5-1', ['3-1'], ['3-2', '3-3', '4-1']);
    expect(t.trains('NCS')).toEqual(['3-2', '3-3', '4-1']);
    t.does({ type: 'pass' });
    expect(t.trains('AR')).toEqual(['5-1']);
    expect(t.trains('NCS')).toEqual(['4-1']);
    for (const train of ['3-1', '3-2', '3-3']) expect(t.s.trains[train]).toBe('gone');
  });

  rule('soh:phases-2-to-6-9', 'all 4 trains leave at the start of phase 6; 5, 6 and 3E trains never do', () => {
    const t = nextPhase('5', '6-1', ['5-1'], ['4-1', '5-2']);
    expect(t.trains('NCS')).toEqual(['4-1', '5-2']);
    t.does({ type: 'pass' });
    expect(t.s.trains['4-1']).toBe('gone');
    expect(t.trains('AR')).toEqual(['5-1', '6-1']);
    expect(t.trains('NCS')).toEqual(['5-2']);
    // The first 3E after a 6 is a new type as well, but no new phase.
    t.operate('NCS', 'trains').does({ type: 'buyTrain', train: '3E-1' }).does({ type: 'pass' });
    expect(t.s.phase).toBe('6');
    expect(t.trains('NCS')).toEqual(['5-2', '3E-1']);
    expect(t.trains('AR')).toEqual(['5-1', '6-1']);
  });

  rule('soh:phases-2-to-6-10', 'all privates close at the start of phase 5, players’ and companies’', () => {
    const t = nextPhase('4', '5-1', [], []).private('P1', 'player1').private('P3', 'AR');
    expect([t.s.privates['P1'], t.s.privates['P2'], t.s.privates['P3']]).toEqual(['player1', 'player2', 'AR']);
    t.does({ type: 'pass' });
    expect(new Set(Object.values(t.s.privates))).toEqual(new Set(['gone']));

    const kept = nextPhase('3', '4-1', [], []).does({ type: 'pass' });
    expect(kept.s.privates['P2']).toBe('player2');
  });
});
