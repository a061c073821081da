import { closesPar, phaseNumber } from '@roundhouse/titles/1839/face';
import { useTable } from '../../table/context.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import { classes } from '../../ui/index.ts';

/** What the boxes, lines and markers of the sheet mean. */
export function MarketLegend() {
  const { s, material, names, say } = useTable('s', 'material', 'names', 'say');
  const closed = (color: string): boolean => phaseNumber(s.phase) >= phaseNumber(closesPar(color) ?? '');
  const par = (color: 'blue' | 'yellow') => ({
    key: color,
    look: classes('market-box', `par-${color}`, closed(color) && 'par-closed'),
    words: say(closed(color) ? 'own.legend.closed' : 'own.legend.until', {
      phase: names.phase(closesPar(color) ?? '', true),
    }),
  });
  const boxes = [
    { key: 'local', look: 'market-box par-local', words: say('own.legend.local') },
    { key: 'brown', look: 'market-box par-brown', words: say('own.legend.major') },
    par('blue'),
    par('yellow'),
    { key: 'private', look: 'market-box par-private', words: say('own.legend.private') },
    { key: 'end', look: 'market-box market-box-end', words: say('own.legend.end') },
  ];
  const example = material.companies[4]!.id;
  return (
    <ul className="market-legend" aria-label={say('own.legend.label')}>
      {boxes.map(({ key, look, words }) => (
        <li key={key}>
          <i className={look} />
          {words}
        </li>
      ))}
      <li>
        <svg width="30" height="10" aria-hidden>
          <path d="M4 5H24" stroke="currentColor" />
          <circle cx="4" cy="5" r="3.4" fill="currentColor" />
          <circle cx="25" cy="5" r="3.4" fill="var(--card)" stroke="currentColor" />
        </svg>
        {say('own.legend.converts')}
      </li>
      <li>
        <span aria-hidden>
          <Disc id={example} size={22} />
        </span>
        {say('own.legend.up')}
      </li>
      <li>
        <span aria-hidden>
          <Disc id={example} size={22} faceDown />
        </span>
        {say('own.legend.down')}
      </li>
    </ul>
  );
}
