import { Teller } from '@roundhouse/rail';
import { title1839 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import type { Deed } from '../position.ts';
import { concede, local, running } from './money.ts';
import { Table } from './table.ts';

const names: Readonly<Record<string, string>> = { player1: 'Ada', player2: 'Bram', player3: 'Cato', player4: 'Dirk' };
/** What the log says of the last action, each sentence after whom it is about. */
function told(t: Table): string[] {
  const teller = new Teller(title1839, t.s, (id) => names[id]);
  return teller.tell(t.events).map(({ subject, text }) => (subject === null ? text : `${subject}: ${text}`));
}
const accept: Deed = { type: 'accept' };

/** The NRS of player 1 and the MSS of player 2, at the station step of the NRS. */
const stations = (): Table =>
  Table.blank()
    .company('NRS', { ...running({ player1: 6 }, 74, '4+-1'), cash: 500 })
    .company('MSS', running({ player2: 6 }, 67, '4+-2'))
    .ext({ reservations: [] })
    .station('NRS', 'I8')
    .station('NRS', 'G10')
    .station('MSS', 'D19')
    .station('MSS', 'E14')
    .phase('blue')
    .private('KR', 'player3')
    .operating('NRS', 'station');

describe('the log of 1839', () => {
  test('tells a swap, and the offer of it, by the names of places', () => {
    const t = stations().does({
      type: 'swapStations',
      hex: 'I8',
      node: 0,
      company: 'MSS',
      otherHex: 'D19',
      otherNode: 0,
    });
    expect(told(t)).toEqual([
      'player1: asks Bram to agree: the NRS’s marker in Gouda (I8) for the MSS’s in Emmen (D19)',
    ]);
    // Both places are named in it, so that no more is said of the markers.
    expect(told(t.does(accept)).slice(0, 3)).toEqual([
      'player2: agrees',
      'NRS: swaps its marker in Gouda (I8) for that of the MSS in Emmen (D19) for ƒ80',
      'No run: a route needs two cities or towns, and no track leads the NRS on from Amsterdam and Emmen',
    ]);
  });

  test('tells Kabinet-Rochussen’s move', () => {
    const t = stations().does({
      type: 'moveStation',
      by: 'player3',
      fromHex: 'I8',
      fromNode: 0,
      hex: 'G10',
      node: 1,
    });
    expect(told(t)).toEqual([
      'player3: asks Ada to agree: Kabinet-Rochussen moves the NRS’s marker from Gouda (I8) to Amsterdam (G10)',
    ]);
    expect(told(t.does(accept))).toEqual([
      'player1: agrees',
      'Kabinet-Rochussen moves a marker of the NRS from Gouda (I8) to Amsterdam (G10)',
      'Kabinet-Rochussen closes',
    ]);
  });

  test('tells for whom Diepenbrock’s train is', () => {
    const t = stations().phase('dark brown').train('R4-1', 'player3');
    t.does({ type: 'assignTrain', by: 'player3', company: 'MSS', frame: 'course' });
    expect(told(t)).toEqual(['player3: asks Bram to agree: Diepenbrock’s train to the MSS for free']);
    expect(told(t.does(accept))).toEqual(['player2: agrees', 'An R4 train goes from Cato to the MSS']);
  });

  test('tells whose markers are the government’s now', () => {
    expect(told(stations().does(concede('player2'))).slice(0, 4)).toEqual([
      'player2: concedes and leaves the game',
      'MSS: is nationalised',
      'A government marker is placed in Emmen (D19)',
      'A government marker is placed in Zwolle (E14)',
    ]);
  });

  test('tells what becomes of the blue privates, and that nobody pays for the red one', () => {
    const t = Table.blank(4)
      .company('NRS', { ...running({ player1: 6 }, 74, 'R5-1'), cash: 900 })
      .private('CM', 'player4')
      .private('DeRtU', 'player2')
      .private('RH', 'bank')
      .trainsGone('2', '2+1', '3', '3+', '4+', 'R5', 'R4+1')
      .train('R5-1', 'NRS')
      .phase('medium brown');
    expect(told(t.operating('NRS', 'trains').does({ type: 'buyTrain', train: 'R4-2' }))).toEqual([
      'NRS: buys an R4 train from the bank for ƒ380',
      'The dark brown phase begins',
      'Diepenbrock en Reigers te Ulft closes',
      'An R4 train goes from Diepenbrock en Reigers te Ulft to Bram',
      'Crédit Mobilier closes',
      'Crédit Mobilier closes: Dirk receives ƒ800',
      'player4: gets Rotterdamsche Handelsvereeniging',
    ]);
  });

  test('tells the fee for homes', () => {
    const t = local(Table.blank(), { price: 20, shares: { player1: 5 } }, ['G8', 'E10']).cash('player1', 100);
    expect(told(t.does({ type: 'buy', company: 'L1', from: 'ipo' }))).toEqual([
      'player1: buys a share of the L1 from the IPO for ƒ20',
      'L1: floats with ƒ200',
      'The L1 pays ƒ140 for its homes',
    ]);
  });
});
