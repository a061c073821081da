import { answersOutOfTime } from '../out-of-time.ts';
import { Table } from './table.ts';

const table = () =>
  Table.blank()
    .company('C&O', { shares: { player1: 6 }, cash: 300, stations: [['K15', 0]] })
    .company('PRR', { shares: { player2: 6 } });

answersOutOfTime(
  [
    new Table(),
    table().stockTurn('player2'),
    table().operate('C&O', 'track'),
    table().operate('C&O', 'trains'),
    table().operate('C&O', 'dividend', { revenue: 30 }),
  ],
  ['C&O', 'PRR', 'player1', 'C&A'],
  { agreeWinner: 'players may agree at any time' },
);
