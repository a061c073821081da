/** Sentences of mergers: two companies become a system, share by share. */
import { num, str, type Teller } from './sentence.ts';

const both = (company: string, other: string): string => `the ${company} and the ${other}`;

export const mergerTellers: Readonly<Record<string, Teller>> = {
  merge: (e, t) =>
    `${t.name(str(e, 'by'))} merges ${both(str(e, 'company'), str(e, 'other'))} at ${t.words.money(num(e, 'price'))}.`,
  blocking: (e, t) => `A marker of the ${str(e, 'company')} stays as a blocking marker on ${t.place(str(e, 'hex'))}.`,
  setAside: (e, t) => `${t.name(str(e, 'by'))} sets a share of the ${str(e, 'company')} aside.`,
  tradePairs: (e, t) =>
    `${t.name(str(e, 'by'))} trades ${num(e, 'pairs') === 1 ? 'a pair of shares' : `${num(e, 'pairs')} pairs of shares`} for the system's.`,
  takeSystemShare: (e, t) => `${t.name(str(e, 'by'))} takes a share of the system from ${t.name(str(e, 'from'))}.`,
  tradeUp: (e, t) => `${t.name(str(e, 'by'))} trades a single share up.`,
  giveUp: (e, t) => `${t.name(str(e, 'by'))} gives a single share up.`,
  system: (e, t) =>
    `${t.name(str(e, 'director'))} is ${t.words.director} of the new system of ${both(str(e, 'company'), str(e, 'other'))}.`,
  mergerFails: (e) =>
    `The merger of ${both(str(e, 'company'), str(e, 'other'))} fails, and everything is as it was before.`,
};
