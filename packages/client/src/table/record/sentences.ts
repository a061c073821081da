/** The words of a line of the log: which text of the catalogue, with which values. */
import type { GameEvent } from '@roundhouse/kernel';
import type { Material } from '@roundhouse/rail';
import type { Names } from '../names.ts';
import type { MessageId, Words } from '../words.ts';
import type { LogLine } from './log.ts';
import { numberOf, textOf } from '../details.ts';

type Teller = (event: GameEvent, line: LogLine, names: Names, material: Material) => Words;

const simple =
  (id: MessageId, ...fields: readonly string[]): Teller =>
  (event) => ({ id, values: Object.fromEntries(fields.map((field) => [field, valueOf(event, field)])) });

const valueOf = (event: GameEvent, field: string): string | number => {
  const value = event[field];
  return typeof value === 'number' || typeof value === 'string' ? value : '';
};

const terms = (event: GameEvent): Readonly<Record<string, string | number>> =>
  (event['terms'] ?? {}) as Readonly<Record<string, string | number>>;

function traded(event: GameEvent, names: Names): Record<string, string | number> {
  const { thing, id, company, price } = terms(event);
  const what = thing === 'private' ? names.private(String(id)) : names.train(String(id));
  return { thing: String(thing), what, company: String(company), price: Number(price) };
}

const tellers: Readonly<Record<string, Teller>> = {
  bid: (event, _, names) => ({
    id: 'log.bid',
    values: { amount: numberOf(event, 'amount'), lot: names.private(textOf(event, 'lot')) },
  }),
  pass: simple('log.pass'),
  done: simple('log.done'),
  sell: simple('log.sell', 'company', 'count'),
  start: simple('log.start', 'company', 'price'),
  buy: simple('log.buy', 'company', 'from'),
  activate: simple('log.activate', 'company'),
  layTile: (event, _, names) => ({
    id: 'log.layTile',
    values: {
      tile: textOf(event, 'tile'),
      hex: textOf(event, 'hex'),
      place: placeOf(event, names),
      cost: numberOf(event, 'cost'),
    },
  }),
  placeStation: (event, _, names) => ({ id: 'log.placeStation', values: { place: names.hex(textOf(event, 'hex')) } }),
  run: simple('log.run', 'revenue'),
  dividend: (event, _, __, material) => ({
    id: 'log.dividend',
    values: { share: perShare(event, material) },
  }),
  withhold: simple('log.withhold', 'revenue'),
  noRevenue: simple('log.noRevenue'),
  issue: simple('log.issue', 'count'),
  redeem: simple('log.redeem', 'count'),
  buyTrain: (event, _, names) => ({
    id: 'log.buyTrain',
    values: { train: names.train(textOf(event, 'train')), from: names.owner(textOf(event, 'from')) },
  }),
  commit: simple('log.commit'),
  bankrupt: simple('log.bankrupt', 'company'),
  phase: (event, _, names) => ({ id: 'log.phase', values: { phase: names.phase(textOf(event, 'phase')) } }),
  director: (event, _, names) => ({
    id: 'log.director',
    values: { company: textOf(event, 'company'), player: names.player(textOf(event, 'director')) },
  }),
  offer: (event, _, names) => ({ id: 'log.offer', values: traded(event, names) }),
  declined: (event, _, names) => ({ id: 'log.declined', values: traded(event, names) }),
  withdrawn: (event, _, names) => ({ id: 'log.withdrawn', values: traded(event, names) }),
  private: (event, _, names) => ({
    id: 'log.private',
    values: { what: names.private(textOf(event, 'private')), to: names.owner(textOf(event, 'to')) },
  }),
  privateCloses: (event, _, names) => ({
    id: 'log.privateCloses',
    values: { what: names.private(textOf(event, 'private')) },
  }),
  end: simple('log.end', 'reason'),
  win: (event, _, names) => ({
    id: 'log.win',
    values: { players: ((event['players'] ?? []) as readonly string[]).map((id) => names.player(id)).join(', ') },
  }),
  moves: simple('log.moves', 'why'),
};

const placeOf = (event: GameEvent, names: Names): string => {
  const hex = textOf(event, 'hex');
  const name = names.hex(hex);
  return name === hex ? 'none' : name;
};

function perShare(event: GameEvent, material: Material): number {
  const shares = material.companies.find(({ id }) => id === event['company'])?.shares ?? 10;
  return numberOf(event, 'revenue') / shares;
}

/** What a line says, without who and without the amounts that stand beside it. */
export function sentenceOf(line: LogLine, names: Names, material: Material): Words {
  const teller = tellers[line.event.event];
  return teller ? teller(line.event, line, names, material) : { id: 'log.other', values: { event: line.event.event } };
}

/** A company acts in its turn, a player in his own; some things happen to the game as a whole. */
export type Subject = { readonly company: string } | { readonly player: string } | null;

const BY_COMPANY: ReadonlySet<string> = new Set([
  'layTile',
  'placeStation',
  'run',
  'dividend',
  'withhold',
  'noRevenue',
  'issue',
  'redeem',
  'buyTrain',
  'bankrupt',
  'buyCoal',
  'arrange',
  'float',
]);
const BY_NOBODY: ReadonlySet<string> = new Set([
  'phase',
  'director',
  'private',
  'privateCloses',
  'end',
  'win',
  'moves',
  'privateSold',
  'blocking',
  'coal',
  'system',
  'mergerFails',
]);

/** Who a line is about. */
export function subjectOf({ event, by }: LogLine): Subject {
  if (BY_NOBODY.has(event.event)) return null;
  const company = event['company'];
  if (typeof company === 'string' && BY_COMPANY.has(event.event)) return { company };
  return { player: textOf(event, 'by') || by };
}

/** The latest act of a player, for the card. */
export const lastOf = (lines: readonly { readonly line: LogLine }[], player: string): LogLine | undefined =>
  lines.findLast(({ line }) => line.by === player && subjectOf(line) !== null)?.line;
