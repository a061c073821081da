import { RANKS } from '@roundhouse/rail/bot-levels';
import { usePageText } from '../../app/page-text.ts';
import { BotCharacter } from '../../pages/new-game/bot-character.tsx';
import { SeatList } from '../../pages/new-game/seat-list.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Select } from '../../ui/select.tsx';
import { onlineText as t } from '../texts.ts';
import { useCompanions } from './use-companions.ts';
import { addSeat, type ApartSeat, changeKind, isNamed } from './draft.ts';
import '../room/people.css';

interface Props {
  readonly seats: readonly ApartSeat[];
  readonly limits: { readonly min: number; readonly max: number };
  readonly onChange: (seats: readonly ApartSeat[]) => void;
}

const KINDS = ['me', 'named', 'link', 'anyone', 'played', 'bot'] as const;
const FRIENDS = 'friends-i-know';

/** Me, several times if people share this screen; friends by link; bots. */
export function ApartSeats({ seats, limits, onChange }: Props) {
  const change = (at: number) => (changed: Partial<ApartSeat>) =>
    onChange(seats.map((seat, i) => (i === at ? { ...seat, ...changed } : seat)));
  const friends = useCompanions(seats.some(({ kind }) => kind === 'named'));
  return (
    <>
      <datalist id={FRIENDS}>
        {friends.map(({ name, games }) => (
          <option key={name} value={name}>
            {t('apart.played.together', { games })}
          </option>
        ))}
      </datalist>
      <SeatList<ApartSeat['kind'], ApartSeat>
        seats={seats}
        limits={limits}
        kinds={KINDS.map((value) => ({ value, label: t(`apart.${value}`) }))}
        words={{
          title: t('apart.seats'),
          hint: t('apart.hint', limits),
          add: t('apart.add'),
          name: (seat) => t('apart.seatName', { seat }),
          kind: (seat) => t('apart.seatKind', { seat }),
          remove: (_, seat) => t('apart.remove', { seat }),
          placeholder: ({ kind }) => t(`apart.${kind}.hint`),
        }}
        picture={({ kind, name }, i) =>
          kind === 'link' || kind === 'anyone' || kind === 'played' ? (
            <span className="seat-empty" aria-hidden />
          ) : (
            <Avatar name={name} seat={i} size={28} />
          )
        }
        beside={(seat, i) => seat.kind === 'bot' && <BotChoice seat={seat} number={i + 1} onChange={change(i)} />}
        isNamed={isNamed}
        suggestions={({ kind }) => (kind === 'named' && friends.length > 0 ? FRIENDS : undefined)}
        onChange={onChange}
        onKind={(at, kind) => onChange(changeKind(seats, at, kind))}
        onAdd={() => onChange(addSeat(seats))}
      />
    </>
  );
}

interface BotProps {
  readonly seat: ApartSeat;
  readonly number: number;
  readonly onChange: (changed: Partial<ApartSeat>) => void;
}

function BotChoice({ seat: { rank, character }, number, onChange }: BotProps) {
  const page = usePageText();
  return (
    <>
      <Select
        label={t('apart.botRank', { seat: number })}
        value={rank}
        values={RANKS.map((value) => ({ value, label: page(`bot.${value}`) }))}
        onChange={(chosen) => onChange({ rank: chosen })}
      />
      <BotCharacter
        rank={rank}
        character={character}
        label={page('bot.characterOf', { seat: number })}
        onChange={(chosen) => onChange({ character: chosen })}
      />
    </>
  );
}
