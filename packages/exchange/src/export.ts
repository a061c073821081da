/** A game as 18xx.games saves it. What is not used here may be anything; what is used must have its form. */
import { excessOf, isGameFile, issueWords, parseJson } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { MODULUS } from './deal.ts';
import { entity, helpful, symbol, whole } from './forms.ts';
import { ImportError } from './import-error.ts';

/** Numbers of actions. */
const actionNumber = whole.check(z.refine((number) => number >= 0, 'not an action number'));

const automaticSchema = z.looseObject({
  type: z.string().check(z.minLength(1), z.maxLength(60)),
  entity: z.nullish(entity),
  entity_type: helpful(z.string().check(z.maxLength(40))),
});

const actionSchema = z.extend(automaticSchema, {
  id: helpful(actionNumber),
  /** The number in the game from which the export was made, where the actions have been renumbered. */
  original_id: helpful(actionNumber),
  /** Of an undo: the last action that stays. */
  action_id: z.nullish(actionNumber),
  /** What followed by itself; such actions have none of their own. */
  auto_actions: z.nullish(z.array(automaticSchema)),
});

/** Who plays: an id and a name, or just a name. */
const playerSchema = z.union([
  z.string().check(z.minLength(1)),
  z.looseObject({ id: z.nullish(symbol), name: z.string().check(z.minLength(1)) }),
  z.looseObject({ id: symbol }),
]);

const schema = z.looseObject({
  id: helpful(z.union([z.string(), z.number()])),
  title: z.string(),
  players: z.array(playerSchema).check(z.minLength(1), z.maxLength(20)),
  settings: z.nullish(z.looseObject({ seed: z.nullish(whole), optional_rules: z.nullish(z.array(z.string())) })),
  status: helpful(z.string()),
  manually_ended: helpful(z.boolean()),
  acting: helpful(z.array(entity)),
  result: z.optional(z.unknown()),
  actions: z.array(actionSchema).check(z.maxLength(100_000)),
});

/** One action as the site recorded it. */
export type SiteAction = z.infer<typeof actionSchema>;

export interface SiteExport {
  readonly title: string;
  /** In seat order. */
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly seed: number;
  readonly optionalRules: readonly string[];
  readonly finished: boolean;
  /** Who was to act when a running game was saved; empty if the file does not say. */
  readonly acting: readonly string[];
  /** Final scores by the ids of the players or their names, where the file has them. */
  readonly result: Readonly<Record<string, number>> | null;
  readonly actions: readonly SiteAction[];
}

/** Is this a game saved from 18xx.games, good or bad, rather than a file of ours? */
export function isExport(data: unknown): boolean {
  const { format, actions } = (data ?? {}) as { format?: unknown; actions?: unknown };
  return format === undefined && Array.isArray(actions);
}

/** Reads an export from its text or its parsed JSON. */
export function readExport(input: unknown): SiteExport {
  const read = typeof input === 'string' ? parse(input) : input;
  if (isGameFile(read)) throw new ImportError('This is a game file of Roundhouse already: open it as it is.');
  // Texts may have any length: people talk in the record.
  const excess = excessOf(read, Number.POSITIVE_INFINITY);
  if (excess !== null) throw new ImportError(`This is not a game saved from 18xx.games: ${excess}.`);
  const parsed = schema.safeParse(read);
  if (!parsed.success) throw notAnExport(parsed.error.issues[0]!, read);
  const { data } = parsed;
  const settings = data.settings ?? {};
  const acting = data.status === 'finished' ? [] : (data.acting ?? []);
  return {
    title: data.title,
    players: data.players.map(playerOf),
    seed: settings.seed ?? digitsOf(data.id),
    optionalRules: settings.optional_rules ?? [],
    finished: data.status === 'finished' && data.manually_ended !== true,
    acting,
    result: readResult(data.result),
    actions: data.actions,
  };
}

function playerOf(player: z.infer<typeof playerSchema>): { id: string; name: string } {
  if (typeof player === 'string') return { id: player, name: player };
  const name = typeof player['name'] === 'string' ? player['name'] : `Player ${player.id}`;
  return { id: player.id ?? name, name };
}

/** Without a seed of its own a game is dealt by the digits of its id, a hundred of them at most. */
function digitsOf(id: string | number | null | undefined): number {
  const digits = /\d{1,100}/.exec(String(id ?? ''))?.[0] ?? '0';
  return Number(BigInt(digits) % BigInt(MODULUS));
}

/** Scores by the ids of the players or by their names, as a table or as a list of pairs. */
function readResult(result: unknown): Record<string, number> | null {
  const pairs = z.pipe(
    z.array(z.tuple([symbol, z.number()])),
    z.transform((list: [string, number][]) => Object.fromEntries(list)),
  );
  const parsed = z.union([z.record(z.string(), z.number()), pairs]).safeParse(result);
  return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : null;
}

function parse(text: string): unknown {
  const read = parseJson(text);
  if ('data' in read) return read.data;
  throw new ImportError(`This is not a game saved from 18xx.games: ${read.fault}.`);
}

function notAnExport(issue: z.core.$ZodIssue, input: unknown): ImportError {
  const [first, index] = issue.path;
  if (first === undefined) {
    return new ImportError('This is not a game saved from 18xx.games: title, players or actions are missing.');
  }
  const number = first === 'actions' && typeof index === 'number' ? numberAt(input, index) : null;
  const words = issueWords(issue, input);
  return new ImportError(`This is not a game saved from 18xx.games: ${words}.`, number);
}

/** The number of an action that may have any form at all. */
function numberAt(input: unknown, index: number): number {
  const { actions } = input as { actions: ({ id?: unknown } | null)[] };
  const id = actions[index]?.id;
  return typeof id === 'number' ? id : index + 1;
}
