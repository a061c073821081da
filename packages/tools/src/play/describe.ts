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
import { type Desk, hexTitle, phaseWithin } from './desk.ts';
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

const upperFirst = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

const plainTitle = ({ type, fields }: Choice): string =>
  [type, ...Object.keys(fields).map((field) => textOf(fields, field))].join(' ');

/** The whole line of a choice whose open fields are settled. */
export function lineOf(desk: Desk, choice: Choice, values: Values = {}): string {
  const action = fill(choice, values);
  const outcome = outcomeOf(desk.title, desk.s, action);
  const { as } = choice.fields;
  const whose = typeof as === 'string' && as !== action.by ? `${upperFirst(desk.names.owner(as))}: ` : '';
  const called = `${whose}${titleOf(desk, choice, values)}`;
  // A button may name its sum already.
  const more = details(desk, action, outcome).filter((detail) => !called.endsWith(` ${detail}`));
  return [called, ...more].join(' · ');
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
  // Of a company that closes nothing else matters any longer: not its price, and not the money that goes with it.
  const closes = outcome.changes.some((change) => change.kind === 'status' && change.after === 'closed');
  return [
    ...(closes ? [] : priceOf(desk, action, outcome)),
    ...payoutOf(desk, action, outcome),
    ...issueOf(desk, action, outcome),
    ...tileOf(desk, action, outcome.state),
    ...(note ? [desk.say(note)] : follows(desk, action, [...outcome.changes, ...fallsLater(desk, action, outcome)])),
    ...trainStillDue(desk, action, outcome),
    ...endOf(desk, action, outcome),
  ].filter((text) => text !== '');
}

function priceOf(desk: Desk, action: LoggedAction, outcome: Outcome): string[] {
  const amount = amountOf(desk, action, outcome);
  if (amount === null || amount === 0) return [];
  return [amount < 0 ? desk.money(-amount) : `brings ${desk.money(amount)}`];
}

/** What of a dividend comes to the director who decides, and what the company gets: half of it, or that of its own shares. */
function payoutOf({ s, money }: Desk, { type, by, frame, choice }: LoggedAction, outcome: Paid): string[] {
  const [, company = ''] = frame.split('/');
  if (type !== 'dividend' || choice === 'withhold' || !(company in s.companies)) return [];
  const gain = (owner: string): number => (outcome.done.cash[owner] ?? 0) - (s.cash[owner] ?? 0);
  return [
    ...(gain(by) > 0 ? [`you get ${money(gain(by))}`] : []),
    ...(gain(company) > 0 ? [`the ${company} keeps ${money(gain(company))}`] : []),
  ];
}
/** What a company gets for shares that it issues in a round of its own. */
function issueOf({ s, money }: Desk, { type, company }: LoggedAction, { done }: Paid): string[] {
  if (type !== 'issue' || typeof company !== 'string') return [];
  const gain = (done.cash[company] ?? 0) - (s.cash[company] ?? 0);
  return gain > 0 ? [`the ${company} gets ${money(gain)}`] : [];
}
type Paid = Extract<Outcome, { readonly ok: true }>;

function tileOf(desk: Desk, action: LoggedAction, after: Desk['s']): string[] {
  const { hex, tile, rotation } = action;
  if (typeof hex !== 'string' || typeof tile !== 'string') return [];
  const left = tilesLeft(desk.title.material(desk.s).tileSet, desk.s.tiles, tile);
  return [
    ...(typeof rotation === 'number' ? [trackWords(desk, hex, tile, rotation, after)] : []),
    ...(Number.isFinite(left) ? [`${left} left`] : []),
  ];
}

/** Where prices fall only when the seller has finished: what the sale will have done by then. */
function fallsLater(
  desk: Desk,
  action: LoggedAction,
  { state, changes }: Extract<Outcome, { ok: true }>,
): Consequence[] {
  const { type, by, frame, company } = action;
  if (type !== 'sell' || changes.some(({ kind }) => kind === 'price')) return [];
  const end = outcomeOf(desk.title, state, { type: 'pass', by, frame });
  if (!end.ok) return [];
  return end.changes.filter((change) => change.kind === 'price' && change.company === company);
}

/** The changes that matter most to the player who chooses. */
function follows(desk: Desk, action: LoggedAction, changes: readonly Consequence[]): string[] {
  const closed = changes.flatMap((change) =>
    change.kind === 'status' && change.after === 'closed' ? change.company : [],
  );
  const said = changes
    .filter((change) => change.kind === 'status' || !('company' in change) || !closed.includes(change.company))
    .flatMap((change) => changeWords(desk, action, change) ?? [])
    .slice(0, MOST);
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
      return `${change.company} ${desk.money(change.before)} ▸ ${desk.money(change.after)}`;
    case 'holding':
      return change.owner === action.by && change.before > 0
        ? `you then hold ${change.after === 0 ? 'none' : `${change.after}%`} of the ${change.company}`
        : null;
    case 'director':
      return change.after === null
        ? `nobody runs the ${change.company}`
        : `${change.after === action.by ? 'you become' : `${names.owner(change.after)} becomes`} ${directorWord(desk)} of the ${change.company}`;
    case 'status':
      return change.after === 'closed' ? `the ${change.company} closes` : null;
    case 'brings':
      return `${phaseWithin(desk, change.phase)} begins${change.rusts.length > 0 ? `, all ${change.rusts.join(' and ')} trains rust` : ''}`;
    case 'phase':
      return `${phaseWithin(desk, change.after)} begins`;
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

/** Left without the train that must be bought, a step leads to raising the money for it. */
function trainStillDue({ title, s }: Desk, { type, frame }: LoggedAction, { state }: Extract<Outcome, { ok: true }>) {
  const [kind = '', company = ''] = frame.split('/');
  const buysTrains = title.frames[kind]?.moves.some((move) => move.type === 'buyTrain') ?? false;
  const isDue = (at: Desk['s']): boolean => company in s.companies && (title.mustBuyTrain?.(at, company) ?? false);
  if (type !== 'pass' || !buysTrains || !isDue(s) || !isDue(state)) return [];
  return [`the ${company} must have a train: you then raise the money for it`];
}

/** A player should know that a choice ends the game, or their own part in it. */
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
