/** The trace of a recorded game: the state after every action, as the site's own engine computes it. */
import * as z from 'zod';
import { Failure } from '../failure.ts';

const player = z.looseObject({
  cash: z.number(),
  shares: z.record(z.string(), z.number()).default({}),
  privates: z.array(z.string()).default([]),
});
const corp = z.looseObject({
  cash: z.number(),
  price: z.array(z.number()).nullish(),
  cell_pos: z.number().nullish(),
  president: z.string().nullish(),
  trains: z.array(z.string()).default([]),
  tokens: z.array(z.tuple([z.string(), z.number()])).default([]),
  treasury: z.number().default(0),
  reserved: z.number().default(0),
  ipo: z.number().default(0),
  pool: z.number().default(0),
  privates: z.array(z.string()).default([]),
  floated: z.boolean().default(false),
  par: z.number().nullish(),
  tokens_left: z.array(z.number()).default([]),
  /** Of a system: the trains of each charter. */
  shells: z.record(z.string(), z.array(z.string())).nullish(),
  coal: z.number().nullish(),
});
const minor = z.looseObject({ cash: z.number(), tokens: z.array(z.tuple([z.string(), z.number()])).default([]) });
const stateSchema = z.looseObject({
  round: z.string(),
  turn: z.number().nullish(),
  num: z.number().nullish(),
  entity: z.string().nullish(),
  step: z.string().nullish(),
  phase: z.string().transform((name) => name.toLowerCase()),
  order: z.array(z.string()).default([]),
  finished: z.boolean().default(false),
  players: z.record(z.string(), player),
  corps: z.record(z.string(), corp),
  minors: z.record(z.string(), minor).default({}),
  blocking: z.array(z.tuple([z.string(), z.number()])).default([]),
  coal_supply: z.record(z.string(), z.number()).default({}),
  tiles: z.record(z.string(), z.tuple([z.string(), z.number()])).default({}),
  depot: z.record(z.string(), z.union([z.number(), z.string()])).default({}),
});
export type TraceState = z.infer<typeof stateSchema>;

const traceSchema = z.looseObject({
  initial: z.record(z.string(), z.unknown()),
  result: z.record(z.string(), z.number()).nullish(),
  steps: z.array(
    z.looseObject({
      id: z.number(),
      sub: z.number(),
      program: z.boolean().default(false),
      total: z.number().optional(),
      d: z.unknown(),
    }),
  ),
});

export interface TraceStep {
  readonly id: number;
  readonly sub: number;
  /** An order to the site, no move. */
  readonly order: boolean;
  /** Revenue of a run. */
  readonly revenue: number | undefined;
  /** This step ended a turn or a round, or the game. */
  readonly ends: boolean;
  readonly state: TraceState;
}

export interface Trace {
  readonly steps: readonly TraceStep[];
  readonly result: Readonly<Record<string, number>> | null;
}

export function readTrace(text: string, name: string): Trace {
  const parsed = traceSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Failure(`${name} is not a trace: ${parsed.error.issues[0]!.message}.`);
  let raw: unknown = parsed.data.initial;
  let before = whose(raw);
  const steps = parsed.data.steps.map(({ id, sub, program, total, d }): TraceStep => {
    raw = merge(raw, d);
    const state = stateSchema.parse(raw);
    const now = whose(raw, before);
    const ends = now !== before || state.finished;
    before = now;
    return { id, sub, order: program, revenue: total, ends, state };
  });
  return { steps, result: parsed.data.result ?? null };
}

/** Whose turn in which round; a question to another company in between, or to a private, is a part of the turn. */
function whose(raw: unknown, before = ''): string {
  const { round, turn, num, entity, step } = raw as Record<string, unknown>;
  const { players, corps, minors } = raw as Record<string, object | undefined>;
  const known = [players, corps, minors].some((some) => some !== undefined && Object.hasOwn(some, String(entity)));
  if (step === 'DiscardTrain' || (!known && entity !== undefined && entity !== null)) return before;
  return JSON.stringify([round, turn, num, entity]);
}

/** A JSON merge patch (RFC 7396). */
export function merge(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const parts = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) parts.delete(key);
    else parts.set(key, merge(parts.get(key), value));
  }
  return Object.fromEntries(parts);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
