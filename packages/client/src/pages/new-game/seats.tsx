import { usePageText } from '../../app/page-text.ts';
import { RANKS } from '@roundhouse/rail/bot-levels';
import { Avatar } from '../../ui/avatar.tsx';
import { addSeat, changeKind, type DraftSeat } from './draft.ts';
import { BotCharacter } from './bot-character.tsx';
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
        ...RANKS.map((value) => ({ value, label: t(`bot.${value}`) })),
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
      beside={({ kind, character }, i) =>
        kind === 'here' || kind === 'random' ? null : (
          <BotCharacter
            rank={kind}
            character={character}
            label={t('bot.characterOf', { seat: i + 1 })}
            onChange={(chosen) => onChange(seats.map((seat, at) => (at === i ? { ...seat, character: chosen } : seat)))}
          />
        )
      }
      picture={({ name }, i) => <Avatar name={name} seat={i} size={28} />}
      onChange={onChange}
      onKind={(at, kind) => onChange(changeKind(seats, at, kind))}
      onAdd={() => onChange(addSeat(seats))}
    />
  );
}
