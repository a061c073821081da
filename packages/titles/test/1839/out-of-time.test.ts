import { describe } from 'vitest';
import { answersOutOfTime } from '../out-of-time.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const table = () =>
  Table.blank()
    .company('AMS', { shares: { player1: 6 }, cash: 300, operated: true, stations: [['L17', 0]] })
    .company('NRS', { shares: { player2: 6 }, operated: true });
const track = { laid: [], placed: [], upgraded: false, paidFor: null };

answersOutOfTime(
  [
    new Table(),
    table().stockTurn('player2'),
    table().operating('AMS', 'track', {}, track),
    table().operating('AMS', 'dividend', { revenue: 30 }, { revenue: 30 }),
    table().operating('AMS', 'trains'),
  ],
  ['AMS', 'NRS', 'player1'],
  {
    concede: 'a player may at any time',
    nameWinner: 'players may agree at any time',
    nameNobody: 'players may agree at any time',
  },
);

describe('The moment of an action', () => {
  rule('1839:6-10', 'a par price comes before the next purchase', () => {
    const t = new Table();
    const s = t.s;
    const buy = { type: 'buyLot', private: 'LP' };
    t.set({ stack: [...s.stack, { kind: 'par', of: 'NRS', by: 'player1' }] });
    t.refuses({ ...buy, frame: 'privateAuction' }, '1839:6-10', 'par price');
    t.set({ stack: s.stack }).accepts(buy);
  });

  rule('1839:8.2-8', 'a company completes its turn before the next one acts', () => {
    const t = table().operating('AMS', 'trains');
    t.refuses({ type: 'layTile', by: 'player2', frame: 'track/NRS' }, '1839:8.2-8', 'The AMS operates');
    t.refuses({ type: 'placeStation', by: 'player2', frame: 'station/NRS' }, '1839:8.2-8');
  });

  rule('1839:8.3.3-3', '1839:8.3.4-1', 'without a train or a route there is no run, and no dividend to decide', () => {
    const t = table().operating('AMS', 'trains');
    t.refuses({ type: 'run', frame: 'run/AMS' }, '1839:8.3.3-3', 'no train');
    t.refuses({ type: 'dividend', frame: 'dividend/AMS' }, '1839:8.3.4-1', 'earned nothing');
  });

  rule('1839:8.3.5-8', 'trains above the limit go before another is bought', () => {
    const t = table().operating('AMS', 'trains');
    t.set({ stack: [...t.s.stack, { kind: 'discard', of: 'NRS' }] });
    t.refuses({ type: 'buyTrain', by: 'player1', frame: 'trains/AMS' }, '1839:8.3.5-8', 'must go');
  });

  rule('1839:14.2.2.1.2-7', 'Spoorlijn places no marker beside the one of the round', () => {
    const t = table().operating('AMS', 'dividend', { stationed: true, revenue: 30 }, { revenue: 30 });
    t.accepts({ type: 'dividend', choice: 'withhold' });
    t.refuses({ type: 'placeStation', frame: 'track/AMS' }, '1839:14.2.2.1.2-7', 'already used');
  });

  rule('1839:8.3.2.1-1', '1839:8.3.2.3-9', '1839:14.2.3.2.1-12', 'one station action in a round', () => {
    const t = table().operating('AMS', 'dividend', { stationed: true, revenue: 30 }, { revenue: 30 });
    t.accepts({ type: 'dividend', choice: 'withhold' });
    t.refuses({ type: 'placeStation', frame: 'station/AMS' }, '1839:8.3.2.1-1', 'already used');
    t.refuses({ type: 'swapStations', frame: 'station/AMS' }, '1839:8.3.2.3-9', 'already used');
    t.refuses({ type: 'moveStation', frame: 'station/AMS' }, '1839:14.2.3.2.1-12', 'counts as one');
  });
});
