import { describe } from 'vitest';
import { answersOutOfTime } from '../out-of-time.ts';
import { rule } from '../rule.ts';
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

describe('The moment of an action', () => {
  rule('1820:7.1-1', 'each company acts in its own turn', () => {
    const t = table().operating('LSR', 'track');
    t.refuses({ type: 'layTile', by: 'player2', frame: 'track/LUR' }, '1820:7.1-1', 'The LSR operates now');
    t.refuses({ type: 'placeStation', by: 'player2', frame: 'station/LUR' }, '1820:7.1-1');
    table().stockTurn('player2').refuses({ type: 'layTile', frame: 'track/LSR' }, '1820:7.1-1', 'Operating Round');
  });

  rule('1820:14.4.1-1', 'the extra city of Bedlington Ironworks is counted by itself', () => {
    const used = { kind: 'track', of: 'LSR', hexes: ['G5', 'G7', 'G9'], extra: true };
    const t = table().colour('green').operating('LSR', 'station', { track: used });
    t.accepts({ type: 'pass' });
    t.refuses({ type: 'layTile', frame: 'track/LSR' }, '1820:14.4.1-1', 'the extra city');
    const lay = { type: 'layTile', frame: 'track/LSR', hex: 'G5', tile: '15', rotation: 0, using: 'BI' };
    t.refuses(lay, '1820:14.1-9', 'Bedlington');
    const two = { ...used, hexes: ['G5', 'G7'], extra: false };
    table()
      .colour('green')
      .operating('LSR', 'station', { track: two })
      .refuses({ type: 'layTile', frame: 'track/LSR' }, '1820:7.2.1-2', 'two tiles');
  });

  rule('1820:7.2.2-2', 'a marker must be paid for, whatever else is wrong', () => {
    const t = Table.blank().company('LSR', { shares: { player1: 4 }, cash: 0, markers: 1, trains: ['2+-1'] });
    t.operating('LSR', 'trains').accepts({ type: 'pass' });
    t.refuses({ type: 'placeStation', frame: 'station/LSR' }, '1820:7.2.2-2', 'cannot afford');
  });
});
