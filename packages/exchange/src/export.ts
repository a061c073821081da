/** A game as 18xx.games saves it. What is not used here may be anything; what is used must have its form. */
import { excessOf, issueWords, parseJson } from '@roundhouse/kernel';
import * as z from 'zod';
import { MODULUS } from './deal.ts';
import { ImportError } from './import-error.ts';

/** Ids of players are numbers, in games at one screen also texts; here always texts. */
const entityId = z.union([z.string().min(1).max(100), z.number()]).transform(String);

/** Numbers of actions, written as a number or as digits. */
const actionNumber = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);

const actionSchema = z.looseObject({
  type: z.string().min(1).max(60),
  id: actionNumber.nullish(),
  /** Of an undo: the last action that stays. */
  action_id: actionNumber.nullish(),
  entity: entityId.nullish(),
  entity_type: z.string().max(40).nullish(),
  get auto_actions() {
    return z.array(actionSchema).nullish();
  },
});

const schema = z.looseObject({
  id: z.union([z.string(), z.number()]).nullish(),
  title: z.string(),
  players: z
    .array(z.looseObject({ id: entityId.nullish(), name: z.string().min(1) }))
    .min(1)
    .max(20),
  settings: z.looseObject({ seed: z.number().nullish(), optional_rules: z.array(z.string()).nullish() }).nullish(),
  status: z.string().nullish(),
  manually_ended: z.boolean().nullish(),
  acting: z.array(entityId).nullish(),
  result: z.unknown().optional(),
  actions: z.array(actionSchema).max(100_000),
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
  /** Final scores by player id, where the file has them. */
  readonly result: Readonly<Record<string, number>> | null;
  readonly actions: readonly SiteAction[];
}

/** Reads an export from its text or its parsed JSON. */
export function readExport(input: unknown): SiteExport {
  const read = typeof input === 'string' ? parse(input) : input;
  // Texts may have any length: people talk in the record.
  const excess = excessOf(read, Number.POSITIVE_INFINITY);
  if (excess !== null) throw new ImportError(`This is not an export of 18xx.games: ${excess}.`);
  const parsed = schema.safeParse(read);
  if (!parsed.success) throw notAnExport(parsed.error.issues[0]!, read);
  const { data } = parsed;
  const settings = data.settings ?? {};
  const acting = data.status === 'finished' ? [] : (data.acting ?? []);
  return {
    title: data.title,
    players: data.players.map(({ id, name }) => ({ id: id ?? name, name })),
    seed: settings.seed ?? digitsOf(data.id),
    optionalRules: settings.optional_rules ?? [],
    finished: data.status === 'finished' && data.manually_ended !== true,
    acting,
    result: readResult(data.result),
    actions: data.actions,
  };
}

/** Without a seed of its own a game is dealt by the digits of its id, a hundred of them at most. */
function digitsOf(id: string | number | null | undefined): number {
  const digits = /\d{1,100}/.exec(String(id ?? ''))?.[0] ?? '0';
  return Number(BigInt(digits) % BigInt(MODULUS));
}

function readResult(result: unknown): Record<string, number> | null {
  const parsed = z.record(z.string(), z.number()).safeParse(result);
  return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : null;
}

function parse(text: string): unknown {
  const read = parseJson(text);
  if ('data' in read) return read.data;
  throw new ImportError(`This is not an export of 18xx.games: ${read.fault}.`);
}

function notAnExport(issue: z.core.$ZodIssue, input: unknown): ImportError {
  const [first, index] = issue.path;
  const number = first === 'actions' && typeof index === 'number' ? numberAt(input, index) : null;
  const words = issueWords(issue, input);
  return new ImportError(`This is not an export of 18xx.games: ${words}.`, number);
}

/** The number of an action that may have any form at all. */
function numberAt(input: unknown, index: number): number {
  const { actions } = input as { actions: ({ id?: unknown } | null)[] };
  const id = actions[index]?.id;
  return typeof id === 'number' ? id : index + 1;
}
