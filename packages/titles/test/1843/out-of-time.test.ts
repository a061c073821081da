import { answersOutOfTime } from '../out-of-time.ts';
import { Table } from './table.ts';

const table = () =>
  Table.blank()
    .company('SO', { shares: { player1: 6 }, cash: 300, stations: [['H7', 0]] })
    .company('OU', { shares: { player2: 6 } });

answersOutOfTime(
  [
    new Table(),
    table().stockTurn('player2'),
    table().operate('SO', 'track'),
    table().operate('SO', 'dividend', { revenue: 30 }),
    table().operate('SO', 'trains'),
  ],
  ['SO', 'OU', 'player1', 'VdL'],
);
