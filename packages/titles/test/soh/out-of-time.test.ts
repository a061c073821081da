import { describe } from 'vitest';
import { answersOutOfTime } from '../out-of-time.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const NRS = { shares: { player1: 4, player2: 2 }, cash: 300, stations: [['F9', 0]] as const, operated: true };
const table = () =>
  Table.blank()
    .company('NRS', NRS)
    .company('AR', { shares: { player1: 3 } });

answersOutOfTime(
  [
    new Table(),
    table().stockTurn('player2'),
    table().operate('NRS', 'treasuryShares'),
    table().operate('NRS', 'track'),
    table().train('2-1', 'NRS').operate('NRS', 'dividend', { revenue: 40 }),
    table().operate('NRS', 'trains'),
  ],
  ['NRS', 'AR', 'player1', 'player3', 'P1'],
);

describe('The moment of an action', () => {
  const issue = { type: 'issue', by: 'player1', frame: 'treasuryShares/NRS', count: 1 };
  const lay = { type: 'layTile', by: 'player1', frame: 'track/NRS' };

  rule('soh:operating-rounds-3', 'companies act in operating rounds only', () => {
    table().operate('NRS', 'track').accepts({ type: 'pass' });
    // The wrong form is not blamed before the wrong time.
    table().stockTurn('player1').refuses(lay, 'soh:operating-rounds-3', 'operating round');
    table().stockTurn('player1').refuses(issue, 'soh:selling-shares-7');
  });

  rule('soh:operating-rounds-1', 'and in their own turn', () => {
    table().operate('AR', 'track').refuses(lay, 'soh:operating-rounds-1', 'The AR operates now');
  });

  rule('soh:own-shares-1', 'a step that was passed over is judged as if it were asked', () => {
    const poor = table().cash('NRS', 0);
    poor.set({ shares: { ...poor.s.shares, NRS: { player1: 6, player2: 4 } } }).operate('NRS', 'treasuryShares');
    poor.refuses(issue, 'soh:own-shares-1', 'no shares').refuses({ ...issue, count: 'one' }, 'soh:operating-rounds-5');
    poor.refuses({ ...issue, type: 'redeem', company: 'NRS' }, 'soh:own-shares-7');
  });

  rule('soh:running-trains-1', 'without a train or a route there is no run, and no dividend to decide', () => {
    const t = table().operate('NRS', 'run').accepts({ type: 'pass' });
    t.refuses({ type: 'run', frame: 'run/NRS' }, 'soh:running-trains-1', 'no train');
    t.refuses({ type: 'dividend', frame: 'dividend/NRS' }, 'soh:adjusting-share-price-dividend-1', 'earned nothing');
  });

  rule('soh:start-card-3', 'a share that becomes active takes a whole turn', () => {
    const option = { options: { startCard: 'first-pass' } };
    const t = Table.blank(3, option)
      .company('NRS', NRS)
      .ext({ faceDown: { player1: { NRS: 2 } } });
    t.stockTurn('player1').does({ type: 'activate', company: 'NRS' });
    const mine = { by: 'player1', frame: 'stockTurn/player1', company: 'NRS' };
    t.refuses({ type: 'activate', ...mine }, 'soh:start-card-3', 'whole turn');
    t.refuses({ type: 'buy', from: 'pool', ...mine }, 'soh:start-card-3');
  });

  rule('soh:buying-privates-1', 'privates are for sale in phases 3 and 4, whatever else is wrong', () => {
    table().operate('NRS', 'track').refuses({ type: 'buyPrivate', frame: 'buyPrivates/NRS' }, 'soh:buying-privates-1');
  });
});
