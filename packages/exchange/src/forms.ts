/** Things that exports of different ages write in different forms, each read as one. */
import * as z from 'zod';

/** No name and no symbol is longer. */
const MOST_LETTERS = 100;
/** What something is called: a text, or a number. */
export const symbol = z.union([z.string().min(1).max(MOST_LETTERS), z.number()]).transform(String);

/** Who acts: a symbol, or an object that says it. */
export const entity = z.union([
  symbol,
  z.looseObject({ id: symbol }).transform(({ id }) => id),
  z.looseObject({ name: symbol }).transform(({ name }) => name),
]);

/** A whole number, also in digits. */
export const whole = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);

/** One of something, or a list of it. */
export const listOf = <T>(item: z.ZodType<T>, most: number) =>
  z.union([z.array(item).min(1).max(most), item.transform((one) => [one])]);

/** A price, alone or with its place in the market: `70,0,4`. */
export const price = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,6}(,|$)/)
    .transform((at) => Number.parseInt(at, 10)),
]);

/** A field that helps where it can be read, and is left out where it cannot. */
export const helpful = <T>(form: z.ZodType<T>) => form.nullish().catch(undefined);

/** What is said of a field that cannot be read. */
export const complaint = (message: string): string =>
  message.startsWith('Invalid input') ? 'it is missing, or has a form that is not known' : message;

/** What is echoed in a sentence is cut short. */
export const brief = (text: string): string => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text);
