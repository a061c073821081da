import {
  amountAt,
  amountsIn,
  mostIn,
  type Actor,
  type Choice,
  choices,
  deciders,
  fill,
  type OpenField,
  type Json,
  type LoggedAction,
  openTypes,
  playersIn,
} from '@roundhouse/kernel';
import { byPrice, cashOf, type RailState, type RailTitle } from '@roundhouse/rail';
import type { Dice } from './dice.ts';
import { outlook } from './outlook.ts';
import { poweredRun, poweredWays } from './powers.ts';
import { chaotic, type Style, DEFAULT_WEIGHT, RARE } from './style.ts';

/** Trains that a company makes good use of in the late phases of any game. */
const ENOUGH = 2;
/** Money enough for a good train and something left. */
const RICH = 300;
/** So many tiles are much track. Players who never build never have to buy a train, and might play for ever. */
const BUILT = 40;

/** What somebody at the table does next, at random; null if nobody can do anything. */
export function randomTurn<S extends RailState>(
  title: RailTitle<S>,
  s: S,
  dice: Dice,
  style: Style = chaotic,
): LoggedAction | null {
  const asked = [...deciders(title, s)];
  if (dice(100) < style.offTurnPercent) {
    const others = playersIn(title, s).filter((player) => !asked.includes(player));
    const action = others.length > 0 ? randomAction(title, s, others[dice(others.length)]!, dice, style) : null;
    if (action) return action;
  }
  while (asked.length > 0) {
    const [by] = asked.splice(dice(asked.length), 1);
    const action = randomAction(title, s, by!, dice, style);
    if (action) return action;
  }
  return null;
}

/** A random legal action, or null if `by` has nothing to decide. */
export function randomAction<S extends RailState>(
  title: RailTitle<S>,
  s: S,
  by: Actor,
  dice: Dice,
  style: Style = chaotic,
): LoggedAction | null {
  const asked = s.stack.at(-1)?.kind;
  const types = openTypes(title, s, by).filter(
    (type) => isLookedAt(type, asked, dice, style) && cashOf(s, by) >= meansFor(type, asked, style),
  );
  /**
   * Done only where nothing else is left: a train too many, for which somebody may have sold shares, or track of an
   * idle company, which can be the whole question.
   */
  let unwanted: readonly Choice[] = [];
  while (types.length > 0) {
    const type = types.splice(pickWeighted(types, style, dice, asked), 1)[0]!;
    const found = wanted(title, s, choices(title, s, by, { type }), style);
    if (found.length === 0) continue;
    if (type === 'layTile' && types.length > 0 && isIdle(s, found[0]!, style)) {
      if (unwanted.length === 0) unwanted = found;
      continue;
    }
    if (types.length > 0 && type.startsWith('buyTrain') && hasEnough(title, s, found[0]!, dice, style)) {
      unwanted = found;
      continue;
    }
    const powered = type === 'run' ? runByPower(title, s, found[0]!, dice) : null;
    if (powered) return powered;
    if (type === 'layTile' && style.foresight > 1) return farSighted(title, s, found, dice, style);
    return filled(found[dice(found.length)]!, dice, style);
  }
  return unwanted.length > 0 ? filled(unwanted[dice(unwanted.length)]!, dice, style) : null;
}

function isLookedAt(type: string, asked: string | undefined, dice: Dice, { rare }: Style): boolean {
  const once = rare?.[`${asked}.${type}`] ?? rare?.[type] ?? RARE[type];
  return once === undefined || dice(once) === 0;
}

const meansFor = (type: string, asked: string | undefined, { means }: Style): number =>
  means?.[`${asked}.${type}`] ?? means?.[type] ?? 0;

/** By the deal and its name alone, so that a company is idle all the time or never. */
function isIdle(s: RailState, { frame }: Choice, { idle }: Style): boolean {
  if (idle === undefined || Object.keys(s.tiles).length >= BUILT) return false;
  let word = s.rng[0]! ^ s.rng[1]!;
  for (const letter of frame.split('/')[1] ?? '') word = Math.imul(word ^ letter.charCodeAt(0), 0x2c1b3c6d);
  return (word >>> 8) % 100 < idle;
}

/** The company that is asked has all the trains it wants: so many, one of this kind, and no money to waste. */
function hasEnough<S extends RailState>(title: RailTitle<S>, s: S, choice: Choice, dice: Dice, style: Style): boolean {
  const company = choice.frame.split('/')[1];
  const train = choice.fields['train'];
  if (style.trains === undefined || company === undefined || typeof train !== 'string') return false;
  const own = trainsOf(s, company);
  if (own.length < style.trains || !own.some((one) => title.train(s, one) === title.train(s, train))) return false;
  return cashOf(s, company) < RICH || dice(3) > 0;
}

/**
 * What is preferred, where it is there. Who backs the leader lets the company with the highest price have the trains of the
 * cheaper half, and no other deal of trains.
 */
function wanted<S extends RailState>(
  title: RailTitle<S>,
  s: S,
  found: readonly Choice[],
  style: Style,
): readonly Choice[] {
  const best = style.prefers?.[found[0]?.type ?? ''] ?? [];
  const preferred = found.filter(({ fields }) => Object.values(fields).some((value) => best.includes(value as string)));
  if (preferred.length > 0) return preferred;
  if (!style.backsLeader || found[0]?.type !== 'buyTrainFrom') return found;
  const company = found[0].frame.split('/')[1];
  const order = byPrice(title.material(s).markets, s.market);
  if (company === undefined || company !== order[0] || trainsOf(s, company).length >= ENOUGH) return [];
  const behind = order.slice(Math.ceil(order.length / 2));
  return found.filter(({ fields }) => behind.includes(s.trains[fields['train'] as string]!));
}

const trainsOf = (s: RailState, company: string): string[] =>
  Object.keys(s.trains).filter((train) => s.trains[train] === company);

/** Every other run in which a train could run by a power is the best one with it; null where that may not be run. */
function runByPower<S extends RailState>(title: RailTitle<S>, s: S, choice: Choice, dice: Dice): LoggedAction | null {
  const powered = poweredWays(title, s);
  if (powered.length === 0 || dice(2) === 0) return null;
  return poweredRun(title, s, choice, powered[dice(powered.length)]!)?.action ?? null;
}

/** Of a few tries the one after which the trains earn most; more tries while they would earn nothing. */
function farSighted<S extends RailState>(
  title: RailTitle<S>,
  s: S,
  found: readonly Choice[],
  dice: Dice,
  style: Style,
): LoggedAction {
  let best = filled(found[dice(found.length)]!, dice, style);
  let most = 0;
  for (let i = 0; i < style.foresight * (most > 0 ? 1 : 4); i++) {
    const action = filled(found[dice(found.length)]!, dice, style);
    const revenue = outlook(title, s, action);
    if (revenue > most) [best, most] = [action, revenue];
  }
  return best;
}

function pickWeighted(values: readonly (string | number)[], style: Style, dice: Dice, asked = ''): number {
  const weight = (value: string | number) =>
    style.weights[`${asked}.${value}`] ?? style.weights[value] ?? DEFAULT_WEIGHT;
  let at = dice(
    Math.max(
      1,
      values.reduce<number>((sum, value) => sum + weight(value), 0),
    ),
  );
  // What has no weight at all is done only when nothing else can be.
  return Math.max(
    0,
    values.findIndex((value) => (at -= weight(value)) < 0),
  );
}

function filled(choice: Choice, dice: Dice, style: Style): LoggedAction {
  const values: Record<string, Json> = {};
  for (const [name, openField] of Object.entries(choice.openFields))
    values[name] = valueFor(choice.type, openField, dice, style);
  return fill(choice, values);
}

function valueFor(type: string, openField: OpenField, dice: Dice, style: Style): Json {
  if (openField.kind === 'indicated') return openField.best;
  if (openField.kind === 'oneOf') return openField.values[pickWeighted(openField.values, style, dice)]!;
  const fixed = style.amounts?.[type];
  const chance = dice(100);
  if (fixed === 'least' || (!fixed && chance < style.low)) return openField.min;
  if (fixed === 'most' || chance < style.low + style.high) return mostIn(openField);
  return amountAt(openField, dice(amountsIn(openField)));
}
