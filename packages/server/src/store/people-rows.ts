/** What is kept of people: who they are, their ways in, and the devices and programs that stand for them. */
import type { Role } from './desk-rows.ts';

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** A session or a return code, known only by its hash. */
export interface KeyRow {
  readonly hash: string;
  readonly person: string;
  readonly created: number;
}

/** Somebody on one device. */
export interface SessionRow extends KeyRow {
  readonly used: number;
  /** Its browser and its system, with a `|` between them. */
  readonly device: string;
  /** The part of its address that a whole network shares. */
  readonly network: string;
  /** How it was begun. */
  readonly way: 'guest' | 'code' | 'password' | 'passkey';
}

/** Who is on a device. */
export interface SessionPersonRow extends PersonRow, Pick<SessionRow, 'used' | 'device' | 'network'> {
  /** 1 for a person with an account, 0 for a guest. */
  readonly account: number;
  readonly role: Role | null;
  readonly began: number;
}

/** For programs of a person's own. */
export interface TokenRow extends KeyRow {
  /** By which it is named; it opens nothing. */
  readonly id: string;
  readonly name: string;
  /** With spaces between them. */
  readonly scopes: string;
  /** 0 where it never was. */
  readonly used: number;
}

/** A passkey: what its device signs is checked with the key. */
export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  /** On which it was made, as that of a session. */
  readonly device: string;
  readonly key: string;
  readonly counter: number;
  readonly created: number;
  readonly used: number;
}

/** A secret that opens something once. */
export interface OnceRow {
  readonly hash: string;
  readonly kind: 'register' | 'enter' | 'reset';
  readonly person: string | null;
  readonly until: number;
}

/** What a person has who is more than a guest. */
export interface AccountRow {
  readonly person: string;
  /** As Argon2id leaves it; null where there are passkeys alone. */
  readonly password: string | null;
  /** When the password was set. */
  readonly changed: number;
  readonly email: string | null;
  readonly banned: number;
  readonly created: number;
}

/** A name that nobody else can take: of an account, or of one that was called so. */
export interface NameRow {
  /** What all names have in common that look like it. */
  readonly looks: string;
  readonly person: string;
  /** Null while it is in use. */
  readonly until: number | null;
}

/** A device on which somebody has signed in before. */
export interface DeviceRow {
  readonly hash: string;
  readonly person: string;
  readonly used: number;
}
