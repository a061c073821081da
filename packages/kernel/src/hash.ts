import type { KernelState } from './state.ts';
import type { Title } from './title.ts';

/** The projection's form; a change of form changes every hash, so it is named in front of it. */
const FORM = '1';

/**
 * A short fingerprint of a state's canonical record: two hosts that disagree on it have diverged. A title builds its
 * record in a fixed order, so the plain text of it is canonical and need not be sorted after every action.
 */
export function stateHash<S extends KernelState>(title: Title<S>, s: S): string {
  return `${FORM}-${fingerprint(JSON.stringify(title.project(s)))}`;
}

/** Does the hash that is recorded of a state differ from its own? One of a form that is not known here says nothing. */
export const differs = <S extends KernelState>(title: Title<S>, s: S, recorded: string): boolean =>
  recorded.startsWith(`${FORM}-`) && recorded !== stateHash(title, s);

/** 64 bits in two lanes of multiply-and-mix: against accidents, not against attackers. */
export function fingerprint(text: string): string {
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
