/**
 * JSON against a type, when compiled: `fromJson<readonly HexDef[]>()(json)`.
 *
 * The compiler knows of every field of a JSON file its name and whether it holds a number, a text or a list, but not
 * which text, and not whether yes or no: this compiles only if all fields that the type asks for are there, none is of another kind, and
 * there are no others. What stands in them is for a test.
 */
export const fromJson =
  <T>() =>
  <J extends AsWritten<T> & OnlyKnown<J, T>>(json: J): T =>
    json as unknown as T;

/** The same with any text in place of words and any yes or no, as the compiler reads JSON. */
type AsWritten<T> = T extends string
  ? string
  : T extends boolean
    ? boolean
    : T extends readonly (infer Entry)[]
      ? readonly AsWritten<Entry>[]
      : T extends object
        ? { readonly [Key in keyof T]: AsWritten<T[Key]> }
        : T;

/** What the type does not know must not be there. */
type OnlyKnown<J, T> = {
  readonly [Key in keyof J]: Key extends KeyOf<T> ? Within<J[Key], FieldOf<T, Key>> : undefined;
};
type Within<J, T> = J extends object ? OnlyKnown<J, T> : J;

type KeyOf<T> = T extends object ? keyof T : never;
type FieldOf<T, Key> = T extends object ? (Key extends keyof T ? T[Key] : never) : never;
