/** A choice as a line: what it is called, what it costs or brings, and what follows. */
import {
  type Choice,
  fill,
  type Frame,
  frameName,
  type GameEvent,
  type Json,
  type LoggedAction,
} from '@roundhouse/kernel';
import { GONE, tilesLeft, wordOf } from '@roundhouse/rail';
import { amountOf } from '@roundhouse/rail/telling/amount';
import { type Consequence, type Outcome, outcomeOf } from '@roundhouse/rail/telling/consequences';
import { textOf } from '@roundhouse/rail/telling/details';
import { closingWords, moveValues, moveWord } from '@roundhouse/rail/telling/moves';
import { type Desk, hexTitle } from './desk.ts';
import { counted } from '../counted.ts';
import { trackWords } from './lay.ts';
import { routesOf, runWords } from './run.ts';

type Values = Readonly<Record<string, Json>>;

/** A move that says nothing but itself: pass, accept, refuse. */
export const isPlain = ({ fields, openFields }: Choice): boolean =>
  Object.keys(fields).length === 0 && Object.keys(openFields).length === 0;

export const frameOf = ({ s }: Desk, choice: Pick<Choice, 'frame'>): Frame =>
  s.stack.findLast((frame) => frameName(frame) === choice.frame) ?? s.stack.at(-1)!;

/** What a choice is called, with these values of its open fields. */
export function titleOf(desk: Desk, choice: Choice, values: Values = {}): string {
  const action = fill(choice, values);
  if (isPlain(choice)) return plainWords(desk, choice, action);
  const said = moveWord(desk, choice, 'option', moveValues(desk, action)) ?? plainTitle(choice);
  const { hex } = choice.fields;
  return typeof hex === 'string' && !said.includes(hex) ? `${said} (${hex})` : said;
}

/** A move without details: by its button, which says all by itself, or by what it is called among others. */
function plainWords(desk: Desk, choice: Choice, action: LoggedAction): string {
  const { title, s, names } = desk;
  const { kind } = frameOf(desk, choice);
  const isButton =
    title.wording?.closing?.(s, frameOf(desk, choice), choice.type, names) !== undefined ||
    [`close.${kind}.${choice.type}`, `close.${choice.type}`].some((key) => wordOf(title, key) !== undefined);
  const word = (part: 'button' | 'option') => moveWord(desk, choice, part, moveValues(desk, action));
  const said = isButton ? undefined : (word('button') ?? word('option'));
  return said ?? closingWords(desk, frameOf(desk, choice), choice.type);
}

const plainTitle = ({ type, fields }: Choice): string =>
  [type, ...Object.keys(fields).map((field) => textOf(fields, field))].join(' ');

/** The whole line of a choice whose open fields are settled. */
export function lineOf(desk: Desk, choice: Choice, values: Values = {}): string {
  const action = fill(choice, values);
  const outcome = outcomeOf(desk.title, desk.s, action);
  return [titleOf(desk, choice, values), ...details(desk, action, outcome)].join(' · ');
}

/** What an action costs or brings and what follows, in a few words each. */
export function details(desk: Desk, action: LoggedAction, outcome: Outcome): string[] {
  if (!outcome.ok) return [outcome.refusal.text];
  const routes = routesOf(action);
  if (routes && action.type === 'run') {
    const revenue = Number(outcome.events.find(({ event }) => event === 'run')?.['revenue'] ?? 0);
    return [desk.money(revenue), runWords(desk, routes)];
  }
  const note = desk.title.wording?.note?.(desk.title, desk.s, action, desk.names);
  return [
    ...priceOf(desk, action, outcome),
    ...tileOf(desk, action, outcome.state),
    ...(note ? [desk.say(note)] : follows(desk, action, outcome.changes)),
    ...endOf(desk, action, outcome),
  ].filter((text) => text !== '');
}

function priceOf(desk: Desk, action: LoggedAction, outcome: Outcome): string[] {
  const amount = amountOf(desk, action, outcome);
  if (amount === null || amount === 0) return [];
  return [amount < 0 ? desk.money(-amount) : `brings ${desk.money(amount)}`];
}

function tileOf(desk: Desk, action: LoggedAction, after: Desk['s']): string[] {
  const { hex, tile, rotation } = action;
  if (typeof hex !== 'string' || typeof tile !== 'string') return [];
  const left = tilesLeft(desk.title.material(desk.s).tileSet, desk.s.tiles, tile);
  return [
    ...(typeof rotation === 'number' ? [trackWords(desk, hex, tile, rotation, after)] : []),
    ...(Number.isFinite(left) ? [`${left} left`] : []),
  ];
}

/** The changes that matter most to whoever chooses. */
function follows(desk: Desk, action: LoggedAction, changes: readonly Consequence[]): string[] {
  const said = changes.flatMap((change) => changeWords(desk, action, change) ?? []).slice(0, MOST);
  const lost = changes.flatMap((change) => (change.kind === 'rusts' ? [change] : []));
  if (lost.length === 0) return said;
  const losses = lost.map(
    ({ owner, trains }) => `${owner} ${trains.map((train) => desk.names.train(train)).join(' ')}`,
  );
  return [...said, `trains lost: ${losses.toSorted((a, b) => a.localeCompare(b, 'en')).join(', ')}`];
}
const MOST = 4;

function changeWords(desk: Desk, action: LoggedAction, change: Consequence): string | null {
  const { names } = desk;
  switch (change.kind) {
    case 'price':
      // A new company's price says its line.
      if (change.before === 0) return null;
      return `${change.company} ${change.before} ▸ ${change.after}`;
    case 'holding':
      return change.owner === action.by && change.before > 0
        ? `you then hold ${change.after}% of ${change.company}`
        : null;
    case 'director':
      return change.after === null
        ? `nobody runs ${change.company}`
        : `${names.owner(change.after)} becomes ${directorWord(desk)} of ${change.company}`;
    case 'status':
      return change.after === 'closed' ? `${change.company} closes` : null;
    case 'brings':
      return `${names.phase(change.phase, true)} begins${change.rusts.length > 0 ? `, ${change.rusts.join(' and ')} trains go` : ''}`;
    case 'phase':
      return `${names.phase(change.after, true)} begins`;
    case 'private':
      return change.to === GONE && change.id !== textOf(action, 'private')
        ? `${names.private(change.id)} closes`
        : null;
    case 'stations':
      return `${counted(change.after, stationWord(desk))} left`;
    default:
      return null;
  }
}

const directorWord = ({ title }: Desk): string => wordOf(title, 'term.director')!;
const stationWord = ({ title }: Desk): string => wordOf(title, 'term.station')!;

/** Whoever ends the game, or their own part in it, should know. */
function endOf(desk: Desk, action: LoggedAction, outcome: Extract<Outcome, { ok: true }>): string[] {
  if (outcome.state.ended && !desk.s.ended) return ['the game ends'];
  return leavesBy(desk, action, outcome) ? ['you are out of the game'] : [];
}

const leavesBy = (desk: Desk, { by }: LoggedAction, outcome: Extract<Outcome, { ok: true }>): boolean =>
  isIn(desk, desk.s, by) && !isIn(desk, outcome.state, by);

const isIn = ({ title }: Desk, s: Desk['s'], player: string): boolean =>
  title.playersIn === undefined || title.playersIn(s).includes(player);

/** Does it take away what nobody gets back: a company, a fortune, the game? Then it is asked for twice. */
export function isDestructive(desk: Desk, action: LoggedAction): boolean {
  const { destructive = [], confirmTwice = [] } = desk.title.wording ?? {};
  if (destructive.includes(action.type) || confirmTwice.includes(action.type)) return true;
  const outcome = outcomeOf(desk.title, desk.s, action);
  if (!outcome.ok) return false;
  return (
    outcome.events.some(isLoss) ||
    (outcome.done.ended !== null && desk.s.ended === null) ||
    leavesBy(desk, action, outcome)
  );
}
/** Somebody leaves the game, and not just an auction: then it says why. */
const isLoss = (event: GameEvent): boolean =>
  event.event === 'bankrupt' || (event.event === 'leaves' && event['why'] !== undefined);

/** The hex of a choice with its name, for lists by hex. */
export const hexOf = (desk: Desk, { fields }: Choice): string | null =>
  typeof fields['hex'] === 'string' ? hexTitle(desk, fields['hex']) : null;
