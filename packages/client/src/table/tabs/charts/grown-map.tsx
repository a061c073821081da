import type { RailState } from '@roundhouse/rail';

import { BoardSheet, showAll } from '../../../board/index.ts';
import { useTable } from '../../context.tsx';
import { printedOf } from '../../map/printed.ts';
import '../../../messages/parts.ts';

interface Props {
  readonly s: RailState;
  readonly name: string;
  readonly at: number;
  readonly last: number;
  readonly pick: (round: number) => void;
}

/** The map at the end of any round. */
export function GrownMap({ s, name, at, last, pick }: Props) {
  const { presentation, material, say } = useTable('presentation', 'material', 'say');
  const printed = printedOf(presentation, material);
  return (
    <figure className="card chart grown-map">
      <figcaption>
        {say('charts.map')} · {name}
      </figcaption>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say('charts.mapRound')}
        aria-valuetext={name}
        onChange={(event) => pick(Number(event.target.value))}
      />
      <BoardSheet
        printed={printed}
        tiles={s.tiles}
        stations={s.stations}
        shown={showAll}
        label={say('charts.mapAt', { round: name })}
      />
    </figure>
  );
}
