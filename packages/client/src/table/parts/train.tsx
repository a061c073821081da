import { TrainCard } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { rustsNext, trainCard, trainColor } from '../names.ts';

/** A train, by its kind or by itself, in the colour of its phase; crossed when the next phase takes it. */
export function Train({ id, rusting }: { readonly id: string; readonly rusting?: boolean }) {
  const { s, title, material, say } = useTable();
  const card = trainCard(title, s, id);
  const crossed = rusting ?? (id in s.trains && rustsNext(material, s.phase, card));
  return (
    <TrainCard
      name={card?.id ?? id}
      color={trainColor(material, card)}
      rusting={crossed ? say('table.train.rusting') : undefined}
    />
  );
}
