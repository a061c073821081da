/** 15.4 Train limit, for each public company and each shell by itself. */
import type { Check } from '@roundhouse/kernel';
import { isFullBy } from '@roundhouse/rail';
import { isSystem, shellsOf } from '../13-companies/13.4-systems.ts';
import { limits, startsPhase } from '../17-phases.ts';
import { limitRules } from '../data/index.ts';
import { phase, type State, type StepFrame } from '../state.ts';

interface TrainFor {
  readonly train: string;
  readonly shell?: string | undefined;
}

/** The charter that is to get the train: an un-merged company has only its own. */
export const shellOf = (f: StepFrame, a: { readonly shell?: string | undefined }): string => a.shell ?? f.of;

export const isFull = (s: State, shell: string): boolean => isFullBy(s, limits, shell);

/** 15.4-2, 15.4-3. */
export const limitChecks: readonly Check<State, StepFrame, TrainFor>[] = [
  {
    rule: '13.4-1',
    passes: (s, f, a) => shellsOf(s, f.of).includes(shellOf(f, a)),
    says: (_, f, a) => `The ${shellOf(f, a)} is not a charter of the ${f.of}.`,
  },
  {
    rule: '15.4-1',
    passes: (s, f, a) => !isSystem(s, f.of) || !isFull(s, shellOf(f, a)),
    says: (s, f, a) => `The ${shellOf(f, a)} shell has ${phase(s).trainLimit} trains, the limit for each shell.`,
  },
  {
    rule: '8.3.5.1-3',
    passes: (s, f, a) => !isFull(s, shellOf(f, a)) || !startsPhase(s, a.train),
    says: (s, f) =>
      `The ${f.of} has ${phase(s).trainLimit} trains, its limit: those the new phase would rust still count.`,
  },
  ...Object.entries(limitRules).map(
    ([id, rule]): Check<State, StepFrame, TrainFor> => ({
      rule,
      passes: (s, f, a) => s.phase !== id || !isFull(s, shellOf(f, a)),
      says: (s, f) =>
        `The limit is ${phase(s).trainLimit} trains in ${s.phase} phase, and the ${f.of} has them already.`,
    }),
  ),
];
