import { usePageText } from '../../app/page-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { addSeat, changeKind, type DraftSeat } from './draft.ts';
import { SeatList } from './seat-list.tsx';

interface Props {
  readonly seats: readonly DraftSeat[];
  readonly limits: { readonly min: number; readonly max: number };
  readonly onChange: (seats: readonly DraftSeat[]) => void;
}

/** People around this device, and bots. */
export function Seats({ seats, limits, onChange }: Props) {
  const t = usePageText();
  return (
    <SeatList<DraftSeat['kind'], DraftSeat>
      seats={seats}
      limits={limits}
      kinds={[
        { value: 'here', label: t('new.here') },
        { value: 'sensible', label: t('new.bot') },
        { value: 'random', label: t('new.random') },
      ]}
      words={{
        title: t('new.seats'),
        hint: t('new.seatsHint', limits),
        add: t('new.addSeat'),
        name: (seat) => t('new.seatName', { seat }),
        kind: (seat) => t('new.seatKind', { seat }),
        remove: ({ name }) => t('new.removeSeat', { name }),
      }}
      picture={({ name }, i) => <Avatar name={name} seat={i} size={28} />}
      onChange={onChange}
      onKind={(at, kind) => onChange(changeKind(seats, at, kind))}
      onAdd={() => onChange(addSeat(seats))}
    />
  );
}
