import { useState } from 'react';
import { Button, Dialog } from '../../ui/index.ts';
import { momentText } from '../../ui/moment-text.ts';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { useGone } from './gone-store.ts';
import { useTold } from './remote.ts';
import { mannersText as t } from './texts.ts';

const MINUTE = 60_000;
/** In minutes. */
const SPANS = [10, 30, 60, 180, 720, 1440] as const;
const USUAL = 30;

/** Until when somebody is gone: the others see it beside the name, and are asked whether the clocks rest meanwhile. */
export function GoneDialog() {
  const { table, id: game } = useTold();
  const [now] = useState(() => Date.now());
  const [span, setSpan] = useState<number>(USUAL);
  const close = () => useGone.setState({ isOpen: false });
  const send = async () => {
    const until = Date.now() + span * MINUTE;
    if (await attempt(() => call('goneUntil', { at: { game }, body: { until } }))) close();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('gone.title')}
      description={t(table.clocks ? 'gone.meansClock' : 'gone.means')}
      actions={
        <Button kind="primary" onClick={() => void send()}>
          {t('gone.say', { time: momentText(now + span * MINUTE, now) })}
        </Button>
      }
    >
      <fieldset className="gone-spans">
        <legend className="unseen">{t('gone.title')}</legend>
        {SPANS.map((minutes) => (
          <label key={minutes}>
            <input type="radio" name="gone" checked={span === minutes} onChange={() => setSpan(minutes)} />
            {minutes < 60 ? t('gone.minutes', { minutes }) : t('gone.hours', { hours: minutes / 60 })}
            <small>{momentText(now + minutes * MINUTE, now)}</small>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
