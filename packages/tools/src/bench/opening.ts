/** A game opened as a host does that has kept a state of it: nothing is played again. */
import {
  choices,
  deciders,
  type GameFile,
  History,
  type KeptPosition,
  keptPosition,
  usableStates,
} from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { titleOf } from '../title.ts';
import { inFreshProcess } from './first.ts';
import { processorMs } from './measure.ts';

/** All that a host stores of a game. */
interface Stored {
  readonly file: GameFile;
  readonly position: KeptPosition<RailState>;
}

/** From its text to what can be chosen, in ms of processor time, in a process that has done nothing else. */
export function openingInFreshProcess(file: GameFile): number {
  const title = titleOf(file.title);
  const position = keptPosition(title, file.entries.length, History.open(title, file).state);
  return Number.parseFloat(inFreshProcess({ file, position } satisfies Stored, 'opening'));
}

/** The same here and now. */
export function measureOpening(text: string): number {
  const from = processorMs();
  const { file, position } = JSON.parse(text) as Stored;
  const { entries, ...header } = file;
  const title = titleOf(file.title);
  const { state } = new History(title, header, { from: { entries, states: usableStates(title, [position]) } });
  for (const player of deciders(title, state)) choices(title, state, player);
  return processorMs() - from;
}
