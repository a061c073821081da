import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { MeansChip } from '../table/top-bar/means-chip.tsx';
import { Button, Icon } from '../ui/index.ts';
import { usePhone } from '../table/media.ts';
import { useSession } from './context.ts';
import { trialText as t } from './texts.ts';

/** What stands in the place of the game's name. */
export function TrialName() {
  const { session } = useSession();
  const phone = usePhone();
  const { name, title } = session.origin.view;
  return (
    <>
      <h1>{t('title')}</h1>
      <p>
        <bdi>{phone ? title.name : name}</bdi>
      </p>
    </>
  );
}

/** Back to the real table, to the position that was left. */
export function useBack(): () => void {
  const [path, navigate] = useLocation();
  return () => navigate(path.replace(/\/try$/u, ''));
}

/** Says at a glance what this is, and leads back in one press. */
export function TrialChips() {
  return (
    <>
      <TrialChip />
      <Moved />
      <BackButton />
    </>
  );
}

export const TrialChip = () => (
  <MeansChip icon="flask" label={t('chip')}>
    {t('chip.means')}
  </MeansChip>
);

export function BackButton() {
  const back = useBack();
  return (
    <Button className="trial-back" size="small" onClick={back}>
      <Icon name="left" /> {t('back')}
    </Button>
  );
}

/** The game goes on meanwhile: so many moves since it was left. */
export function Moved() {
  const { session } = useSession();
  const back = useBack();
  const { game, view } = session.origin;
  const now = useSyncExternalStore(
    (changed) => game.subscribe(changed),
    () => game.view().state.seq,
  );
  if (now === view.state.seq) return null;
  return (
    <span role="status">
      <button type="button" className="trial-moved" onClick={back}>
        {now > view.state.seq ? t('moved', { count: now - view.state.seq }) : t('moved.back')}
      </button>
    </span>
  );
}
