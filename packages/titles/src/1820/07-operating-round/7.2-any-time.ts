/** 7.2 Operating Round actions: when something can be done that may be done at any time of a company's turn. */
import type { State } from '../state.ts';

const steps = ['pause', 'track', 'station', 'earlyTrains', 'run', 'dividend', 'due', 'discards', 'trains', 'repaying'];

/** A step of the company itself is being decided, and nothing on top of it. */
export const isInStep = (s: State): boolean => steps.includes(s.stack.at(-1)!.kind);
