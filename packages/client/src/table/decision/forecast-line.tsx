import type { LoggedAction } from '@roundhouse/kernel';
import { joinsOf } from '@roundhouse/rail/telling/joins';
import { useEffect, useState } from 'react';
import { useTable } from '../context.tsx';
import { Change } from '../parts/amounts.tsx';
import { joinsSentence } from './lay/words.ts';

/** What the tile would join, as it lies now. */
export function JoinsLine({ action }: { readonly action: LoggedAction }) {
  const { s, material, names, say } = useTable('s', 'material', 'names', 'say');
  const { hex, tile, rotation } = action;
  if (typeof hex !== 'string' || typeof tile !== 'string') return null;
  const lines = joinsOf(material, s.tiles, { hex, tile, rotation: Number(rotation ?? 0) });
  return (
    <div className="consequence-joins">
      <dt>{say('consequence.track')}</dt>
      <dd>{joinsSentence(names, say, lines)}</dd>
    </div>
  );
}

/** What the company's best runs of this turn would become; worked out when the page has nothing else to do. */
export function Forecast({ company, action }: { readonly company: string; readonly action: LoggedAction }) {
  const { title, s, say } = useTable('title', 's', 'say');
  const [runs, setRuns] = useState<{ readonly of: string; readonly before: number; readonly after: number } | null>(
    null,
  );
  const key = JSON.stringify(action);
  useEffect(() => {
    let left = false;
    const look = async () => {
      const { forecast } = await import('./forecast.ts');
      const after = left ? null : forecast(title, s, company, JSON.parse(key) as LoggedAction);
      if (after !== null) setRuns({ of: key, before: forecast(title, s, company, null) ?? 0, after });
    };
    const timer = setTimeout(() => void look(), 120);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [title, s, company, key]);
  if (runs?.of !== key) return null;
  return (
    <div>
      <dt>{say('consequence.runs')}</dt>
      <dd>
        <Change {...runs} />
      </dd>
    </div>
  );
}
