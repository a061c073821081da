/** Things that exports of different ages write in different forms, each read as one. */
import * as z from 'zod/mini';

/** No name and no symbol is longer. */
const MOST_LETTERS = 100;
/** What something is called: a text, or a number. */
export const symbol = z.pipe(
  z.union([z.string().check(z.minLength(1), z.maxLength(MOST_LETTERS)), z.number()]),
  z.transform((it: string | number) => String(it)),
);

/** Who acts: a symbol, or an object that says it. */
export const entity = z.union([
  symbol,
  z.pipe(
    z.looseObject({ id: symbol }),
    z.transform(({ id }: { id: string }) => id),
  ),
  z.pipe(
    z.looseObject({ name: symbol }),
    z.transform(({ name }: { name: string }) => name),
  ),
]);

/** A whole number, also in digits. */
export const whole = z.union([
  z.int(),
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,15}$/)),
    z.transform((digits: string) => Number(digits)),
  ),
]);

/** One of something, or a list of it. */
export const listOf = <T>(item: z.ZodMiniType<T>, most: number) =>
  z.union([
    z.array(item).check(z.minLength(1), z.maxLength(most)),
    z.pipe(
      item,
      z.transform((one: T) => [one]),
    ),
  ]);

/** A price, alone or with its place in the market: `70,0,4`. */
export const price = z.union([
  z.number(),
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}(,|$)/)),
    z.transform((at: string) => Number.parseInt(at, 10)),
  ),
]);

/** A field that helps where it can be read, and is left out where it cannot. */
export const helpful = <T>(form: z.ZodMiniType<T>) => z.catch(z.nullish(form), undefined);

/** What is echoed in a sentence is cut short. */
export const brief = (text: string): string => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text);
