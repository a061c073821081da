/** Games of 1820 that stand at a certain question, played by people who found a company each, buy a train and pay what they owe. */
import { randomTurn } from '@roundhouse/bots';
import { nextAction } from '@roundhouse/host';
import {
  type Choice,
  choices,
  deciders,
  dice,
  fill,
  type GameFile,
  History,
  type LoggedAction,
  newGame,
} from '@roundhouse/kernel';
import { anyTitle, type RailState } from '@roundhouse/rail';
import { title1820 } from '@roundhouse/titles';
import type { State } from '@roundhouse/titles/1820/face';

const title = anyTitle(title1820);
const players = ['Ada', 'Bram', 'Cato'];
type Chance = ReturnType<typeof dice>;

/** A game at its first question. */
export const newGameOf1820 = (): GameFile => new History(title, newGame(title, { players, seed: 1 })).toFile();

/** The first game whose state suits; its people are at this device. */
export function gameOf1820(suits: (s: State) => boolean): GameFile {
  for (let seed = 1; seed < 40; seed++) {
    const game = new History(title, newGame(title, { players, seed }));
    const chance = dice(seed);
    for (let i = 0; i < 1200 && !game.state.ended; i++) {
      if (suits(game.state as unknown as State)) return game.toFile();
      const turn = (s: RailState) => steadyTurn(s, chance) ?? randomTurn(title, s, chance);
      game.add(nextAction(title, game.state, game.lastAction, turn));
    }
  }
  throw new Error('no game of 1820 comes there');
}

/** The same game with bots in all seats but the first. */
export function withBots(file: GameFile): GameFile {
  const game = History.open(title, file);
  for (const [i, name] of file.players.entries())
    if (i > 0)
      game.note({
        type: 'seat',
        player: game.state.players[i]!,
        name,
        via: { kind: 'bot', level: 'random', version: '1' },
      });
  return game.toFile();
}

/** What a steady player does in a question: the first of these moves that is open. Where none is named, chance decides. */
function steadyTurn(state: RailState, chance: Chance): LoggedAction | null {
  const s = state as unknown as State;
  const [by] = deciders(title, state);
  const top = s.stack.at(-1);
  if (by === undefined || !top) return null;
  const all = (type: string): readonly Choice[] => choices(title, state, by, { type });
  const some = (type: string): LoggedAction | null => {
    const found = all(type);
    return found.length > 0 ? fill(found[chance(found.length)]!) : null;
  };
  switch (top.kind) {
    case 'cousinAuction':
    case 'overpayment':
    case 'leftovers':
    case 'discards':
    case 'repaying':
    case 'station':
      return some('pass');
    case 'futureTrains':
    case 'bidding':
      return some('decline');
    case 'stockTurn': {
      const round = s.stack.find((frame) => frame.kind === 'stockRound');
      const wants = round && !round.resolved && !round.lobbies.some(({ of }) => of === by) && s.cash[by]! > 350;
      const cheapest = wants && top.main === null ? all('lobby')[0] : undefined;
      return cheapest ? fill(cheapest) : some('pass');
    }
    case 'float':
      return floats(s, by, all, some);
    case 'offer':
      return some('accept');
    case 'due':
      return some('payDue') ?? some('takeLoan') ?? some('refuse');
    case 'trains': {
      const owned = Object.values(s.trains).filter((owner) => owner === top.of).length;
      return (owned === 0 ? some('buyTrain') : null) ?? some('pass');
    }
    default:
      return null;
  }
}

/** At the highest par price that the founder can pay alone. */
function floats(
  s: State,
  by: string,
  all: (type: string) => readonly Choice[],
  some: (type: string) => LoggedAction | null,
): LoggedAction | null {
  const top = s.stack.at(-1);
  if (top?.kind !== 'float') return null;
  if (top.plan === null) {
    const [company] = all('found');
    const prices = company?.openFields['price'];
    const paid = prices?.kind === 'oneOf' ? prices.values.filter((price) => 2 * Number(price) <= s.cash[by]!) : [];
    return company && paid.length > 0 ? fill(company, { price: paid.at(-1)! }) : some('pass');
  }
  if (!top.placed) return top.spots.length === 0 ? (some('place') ?? some('pass')) : some('keepMarker');
  const own = all('allot').find(({ fields }) => fields['owner'] === by);
  const most = own?.openFields['count'];
  const buys = own && most?.kind === 'range' ? fill(own, { count: most.max }) : null;
  return some('proposeFloat') ?? buys ?? some('pass');
}

export { title as rules1820 };
