/** Accounts and devices: what is sent, and what is answered. */
import * as z from 'zod/mini';
import { listedSchema } from './answers.ts';
import { role } from './desk.ts';
import * as f from './fields.ts';

/** What a browser says of a passkey, in its own form. */
const fromBrowser = z.looseObject({ id: z.string(), type: z.string() });
/** What a browser is asked, in its own form. */
export const forBrowserSchema = z.looseObject({ challenge: z.string() });

export const signUpSchema = z.union([
  z.strictObject({ name: f.personName, password: f.password, email: z.optional(f.email) }),
  /** With a passkey that was made for this name. */
  z.strictObject({ name: f.personName, passkey: fromBrowser, email: z.optional(f.email) }),
]);
export const passkeyOptionsSchema = z.strictObject({
  /** Of an account that is still to be made. */
  name: z.optional(f.personName),
});
export const addPasskeySchema = z.strictObject({ response: fromBrowser });
export const enterByPasskeySchema = z.strictObject({ response: fromBrowser, bring: z.optional(z.boolean()) });
export const passkeysSchema = z.strictObject({
  passkeys: z.array(
    z.strictObject({
      id: z.string(),
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      created: f.time,
      used: f.time,
    }),
  ),
});
export const askResetSchema = z.strictObject({ name: f.personName });
export const resetPasswordSchema = z.strictObject({
  token: z.string().check(z.maxLength(100)),
  password: f.password,
});

export const signInSchema = z.strictObject({
  name: f.personName,
  password: f.password,
  /** The seats of the guest on this device become mine. */
  bring: z.optional(z.boolean()),
});

/** Who has signed in, with their tables. */
export const enteredSchema = z.strictObject({ name: z.string(), games: z.array(listedSchema) });

export const meSchema = z.strictObject({
  name: z.string(),
  /** Or a guest, who has a name and seats alone. */
  account: z.boolean(),
  /** Shown to nobody else. */
  email: z.nullable(z.string()),
  /** When it was set; null where there is none. */
  password: z.nullable(f.time),
  /** Of somebody who looks after this server. */
  role: z.nullable(role),
});
export type Me = z.infer<typeof meSchema>;

export const changeMeSchema = z.strictObject({
  name: z.optional(f.personName),
  /** With the password where it is changed; null takes it away. */
  email: z.optional(z.nullable(f.email)),
  password: z.optional(f.password),
});

export const changePasswordSchema = z.strictObject({
  /** The one before, where there is one. */
  old: z.optional(f.password),
  password: f.password,
});

export const confirmSchema = z.strictObject({ password: z.optional(f.password) });

export const deviceSchema = z.strictObject({
  id: z.string(),
  /** The one that asks. */
  here: z.boolean(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  way: z.enum(['guest', 'code', 'password', 'passkey']),
  /** In the network of the one that asks, in a house, or by a part of its address. */
  from: z.union([z.literal('here'), z.literal('house'), z.strictObject({ network: z.string() })]),
  since: f.time,
  used: f.time,
});
export type Device = z.infer<typeof deviceSchema>;
export const devicesSchema = z.strictObject({ devices: z.array(deviceSchema) });

const scope = z.enum(['read', 'play']);
export const makeTokenSchema = z.strictObject({
  name: f.personName,
  scopes: z.array(scope).check(z.minLength(1), z.maxLength(2)),
});
const token = z.strictObject({
  id: z.string(),
  name: z.string(),
  scopes: z.array(scope),
  created: f.time,
  used: z.nullable(f.time),
});
export type TokenAnswer = z.infer<typeof token>;
export const tokensSchema = z.strictObject({ tokens: z.array(token) });
/** The token itself is told only now. */
export const newTokenSchema = z.strictObject({ id: z.string(), token: z.string() });
