import { useState } from 'react';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useTable } from '../context.tsx';
import { Fold } from './fold.tsx';

const LegendList = lazyPart(async () => (await import('./legend-list.tsx')).LegendList);

/** The signs of this map, for who opens it. */
export function Legend() {
  const { say } = useTable('say');
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold className="map-legend" name={say('map.signs')} onToggle={setOpen}>
      {isOpen && <LegendList />}
    </Fold>
  );
}
