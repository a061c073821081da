/** Games to measure on, made at random from a seed: the same on every machine. */
import { drawStyle, randomTurn } from '@roundhouse/bots';
import { nextAction } from '@roundhouse/host';
import {
  type Applied,
  apply,
  choices,
  deciders,
  dice,
  wrapEntries,
  FILE_FORMAT,
  makerOf,
  fill,
  type GameFile,
  type LoggedAction,
  start,
} from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { playerNames } from '../names.ts';
import type { AnyTitle } from '../title.ts';

/** As many play, where the title has room for them. */
const PLAYERS = 5;
/** Offers that nobody accepts, in one step of a turn. */
const OFFERS = 25;

/** A random game to its end. With `haggling` so many actions long, or a little more: offers made and declined. */
export function makeGame(title: AnyTitle, seed: number, haggling = 0): GameFile {
  const players = Math.min(PLAYERS, title.players.max);
  const first = start(title, { players, seed }).state;
  const chance = dice(seed);
  const style = drawStyle(chance);
  const actions: LoggedAction[] = [];
  let s = first;
  const play = (action: LoggedAction): void => {
    const done: Applied<RailState> = apply(title, s, action);
    if (!done.ok) throw new Error(`${JSON.stringify(action)} is refused: ${done.refusal.text}`);
    actions.push(action);
    s = done.state;
  };
  while (!s.ended) {
    const [asked] = deciders(title, s);
    if (actions.length < haggling) for (const one of declinable(title, s, asked!)) play(one);
    const action = nextAction(title, s, actions.at(-1), (now) => randomTurn(title, now, chance, style));
    if (!action) throw new Error('nobody has a choice');
    play(action);
  }
  return fileOf(title, first, seed, actions);
}

/** What was played from a first state that this seed gives. */
export const fileOf = (
  title: AnyTitle,
  { options, readings, players }: RailState,
  seed: number,
  actions: readonly LoggedAction[],
): GameFile => ({
  format: FILE_FORMAT,
  maker: makerOf(title.id),
  title: title.id,
  options,
  readings,
  players: playerNames(players.length),
  seed,
  entries: wrapEntries(actions),
});

/** Offers at rising prices that somebody else has to answer, each with the refusal. */
function* declinable(title: AnyTitle, s: RailState, by: string): Generator<LoggedAction> {
  let made = 0;
  for (const type of ['buyTrainFrom', 'buyPrivate']) {
    for (const choice of choices(title, s, by, { type })) {
      const openField = choice.openFields['price'];
      if (openField?.kind !== 'range') continue;
      for (let price = openField.min; price <= openField.max && made < OFFERS; price++, made++) {
        const offer = fill(choice, { price });
        const done = apply(title, s, offer);
        if (!done.ok || done.state.stack.at(-1)?.kind !== 'offer') break;
        const [other] = deciders(title, done.state);
        const { of } = done.state.stack.at(-1)!;
        yield offer;
        yield { type: 'decline', by: other!, frame: `offer/${of}` };
      }
    }
  }
}
