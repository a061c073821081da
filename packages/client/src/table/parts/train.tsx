import { certificateOf } from '@roundhouse/rail';
import { TrainCard, type TrainLook } from '../../ui/index.ts';
import { type Shown, useShown } from '../context.tsx';
import { otherSide, rustsNext, trainCard, trainColor } from '../names.ts';

/** A train, by its kind or by itself, in the colour of its phase; crossed when the next phase takes it. */
export function Train({ id, rusting }: { readonly id: string; readonly rusting?: boolean }) {
  return <TrainCard {...trainLook(useShown(), id, rusting)} />;
}

/** The same as plain data, for a picture that rests while it stays the same. */
export function trainLook(table: Shown, id: string, rusting?: boolean): TrainLook {
  const { s, title, material, presentation, names, say } = table;
  const card = trainCard(title, s, id);
  const other = card && id in s.trains ? otherSide(material, card) : undefined;
  const crossed = rusting ?? (id in s.trains && rustsNext(material, s.phase, card));
  const state = id in s.trains ? presentation.trains?.state?.(s, id) : null;
  const mark = presentation.trains?.mark?.(s, certificateOf(id));
  return {
    name: names.train(id),
    color: trainColor(material, card),
    other: other?.id,
    mark: mark ? say(mark) : undefined,
    rusting: crossed && state?.look !== 'spared' ? say('table.train.rusting') : undefined,
    lies: state?.look,
    lying: state ? say(state.words) : undefined,
    thing: `train:${id}`,
  };
}
