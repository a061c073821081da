import { TrainCard } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { kindOf, rustsNext, trainColor } from '../names.ts';

/** A train, by its kind or by itself, in the colour of its phase; crossed when the next phase takes it. */
export function Train({ id, rusting }: { readonly id: string; readonly rusting?: boolean }) {
  const { s, material, say } = useTable();
  const kind = id.includes('-') ? kindOf(id) : id;
  const crossed = rusting ?? (id.includes('-') && rustsNext(material, s.phase, id));
  return (
    <TrainCard
      name={kind}
      color={trainColor(material, kind)}
      rusting={crossed ? say('table.train.rusting') : undefined}
    />
  );
}
