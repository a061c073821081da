import { moneyOf } from '@roundhouse/rail';
import { useTable } from '../context.tsx';
import '../../messages/parts.ts';

/** What the signs of this map mean: only those that it has. */
export function LegendList() {
  const { s, material, presentation, say } = useTable('s', 'material', 'presentation', 'say');
  const borders = material.board.hexes.flatMap(({ borders: list }) => list ?? []);
  const river = borders.find(({ kind, cost }) => kind === 'river' && cost !== undefined);
  const abroad = material.board.hexes.some(({ nodes }) => nodes?.some(({ kind }) => kind === 'offboard'));
  return (
    <ul aria-label={say('map.legend')}>
      {river && (
        <li>
          <svg width="20" height="8" aria-hidden>
            <path d="M1 4q4.5-4 9 0t9 0" fill="none" stroke="var(--river)" strokeWidth="3" />
          </svg>
          {say('map.river', { cost: moneyOf(material, river.cost ?? 0) })}
        </li>
      )}
      {abroad && (
        <li>
          <svg width="20" height="10" aria-hidden>
            <rect x="1" y="1" width="8" height="8" fill="var(--tile-yellow)" stroke="var(--casing)" />
            <rect x="11" y="1" width="8" height="8" fill="var(--tile-brown)" opacity=".8" />
          </svg>
          {say('map.abroad')}
        </li>
      )}
      <li>
        <svg width="20" height="14" aria-hidden>
          <circle cx="10" cy="7" r="6" fill="none" stroke="var(--ink-2)" strokeDasharray="2.4 1.6" />
        </svg>
        {say('map.kept')}
      </li>
      {presentation.map?.legend?.(s).map(({ id, values }) => (
        <li key={id}>{say(id, values)}</li>
      ))}
    </ul>
  );
}
