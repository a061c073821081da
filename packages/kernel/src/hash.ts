import { type Frame, frameName } from './frame.ts';
import type { Json } from './json.ts';
import type { KernelState } from './state.ts';
import type { Title } from './title.ts';

/**
 * A short text for the whole state: two hosts that disagree on it have diverged. It is the plain text of the state that
 * is hashed, so it is compared only between hosts whose rules have one fingerprint, and never stored.
 */
export const positionHash = (s: KernelState): string => digest(JSON.stringify(s));

/**
 * What files and databases store with an entry: the title's record of the state and the question that is open in it. Both are
 * projections, so that the rules can be rewritten and a game that goes as it went is known to do so. The number in front names
 * the form; a change of form is a new number, and the old ones are computed for ever.
 */
export const lastingHash = <S extends KernelState>(title: Title<S>, s: S): string =>
  `2-${digest(JSON.stringify([title.project(s), questionIn(title, s)]))}`;

/** The form before it: the title's record alone, which does not see a bid, nor who is asked. */
export const form1Hash = <S extends KernelState>(title: Title<S>, s: S): string =>
  `1-${digest(JSON.stringify(title.project(s)))}`;

/** What is asked, of whom, and what was put so far into it and into what waits below; nothing once the game is over. */
function questionIn<S extends KernelState>(title: Title<S>, s: S): Json {
  const top: Frame | undefined = s.stack.at(-1);
  if (!top) return null;
  const put: Json[] = [];
  for (const frame of s.stack) {
    const record = title.frames[frame.kind]!.record?.(s, frame) ?? null;
    if (record !== null) put.push(record);
  }
  return [frameName(top), title.frames[top.kind]!.actors(s, top), put];
}

const FORMS = [
  ['1-', form1Hash],
  ['2-', lastingHash],
] as const;

/** Does the hash that is recorded of a state differ from its own? One of a form that is not known here says nothing. */
export function differs<S extends KernelState>(title: Title<S>, s: S, recorded: string): boolean {
  const [, hash] = FORMS.find(([prefix]) => recorded.startsWith(prefix)) ?? [];
  return hash !== undefined && recorded !== hash(title, s);
}

/** 64 bits in two lanes of multiply-and-mix: against accidents, not against attackers. */
function digest(text: string): string {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul((b << 7) | (b >>> 25), 0x27d4eb2f) ^ unit;
  }
  a = finish(a ^ text.length);
  b = finish(b ^ a);
  return hex(a) + hex(b);
}

function finish(word: number): number {
  let w = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  w = Math.imul(w ^ (w >>> 15), 0x846ca68b);
  return w ^ (w >>> 16);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
