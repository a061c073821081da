import { useEffect } from 'react';
import { lazyPart } from '../app/lazy-part.tsx';
import { listen } from './listen.ts';
import { useLater } from '../teaching/later.ts';
import { useCards } from './store.ts';

const CardBeside = lazyPart(async () => (await import('./card-beside.tsx')).CardBeside);
const MarkNames = lazyPart(async () => (await import('./mark-names.tsx')).MarkNames);

/** Opens the card of whatever has a name, wherever on the table that stands. The cards themselves come with the first one. */
export function CardLayer() {
  const isOpen = useCards((cards) => cards.card !== null);
  const stands = useLater();
  useEffect(listen, []);
  return (
    <>
      {stands && <MarkNames />}
      {isOpen && <CardBeside />}
    </>
  );
}
