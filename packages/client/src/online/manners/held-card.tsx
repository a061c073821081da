import { Icon } from '../../ui/icon.tsx';
import { whyHeld } from '../remote/beside.ts';
import '../../table/asks/asks.css';
import { useTold } from './remote.ts';
import { mannersText as t } from './texts.ts';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Nobody can move: what everybody at the table reads of it. */
export function HeldCard() {
  const { table } = useTold();
  if (!table.held) return null;
  return (
    <div className="asks">
      <div className="card card-marked ask-card" role="group" aria-label={t('held.title')}>
        <header>
          <Icon name="pause" size={24} />
          <div>
            <h2>{t('held.title')}</h2>
            <small>{sentence(whyHeld(table.held))}</small>
          </div>
        </header>
      </div>
    </div>
  );
}
