import { useState } from 'react';
import { text } from '../app/i18n.tsx';
import { useQuickGame } from '../pages/home/use-quick-game.ts';
import { titleCards } from '../titles/cards.ts';
import { lazyPart } from '../app/lazy-part.tsx';

interface AboutProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onPlay: (() => void) | null;
}
const AboutTitle = lazyPart<AboutProps>(async () => (await import('./about-title.tsx')).AboutTitle);

/** Asks what a game is about, where no table is open; the answer can start a first game. */
export function AboutLink({ title }: { readonly title: string }) {
  const [open, setOpen] = useState(false);
  const { start } = useQuickGame(titleCards.find(({ id }) => id === title));
  return (
    <>
      <button type="button" className="text-link" onClick={() => setOpen(true)}>
        {text('teaching.about')}
      </button>
      {open && <AboutTitle id={title} onClose={() => setOpen(false)} onPlay={start} />}
    </>
  );
}
