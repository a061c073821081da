import { useNow } from '../../table/use-now.ts';
import { Button, Icon } from '../../ui/index.ts';
import { momentText } from '../../ui/moment-text.ts';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { useTold } from './remote.ts';
import { mannersText as t } from './texts.ts';

/** The others read until when I am gone; one press says that I am back. */
export function GoneCard({ back }: { readonly back: number }) {
  const { id: game } = useTold();
  const now = useNow(60_000, true);
  const title = t('gone.mine', { time: momentText(back, now) });
  return (
    <div className="card card-marked ask-card" role="group" aria-label={title}>
      <header>
        <Icon name="clock" size={24} />
        <h2>{title}</h2>
      </header>
      <Button onClick={() => void attempt(() => call('goneUntil', { at: { game }, body: { until: null } }))}>
        {t('gone.back')}
      </Button>
    </div>
  );
}
