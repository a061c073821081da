import { usePageText } from '../../app/page-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { addSeat, changeKind, type DraftSeat } from './draft.ts';

interface Props {
  readonly seats: readonly DraftSeat[];
  readonly limits: { readonly min: number; readonly max: number };
  readonly onChange: (seats: readonly DraftSeat[]) => void;
}

/** Who sits where, in seat order: people around this device, and bots. */
export function Seats({ seats, limits, onChange }: Props) {
  const t = usePageText();
  const change = (at: number, changes: Partial<DraftSeat>) =>
    onChange(seats.map((seat, i) => (i === at ? { ...seat, ...changes } : seat)));
  return (
    <fieldset className="new-part">
      <legend>{t('new.seats')}</legend>
      <p className="new-hint">{t('new.seatsHint', limits)}</p>
      <ol className="new-seats">
        {seats.map((seat, i) => (
          <li key={seat.key} className="new-seat">
            <Avatar name={seat.name} seat={i} size={28} />
            <input
              className="text-field"
              value={seat.name}
              maxLength={30}
              aria-label={t('new.seatName', { seat: i + 1 })}
              onChange={(event) => change(i, { name: event.target.value })}
            />
            <Select
              label={t('new.seatKind', { seat: i + 1 })}
              value={seat.kind}
              values={[
                { value: 'here', label: t('new.here') },
                { value: 'sensible', label: t('new.bot') },
                { value: 'random', label: t('new.random') },
              ]}
              onChange={(kind) => onChange(changeKind(seats, i, kind))}
            />
            <IconButton
              label={t('new.removeSeat', { name: seat.name })}
              disabled={seats.length <= limits.min}
              onClick={() => onChange(seats.filter((_, at) => at !== i))}
            >
              <Icon name="close" />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button size="small" disabled={seats.length >= limits.max} onClick={() => onChange(addSeat(seats))}>
        <Icon name="plus" /> {t('new.addSeat')}
      </Button>
    </fieldset>
  );
}
