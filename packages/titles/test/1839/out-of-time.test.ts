import { answersOutOfTime } from '../out-of-time.ts';
import { Table } from './table.ts';

const table = () =>
  Table.blank()
    .company('AMS', { shares: { player1: 6 }, cash: 300, operated: true, stations: [['L17', 0]] })
    .company('HSM', { shares: { player2: 6 }, operated: true });
const track = { laid: [], placed: [], upgraded: false, paidFor: null };

answersOutOfTime(
  [
    new Table(),
    table().stockTurn('player2'),
    table().operating('AMS', 'track', {}, track),
    table().operating('AMS', 'dividend', { revenue: 30 }, { revenue: 30 }),
    table().operating('AMS', 'trains'),
  ],
  ['AMS', 'HSM', 'player1'],
  {
    concede: 'a player may at any time',
    nameWinner: 'players may agree at any time',
    nameNobody: 'players may agree at any time',
  },
);
