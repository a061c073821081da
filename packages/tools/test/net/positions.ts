/** Named positions of each title, reached by so many entries of a saved game: they stay what they are. */
import { History, unwrapEntries } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { titleOf } from '../../src/title.ts';
import { savedFile } from '../saved-games.ts';

export interface NamedPosition {
  readonly name: string;
  /** A saved game, and how many of its entries lead here. */
  readonly game: string;
  readonly after: number;
  /** How deep perft looks: 3 unless there is too much to see. */
  readonly depth?: number;
}

export const positions: Readonly<Record<string, readonly NamedPosition[]>> = {
  soh: [
    { name: 'opening', game: 'soh-1', after: 0 },
    { name: 'first stock turn', game: 'soh-2', after: 0, depth: 2 },
    { name: 'stock turn', game: 'soh-5', after: 260 },
    { name: 'stock turn with shares face down', game: 'soh-6', after: 170 },
    { name: 'own shares', game: 'soh-6', after: 34 },
    { name: 'buying privates', game: 'soh-4', after: 34, depth: 2 },
    { name: 'offer', game: 'soh-2', after: 59 },
    { name: 'first track', game: 'soh-1', after: 10 },
    { name: 'late track', game: 'soh-6', after: 321, depth: 2 },
    { name: 'station', game: 'soh-4', after: 63 },
    { name: 'run', game: 'soh-4', after: 38 },
    { name: 'dividend', game: 'soh-4', after: 39 },
    { name: 'trains', game: 'soh-6', after: 210 },
    { name: 'forced purchase', game: 'soh-4', after: 248 },
    { name: 'forced purchase, raising or refusing', game: 'soh-5', after: 221 },
    { name: 'forced purchase, selling', game: 'soh-5', after: 222 },
    { name: 'forced purchase that can be refused', game: 'soh-3', after: 241 },
  ],
  '1828': [
    { name: 'opening', game: '1828-4', after: 0, depth: 2 },
    { name: 'auction lot', game: '1828-5', after: 19 },
    { name: 'par', game: '1828-4', after: 13 },
    { name: 'stock turn', game: '1828-4', after: 43, depth: 2 },
    { name: 'stock turn with a merger', game: '1828-4', after: 125, depth: 2 },
    { name: 'merger agreed', game: '1828-4', after: 59 },
    { name: 'merger, setting aside', game: '1828-4', after: 60 },
    { name: 'merger, taking', game: '1828-4', after: 61 },
    { name: 'merger, giving up', game: '1828-4', after: 62 },
    { name: 'merger, trading up', game: '1828-4', after: 82 },
    { name: 'Cobourg builds', game: '1828-4', after: 49, depth: 2 },
    { name: 'Cobourg runs', game: '1828-4', after: 51, depth: 2 },
    { name: 'home', game: '1828-1', after: 810 },
    { name: 'first track', game: '1828-4', after: 111 },
    { name: 'track and a private for sale', game: '1828-4', after: 166, depth: 2 },
    { name: 'late track', game: '1828-4', after: 500, depth: 1 },
    { name: 'station', game: '1828-4', after: 223 },
    { name: 'late station', game: '1828-4', after: 1376, depth: 2 },
    { name: 'run', game: '1828-4', after: 160 },
    { name: 'dividend', game: '1828-4', after: 169 },
    { name: 'arranging trains', game: '1828-4', after: 242, depth: 2 },
    { name: 'trains', game: '1828-4', after: 154, depth: 2 },
    { name: 'trains of a system', game: '1828-4', after: 521, depth: 2 },
    { name: 'emergency', game: '1828-4', after: 522, depth: 2 },
    { name: 'emergency, selling or passing', game: '1828-4', after: 1118, depth: 2 },
    { name: 'last call', game: '1828-1', after: 1091, depth: 2 },
    { name: 'discard', game: '1828-4', after: 744, depth: 2 },
    { name: 'Kalamazoo builds', game: '1828-4', after: 233, depth: 2 },
    { name: 'Peterborough', game: '1828-4', after: 155, depth: 2 },
  ],
  '1843': [
    { name: 'opening', game: '1843-3', after: 0, depth: 2 },
    { name: 'auction with bids', game: '1843-1', after: 5, depth: 2 },
    { name: 'auction lot', game: '1843-2', after: 11 },
    { name: 'par', game: '1843-3', after: 11, depth: 2 },
    { name: 'first stock turn', game: '1843-3', after: 14, depth: 2 },
    { name: 'stock turn', game: '1843-3', after: 79, depth: 2 },
    { name: 'stock turn in gray phase', game: '1843-3', after: 1019, depth: 1 },
    { name: 'first track', game: '1843-3', after: 105, depth: 2 },
    { name: 'track with a private', game: '1843-2', after: 284, depth: 1 },
    { name: 'straight to brown', game: '1843-3', after: 564, depth: 1 },
    { name: 'pause with a private for sale', game: '1843-3', after: 149, depth: 2 },
    { name: 'station', game: '1843-3', after: 131, depth: 2 },
    { name: 'station or port', game: '1843-3', after: 721, depth: 2 },
    { name: 'station in gray phase', game: '1843-3', after: 844, depth: 2 },
    { name: 'run', game: '1843-3', after: 134 },
    { name: 'dividend', game: '1843-3', after: 135, depth: 2 },
    { name: 'trains with two sides', game: '1843-3', after: 106, depth: 2 },
    { name: 'old trains', game: '1843-3', after: 847, depth: 1 },
    { name: 'discard', game: '1843-2', after: 424, depth: 2 },
    { name: 'turning over', game: '1843-9', after: 418, depth: 2 },
    { name: 'emergency, selling', game: '1843-3', after: 837, depth: 2 },
    { name: 'emergency with a private', game: '1843-10', after: 231, depth: 2 },
    { name: 'last call', game: '1843-2', after: 444, depth: 2 },
    { name: 'ports', game: '1843-3', after: 736, depth: 2 },
    { name: 'offer', game: '1843-3', after: 183 },
  ],
  '1839': [
    { name: 'opening', game: '1839-13', after: 0, depth: 2 },
    { name: 'auction, all too dear', game: '1839-13', after: 9 },
    { name: 'auction, nobody else can pay', game: '1839-13', after: 13, depth: 2 },
    { name: 'auction, bound by a private that costs nothing', game: '1839-14', after: 23, depth: 2 },
    { name: 'par', game: '1839-13', after: 1 },
    { name: 'stock turn', game: '1839-13', after: 46, depth: 2 },
    { name: 'stock turn in light red phase', game: '1839-14', after: 1103, depth: 1 },
    { name: 'announcement', game: '1839-13', after: 47, depth: 2 },
    { name: 'redemption', game: '1839-13', after: 75, depth: 2 },
    { name: 'homes of a Local', game: '1839-13', after: 32, depth: 2 },
    { name: 'home', game: '1839-13', after: 96, depth: 2 },
    { name: 'first track', game: '1839-13', after: 97, depth: 2 },
    { name: 'late track', game: '1839-13', after: 348, depth: 1 },
    { name: 'pause with a private for sale', game: '1839-13', after: 200, depth: 2 },
    { name: 'station, swapping', game: '1839-13', after: 147, depth: 2 },
    { name: 'station, swapping or moving', game: '1839-13', after: 293, depth: 1 },
    { name: 'station, placing or swapping', game: '1839-4', after: 658, depth: 1 },
    { name: 'double', game: '1839-14', after: 501, depth: 2 },
    { name: 'run', game: '1839-13', after: 100, depth: 2 },
    { name: 'dividend', game: '1839-13', after: 101, depth: 2 },
    { name: 'trains', game: '1839-13', after: 158, depth: 2 },
    { name: 'discard', game: '1839-14', after: 1251, depth: 2 },
    { name: 'offer', game: '1839-13', after: 148, depth: 2 },
    { name: 'nationalisation', game: '1839-13', after: 273, depth: 2 },
    { name: 'new Local', game: '1839-13', after: 105, depth: 2 },
    { name: 'emergency, selling', game: '1839-13', after: 284, depth: 1 },
    { name: 'bankrupt', game: '1839-13', after: 347, depth: 2 },
  ],
  '1820': [
    { name: 'opening', game: '1820-13', after: 0, depth: 2 },
    { name: 'cousin auction with bids', game: '1820-1', after: 10, depth: 2 },
    { name: 'paying more than the bid', game: '1820-13', after: 4, depth: 2 },
    { name: 'cousins that are left', game: '1820-8', after: 6, depth: 2 },
    { name: 'open cry', game: '1820-13', after: 10, depth: 2 },
    { name: 'open cry with a bid', game: '1820-2', after: 220, depth: 2 },
    { name: 'trains won', game: '1820-10', after: 281, depth: 2 },
    { name: 'first stock turn', game: '1820-13', after: 17, depth: 1 },
    { name: 'stock turn in red phase', game: '1820-11', after: 957, depth: 1 },
    { name: 'float, company', game: '1820-13', after: 22, depth: 1 },
    { name: 'float, place', game: '1820-13', after: 23, depth: 1 },
    { name: 'float, second place', game: '1820-10', after: 53, depth: 1 },
    { name: 'float, buyers', game: '1820-3', after: 44, depth: 2 },
    { name: 'float, agreeing', game: '1820-13', after: 28, depth: 2 },
    { name: 'increase, selling first', game: '1820-13', after: 75, depth: 2 },
    { name: 'increase, buyers', game: '1820-4', after: 931, depth: 1 },
    { name: 'first track', game: '1820-13', after: 39, depth: 2 },
    { name: 'late track', game: '1820-11', after: 993, depth: 1 },
    { name: 'pause with a future train', game: '1820-13', after: 46, depth: 2 },
    { name: 'station', game: '1820-5', after: 235, depth: 2 },
    { name: 'train before the run', game: '1820-11', after: 232, depth: 1 },
    { name: 'run', game: '1820-13', after: 49, depth: 2 },
    { name: 'dividend', game: '1820-13', after: 50, depth: 2 },
    { name: 'what is due', game: '1820-13', after: 115, depth: 2 },
    { name: 'discarding', game: '1820-12', after: 194, depth: 2 },
    { name: 'trains', game: '1820-13', after: 42, depth: 2 },
    { name: 'director’s shares for a train', game: '1820-11', after: 156, depth: 2 },
    { name: 'loans to repay', game: '1820-8', after: 505, depth: 2 },
    { name: 'reduce or issue', game: '1820-6', after: 186, depth: 1 },
    { name: 'buying back', game: '1820-8', after: 230, depth: 2 },
    { name: 'offering', game: '1820-13', after: 56, depth: 2 },
    { name: 'bidding', game: '1820-13', after: 57, depth: 2 },
    { name: 'bid to accept', game: '1820-13', after: 58, depth: 2 },
    { name: 'acquiring', game: '1820-13', after: 59, depth: 2 },
    { name: 'twins', game: '1820-14', after: 1937, depth: 2 },
    { name: 'overage', game: '1820-7', after: 272, depth: 2 },
    { name: 'too many trains', game: '1820-7', after: 261, depth: 2 },
    { name: 'loans above the limit', game: '1820-11', after: 658, depth: 2 },
    { name: 'shortfall', game: '1820-11', after: 858, depth: 2 },
    { name: 'heir', game: '1820-8', after: 123, depth: 2 },
  ],
};

/** The states of some positions, in their order; each saved game is played once. */
export function statesAt(all: readonly NamedPosition[]): RailState[] {
  const reached = new Map<string, RailState>();
  for (const game of new Set(all.map((one) => one.game))) {
    const stops = new Set(all.filter((one) => one.game === game).map((one) => one.after));
    const file = savedFile(game);
    const entries = unwrapEntries(file.entries);
    const history = History.open(titleOf(file.title), { ...file, entries: [] });
    const last = Math.max(...stops);
    for (let after = 0; after <= last; after++) {
      if (stops.has(after)) reached.set(`${game} ${after}`, history.state);
      if (after === last) break;
      const result = history.replay(entries[after]);
      if (!result.ok) throw new Error(`${game}, entry ${after + 1}: ${result.refusal.text}`);
    }
  }
  return all.map(({ game, after }) => reached.get(`${game} ${after}`)!);
}
