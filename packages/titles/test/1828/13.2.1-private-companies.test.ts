import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { accept, decline } from './merging.ts';
import { buyPrivate, layTile, owning, paid } from './privates.ts';
import { Table } from './table.ts';

/** The B&O of the first player with Baltimore, a train and a way to Washington: every step of its turn asks. */
const busy = (phase = 'green'): Table =>
  owning('SVN', 'B&O', { stations: [['I19', 0]], trains: ['2-1'] }, phase).tile('J18', '57', 0);
const steps = ['track', 'station', 'run', 'trains'];

/** The second player owns the Saint Clair Tunnel ($20), the first directs the B&O. */
const dealing = (cash = 500): Table =>
  Table.blank()
    .phase('green')
    .private('StCT', 'player2')
    .company('B&O', { shares: { player1: 6 }, cash })
    .operate('B&O', 'track');
const offer = (price: number) => buyPrivate('B&O', 'StCT', price);

describe('13.2.1 Private company general rules', () => {
  rule('1828:13.2.1-2', 'the first red train closes all of them, before anything else is bought', () => {
    const t = owning('SVN', 'B&O', { cash: 2000 }, 'brown')
      .private('C&StL', 'player2')
      .private('D&H', 'B&O')
      .private('pGT', 'player3')
      .trainsGone('2', '3', '5', '3+D')
      .operate('B&O', 'trains');
    t.accepts(buyPrivate('B&O', 'SVN')).does({ type: 'buyTrain', train: '6-1' });
    expect([t.s.phase, t.asks]).toEqual(['red', 'trains/B&O']);
    expect(['SVN', 'C&StL', 'D&H', 'pGT'].map((id) => t.s.privates[id])).toEqual(['gone', 'gone', 'gone', 'gone']);
    t.refuses(buyPrivate('B&O', 'SVN'), '1828:13.2.1-3');
    expect(t.choices('buyPrivate')).toEqual([]);
  });

  rule('1828:13.2.1-2', 'not one phase earlier', () => {
    const t = owning('SVN', 'B&O', { cash: 2000 }, 'blue').trainsGone('2', '3', '5').operate('B&O', 'trains');
    t.does({ type: 'buyTrain', train: '3+D-1' });
    expect([t.s.phase, t.s.privates['SVN']]).toEqual(['brown', 'player1']);
  });

  rule('1828:13.2.1-3', 'from green phase on, at any time in the company’s own turn', () => {
    for (const phase of ['green', 'blue', 'brown'])
      busy(phase).operate('B&O', 'track').accepts(buyPrivate('B&O', 'SVN'));
    for (const step of steps) {
      const t = busy().operate('B&O', step);
      expect(t.asks).toBe(`${step}/B&O`);
      t.accepts(buyPrivate('B&O', 'SVN'));
    }
    const dividend = busy().operate('B&O', 'dividend', { revenue: 40 }).accepts(buyPrivate('B&O', 'SVN'));
    expect(dividend.asks).toBe('dividend/B&O');
  });

  rule('1828:13.2.1-3', 'from players, not from other companies', () => {
    const t = busy().private('StCT', 'PRR').operate('B&O', 'track').accepts(buyPrivate('B&O', 'SVN'));
    t.refuses(buyPrivate('B&O', 'StCT'), '1828:13.2.1-3');
    expect(t.choices('buyPrivate').map(({ fields }) => fields['private'])).toEqual(['SVN']);
    t.does(buyPrivate('B&O', 'SVN')).refuses(buyPrivate('B&O', 'SVN'), '1828:13.2.1-3');
  });

  rule('1828:13.2.1-4', 'not in yellow phase', () => {
    const yellow = busy('yellow').operate('B&O', 'track').refuses(buyPrivate('B&O', 'SVN'), '1828:13.2.1-4');
    expect(yellow.choices('buyPrivate')).toEqual([]);
    busy('green').operate('B&O', 'track').accepts(buyPrivate('B&O', 'SVN'));
  });

  rule('1828:13.2.1-5', 'nothing moves before the owner has agreed, and what was declined costs more', () => {
    const t = dealing().does(offer(30));
    expect([t.who, t.s.privates['StCT'], t.money('B&O')]).toEqual([['player2'], 'player2', 500]);
    t.does(decline);
    expect([t.s.privates['StCT'], t.money('B&O'), t.asks]).toEqual(['player2', 500, 'track/B&O']);
    t.refuses(offer(30), '1828:13.2.1-5').refuses(offer(29), '1828:13.2.1-5').does(offer(31)).does(accept);
    expect([t.s.privates['StCT'], t.money('B&O'), t.money('player2')]).toEqual(['B&O', 469, 831]);
    expect(t.asks).toBe('track/B&O');
    // A director who owns the private agrees with himself.
    const own = owning('SVN')
      .operate('B&O', 'track')
      .does(buyPrivate('B&O', 'SVN', 5));
    expect([own.s.privates['SVN'], own.money('player1')]).toEqual(['B&O', 805]);
  });

  rule('1828:13.2.1-6', 'from $1 to twice the face value', () => {
    dealing().refuses(offer(0), '1828:13.2.1-6').accepts(offer(1)).accepts(offer(40));
    dealing().refuses(offer(41), '1828:13.2.1-6');
    const t = owning('C&A')
      .operate('B&O', 'track')
      .refuses(buyPrivate('B&O', 'C&A', 321), '1828:13.2.1-6');
    t.does(buyPrivate('B&O', 'C&A', 320));
    expect([t.money('B&O'), t.money('player1')]).toEqual([180, 1120]);
  });

  rule('1828:13.2.1-6', 'out of the treasury alone', () => {
    dealing(25).accepts(offer(25)).refuses(offer(26), '1828:13.2.1-6');
  });

  rule('1828:13.2.1-7', 'its revenue goes to the treasury from then on', () => {
    const t = owning('C&A')
      .operate('B&O', 'track')
      .does(buyPrivate('B&O', 'C&A', 100));
    const [company, player] = [t.money('B&O'), t.money('player1')];
    expect(t.s.privates['C&A']).toBe('B&O');
    t.operatingRound(2);
    expect([t.money('B&O') - company, t.money('player1') - player]).toEqual([25, 0]);
    expect(paid(owning('C&A'), 'player1')).toBe(25);
  });

  rule('1828:13.2.1-8', 'its power is the company’s from the purchase on, and only that company’s', () => {
    const burlington = { ...layTile('B24', '4', 1, 'C&StL'), frame: 'operatingTurn/B&O' };
    const t = owning('C&StL').operate('B&O', 'track').refuses(burlington, '1828:13.2.1-8');
    t.does(buyPrivate('B&O', 'C&StL')).accepts(burlington);
    const scranton = layTile('F20', '57', 1, 'D&H');
    owning('D&H').operate('B&O', 'track').refuses(scranton, '1828:13.2.1-8');
    owning('D&H').private('D&H', 'PRR').operate('B&O', 'track').refuses(scranton, '1828:13.2.1-8');
    owning('D&H').private('D&H', 'gone').operate('B&O', 'track').refuses(scranton, '1828:13.2.1-8');
    owning('D&H').private('D&H', 'B&O').operate('B&O', 'track').accepts(scranton);
  });

  rule('1828:13.2.1-9', 'one of $250 is never sold to a company', () => {
    const t = owning('SVN').private('pGT', 'player1').operate('B&O', 'track');
    t.accepts(buyPrivate('B&O', 'SVN')).refuses(buyPrivate('B&O', 'pGT'), '1828:13.2.1-9');
    owning('pGT', 'GT', { cash: 1000 })
      .operate('GT', 'track')
      .refuses(buyPrivate('GT', 'pGT', 250), '1828:13.2.1-9');
  });

  rule('1828:13.2.1-10', 'a player’s private keeps its hex closed to new tiles, its owner’s company included', () => {
    const lay = layTile('D22', '9', 2);
    const t = (owner: string) =>
      owning('M&H', 'NYC', { stations: [['E23', 0]] })
        .tile('E23', '57', 2)
        .private('M&H', owner)
        .operate('NYC', 'track');
    for (const player of ['player1', 'player2']) t(player).refuses(lay, '1828:13.2.1-10');
    // Any company's purchase opens it, and so does its closing.
    for (const owner of ['NYC', 'PRR', 'gone']) t(owner).accepts(lay);
    t('player1').does(buyPrivate('NYC', 'M&H')).accepts(lay);
  });

  rule('1828:13.2.1-10', 'and to upgrades', () => {
    const lay = layTile('H22', '59', 0);
    const t = () => owning('C&A', 'B&O', { stations: [['I19', 0]] }).tile('I21', '8', 1);
    t().operate('B&O', 'track').refuses(lay, '1828:13.2.1-10');
    t().private('C&A', 'gone').operate('B&O', 'track').accepts(lay);
  });
});
