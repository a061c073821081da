import { useEffect } from 'react';
import { lazyPart } from '../app/lazy-part.tsx';
import { useTable } from '../table/context.tsx';
import { useExtras } from '../table/extras.ts';
import { hasSeen, useTeachingSettings } from './settings.ts';

const AboutTitle = lazyPart<{ readonly id: string; readonly onClose: () => void; readonly onPlay: null }>(
  async () => (await import('./about-title.tsx')).AboutTitle,
);

/** What the game is about: by itself before the first game of a title, later when somebody asks. */
export function AboutAtTable() {
  const { title, view, here, live } = useTable('title', 'view', 'here', 'live');
  const { aboutOpen, openAbout, sawAbout } = useTeachingSettings();
  const isPlain = Object.keys(useExtras()).length === 0;
  // A game that opens far into its past has its first steps later: until then nobody knows who has played.
  const isKnown = live && view.steps.length >= view.seq && !view.state.ended;
  const begins = isPlain && isKnown && here.length > 0 && !view.steps.some(({ action }) => here.includes(action.by));
  useEffect(() => {
    if (!begins || hasSeen(useTeachingSettings.getState(), title.id)) return;
    sawAbout(title.id);
    openAbout(true);
  }, [begins, title, sawAbout, openAbout]);
  useEffect(() => () => openAbout(false), [openAbout]);
  return aboutOpen && <AboutTitle id={title.id} onClose={() => openAbout(false)} onPlay={null} />;
}
