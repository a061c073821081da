/** How three people play a short game of 1828: they start at high prices, build little, pay out always, and merge once. */
import { nextAction } from '@roundhouse/host';
import {
  type Choice,
  choices,
  deciders,
  dice,
  fill,
  type GameFile,
  History,
  newGame,
  type LoggedAction,
} from '@roundhouse/kernel';
import { title1828 } from '@roundhouse/titles';

type State = Parameters<typeof title1828.score>[0];
type Chance = (below: number) => number;

/** A game of few actions in which a merger needs the other director's consent, and a price reaches the top. */
export const SEED = 1732;
export const PLAYERS = ['Ada', 'Bram', 'Cato'];

interface Turn {
  readonly of: (type: string) => readonly Choice[];
  readonly pick: <T>(list: readonly T[]) => T | undefined;
  readonly chance: Chance;
  /** There is a system already. */
  readonly merged: boolean;
  readonly acted: boolean;
}

/** The choice by the question that is asked; anything else takes the first thing there is. */
const answers: Readonly<Record<string, (turn: Turn) => Choice | undefined>> = {
  privateAuction: ({ of, pick }) => of('buyLot')[0] ?? pick(of('bid').slice(0, 2)),
  lotAuction: ({ of }) => of('pass')[0],
  stockTurn({ of, pick, merged, acted }) {
    if (acted) return undefined;
    const mergers = merged ? [] : of('merge');
    if (mergers.length > 0) return pick(mergers);
    return pick(of('buy')) ?? pick(of('start'));
  },
  offer: ({ of }) => of('accept')[0],
  merger: ({ of }) => of('tradeUp')[0] ?? of('setAside')[0] ?? of('takeFrom')[0] ?? of('giveUp')[0],
  track: ({ of, pick, chance }) =>
    chance(100) < 30 ? pick(of('layTile').filter(({ fields }) => fields['using'] === undefined)) : undefined,
  trains: ({ of, chance }) => (chance(100) < 50 ? of('buyTrain')[0] : undefined),
  cobourg: ({ of }) => of('pass')[0],
  station: ({ of }) => of('pass')[0],
  arrange: ({ of }) => of('pass')[0],
  run: ({ of }) => of('run')[0],
  cobourgRun: ({ of }) => of('run')[0],
};

function chosen(s: State, chance: Chance): LoggedAction {
  const by = deciders(title1828, s)[0]!;
  const top = s.stack.at(-1)!;
  const of = (type: string): Choice[] => choices(title1828, s, by, { type });
  const pick = <T>(list: readonly T[]): T | undefined => (list.length > 0 ? list[chance(list.length)] : undefined);
  if (top.kind === 'dividend') return fill(of('dividend')[0]!, { choice: 'pay' });
  const merged = Object.keys(s.ext.systems).length > 0;
  const acted = (top as { main?: string | null }).main !== undefined && (top as { main?: string | null }).main !== null;
  const choice =
    answers[top.kind]?.({ of, pick, chance, merged, acted }) ??
    of('pass')[0] ??
    of('buyTrain')[0] ??
    choices(title1828, s, by).find(({ frame }) => frame.startsWith(top.kind))!;
  const price = choice.openFields['price'];
  return price?.kind === 'oneOf' ? fill(choice, { price: price.values.at(-1)! }) : fill(choice);
}

/** Action by action, what the bank shows included; the history stands before each that is told. */
export function* played(seed = SEED): Generator<{ readonly game: History<State>; readonly action: LoggedAction }> {
  const game = new History(title1828, newGame(title1828, { players: PLAYERS, seed }));
  const chance = dice(seed);
  while (!game.state.ended) {
    const action = nextAction(title1828, game.state, game.lastAction, (s) => chosen(s, chance))!;
    yield { game, action };
    const result = game.add(action);
    if (!result.ok) throw new Error(result.refusal.text);
  }
}

/** The game up to the first position that suits. */
export function gameUntil(suits: (s: State, action: LoggedAction) => boolean): GameFile {
  for (const { game, action } of played()) if (suits(game.state, action)) return game.toFile();
  throw new Error('the game never comes to that');
}
