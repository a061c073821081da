import { useEffect, useState } from 'react';
import type { RailTitle } from '@roundhouse/rail';
import { useLocation, useSearchParams } from 'wouter';
import { usePageText } from '../../app/page-text.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { notice } from '../../app/notices.tsx';
import { Site } from '../../app/site.tsx';
import { createGame } from '../../game/games.ts';
import { rememberMyName } from '../../game/me.ts';
import { reasonOf } from '../../game/names.ts';
import { useServer } from '../../online/there.ts';
import { AboutLink } from '../../teaching/about-link.tsx';
import { firstTitle, titleCards } from '../../titles/cards.ts';
import { useTitle } from '../../titles/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Advanced } from './advanced.tsx';
import { type Draft, firstDraft, problemOf, seatOf } from './draft.ts';
import { Readings } from './readings.tsx';
import { Seats } from './seats.tsx';
import { Settings } from './settings.tsx';
import { TitleChoice } from './title-choice.tsx';
import { type Place, Where } from './where.tsx';
import '../../ui/text-field.css';
import './new-game.css';

const Apart = lazyPart(async () => (await import('../../online/new/apart.tsx')).Apart);

/** Title, people, options: everything with a sensible default, so that one button is enough. */
export function NewGamePage() {
  const t = usePageText();
  const [query, setQuery] = useSearchParams();
  const wished = titleCards.find(({ id, playable }) => playable && id === query.get('title')) ?? firstTitle;
  const title = useTitle(wished.id);
  const server = useServer(({ status }) => status);
  useEffect(() => void import('../../online/server.ts').then((m) => m.askForServer()), []);
  const wishesApart = query.get('where') === 'apart';
  const where: Place = server === 'there' && wishesApart ? 'apart' : 'here';
  const [draft, setDraft] = useState(firstDraft);
  const change = (changes: Partial<Draft>) => setDraft((old) => ({ ...old, ...changes }));
  const choose = (id: string) => {
    setQuery((old) => ({ ...Object.fromEntries(old), title: id }), { replace: true });
    change({ options: {}, readings: {} });
  };
  const goTo = (place: Place) => setQuery((old) => ({ ...Object.fromEntries(old), where: place }), { replace: true });
  return (
    <Site title={t('nav.new')}>
      <form className="new-game" onSubmit={(event) => event.preventDefault()}>
        <h1>{t('nav.new')}</h1>
        <TitleChoice value={wished.id} onChange={choose} />
        <p>
          <AboutLink key={wished.id} title={wished.id} />
        </p>
        {/* Names typed before a server is known would be lost when the seats become those of its table. */}
        {title && !(wishesApart && server === 'asking') && (
          <>
            {server === 'there' && <Where value={where} onChange={goTo} />}
            {where === 'here' && (
              <Seats seats={draft.seats} limits={title.players} onChange={(seats) => change({ seats })} />
            )}
            {title.options.length > 0 && (
              <fieldset className="new-part">
                <legend>{t('new.options')}</legend>
                <Settings settings={title.options} values={draft.options} onChange={(options) => change({ options })} />
              </fieldset>
            )}
            {title.readings.length > 0 && (
              <Readings title={title} values={draft.readings} onChange={(readings) => change({ readings })} />
            )}
            <Advanced draft={draft} onChange={change} />
            {where === 'here' ? <StartButton title={title} draft={draft} /> : <Apart title={title} draft={draft} />}
          </>
        )}
      </form>
    </Site>
  );
}

function StartButton({ title, draft }: { readonly title: RailTitle; readonly draft: Draft }) {
  const t = usePageText();
  const [, go] = useLocation();
  const [starting, setStarting] = useState(false);
  const problem = problemOf(draft, title, t);
  const start = async () => {
    setStarting(true);
    const seats = draft.seats.map(seatOf);
    const me = seats.find(({ kind }) => kind === 'here');
    if (me) rememberMyName(me.name);
    try {
      const id = await createGame({
        title: title.id,
        name: draft.name.trim(),
        seats,
        options: draft.options,
        readings: draft.readings,
        ...(draft.seed === '' ? {} : { seed: Number(draft.seed) }),
      });
      go(`/game/${id}`);
    } catch (error) {
      setStarting(false);
      notice((toast) => toast.error(t('playNow.failed'), { description: reasonOf(error) }));
    }
  };
  return (
    <div className="new-start">
      <p role="status" className="new-problem">
        {problem}
      </p>
      <Button kind="primary" type="submit" disabled={starting || problem !== null} onClick={() => void start()}>
        <Icon name="play" /> {t('new.start')}
      </Button>
    </div>
  );
}
