import { Avatar } from '../../ui/avatar.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { onlineText as t } from '../texts.ts';
import { addSeat, type ApartSeat, changeKind } from './draft.ts';
import '../room/people.css';

interface Props {
  readonly seats: readonly ApartSeat[];
  readonly limits: { readonly min: number; readonly max: number };
  readonly onChange: (seats: readonly ApartSeat[]) => void;
}

/** Who may come: me, also several times at this screen, a friend by link, a bot. */
export function ApartSeats({ seats, limits, onChange }: Props) {
  const rename = (at: number, name: string) => onChange(seats.map((seat, i) => (i === at ? { ...seat, name } : seat)));
  return (
    <fieldset className="new-part">
      <legend>{t('apart.seats')}</legend>
      <p className="new-hint">{t('apart.hint', limits)}</p>
      <ol className="new-seats">
        {seats.map((seat, i) => (
          <li key={seat.key} className="new-seat">
            {seat.kind === 'friend' ? (
              <span className="seat-empty" aria-hidden />
            ) : (
              <Avatar name={seat.name} seat={i} size={28} />
            )}
            <input
              className="text-field"
              value={seat.name}
              maxLength={30}
              disabled={seat.kind === 'friend'}
              placeholder={t(seat.kind === 'friend' ? 'apart.byLink' : 'apart.name')}
              aria-label={t('apart.seatName', { seat: i + 1 })}
              onChange={(event) => rename(i, event.target.value)}
            />
            <Select
              label={t('apart.seatKind', { seat: i + 1 })}
              value={seat.kind}
              values={(['me', 'friend', 'bot'] as const).map((kind) => ({ value: kind, label: t(`apart.${kind}`) }))}
              onChange={(kind) => onChange(changeKind(seats, i, kind))}
            />
            <IconButton
              label={t('apart.remove', { seat: i + 1 })}
              disabled={seats.length <= limits.min}
              onClick={() => onChange(seats.filter((_, at) => at !== i))}
            >
              <Icon name="close" />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button size="small" disabled={seats.length >= limits.max} onClick={() => onChange(addSeat(seats))}>
        <Icon name="plus" /> {t('apart.add')}
      </Button>
    </fieldset>
  );
}
