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
});
