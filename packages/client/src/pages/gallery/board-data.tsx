import type { HexDef } from '@roundhouse/rail';
import type { PrintedBoard } from '../../board/index.ts';

/** What the map is drawn from, hex by hex: to be read beside it. */
export function BoardData({ printed, label }: { readonly printed: PrintedBoard; readonly label: string }) {
  return (
    <section className="gallery-data" aria-label={label}>
      <dl>
        {printed.board.hexes.map((hex) => (
          <div key={hex.id}>
            <dt>{hex.id}</dt>
            <dd>{written(hex)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The data of a hex without its id, one entry a line. */
function written(hex: HexDef): string {
  return Object.entries(hex)
    .filter(([key]) => key !== 'id')
    .map(([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');
}
