/** What a lesson asks of a position, as plain data: values, and conditions on them. */
import type { Json } from '@roundhouse/kernel';
import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1), z.maxLength(60));
/** Fields that an action, an event or an element of a list must have; others do not matter. */
const pattern = z.record(z.string(), z.json());
export type Pattern = Readonly<Record<string, Json>>;

const valueSchema = z.union([
  z.strictObject({ cash: id }),
  z.strictObject({ shares: id, of: id }),
  z.strictObject({ price: id }),
  /** How many trains a company owns; of one kind, where that is named. */
  z.strictObject({ trains: id, kind: z.optional(id) }),
  /** What the best run earns: with its own trains, or with one of each of these kinds. */
  z.strictObject({ run: id, with: z.optional(z.array(id).check(z.minLength(1), z.maxLength(6))) }),
  /** How many stations a company has on the map; in one hex, where that is named. */
  z.strictObject({ stations: id, hex: z.optional(id) }),
  /** Does a company's track lead to the border of a hex? */
  z.strictObject({ reaches: id, hex: id }),
  z.strictObject({ certificates: id }),
  z.strictObject({ director: id }),
  z.strictObject({ status: id }),
  /** Who owns a private. */
  z.strictObject({ private: id }),
  /** What a player is worth. */
  z.strictObject({ worth: id }),
  z.strictObject({ phase: z.literal(true) }),
  z.strictObject({ round: z.literal(true) }),
  /** Anything else in the state: a way of keys, in which a record picks the first element of a list that fits it. */
  z.strictObject({ at: z.array(z.union([id, z.int(), pattern])).check(z.minLength(1), z.maxLength(12)) }),
]);

export type Value = z.infer<typeof valueSchema>;

/** A figure, or so many times what another value is. */
const amount = z.union([z.number(), z.strictObject({ times: z.number(), value: valueSchema })]);
export type Amount = z.infer<typeof amount>;

const comparison = z.strictObject({
  value: valueSchema,
  /** Compared is by how much it has grown since the task began. */
  grown: z.optional(z.literal(true)),
  is: z.optional(z.json()),
  in: z.optional(z.array(z.json()).check(z.minLength(1), z.maxLength(20))),
  atLeast: z.optional(amount),
  atMost: z.optional(amount),
  /** A list has an element that fits. */
  has: z.optional(z.union([pattern, z.string()])),
});

export type Condition =
  | z.infer<typeof comparison>
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  /** An event of the task so far fits. */
  | { readonly happened: Pattern }
  /** The learner's last action fits. */
  | { readonly did: Pattern }
  /** A frame of this name or kind is open. */
  | { readonly frame: string };

export const valueForm: z.ZodMiniType<Value> = valueSchema;

/** Of what a condition may consist, at each depth. */
const several = z.array(z.lazy(() => conditionForm)).check(z.minLength(1), z.maxLength(20));

export const conditionForm: z.ZodMiniType<Condition> = z.lazy(() =>
  z.union([
    comparison,
    z.strictObject({ all: several }),
    z.strictObject({ any: several }),
    z.strictObject({ not: conditionForm }),
    z.strictObject({ happened: pattern }),
    z.strictObject({ did: pattern }),
    z.strictObject({ frame: id }),
  ]),
);
