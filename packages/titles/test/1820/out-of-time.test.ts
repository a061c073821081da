import { answersOutOfTime } from '../out-of-time.ts';
import { Table } from './table.ts';

const table = () =>
  Table.blank()
    .company('LSR', { shares: { player1: 4 }, cash: 300, stations: [['C5', 0]] })
    .company('LUR', { shares: { player2: 4 } });

answersOutOfTime(
  [
    new Table(),
    table().stockTurn('player2'),
    table().operating('LSR', 'track'),
    table().operating('LSR', 'trains'),
    table().takeovers(),
  ],
  ['LSR', 'LUR', 'player1'],
  { takeBack: 'it takes back what is being put together' },
);
