import type { ReactNode } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';

/** A seat that is being set up; `key` stays with it while its name and kind change. */
interface SetUpSeat<K extends string> {
  readonly key: number;
  readonly name: string;
  readonly kind: K;
}

interface Props<K extends string, S extends SetUpSeat<K>> {
  readonly seats: readonly S[];
  readonly limits: { readonly min: number; readonly max: number };
  readonly kinds: readonly { readonly value: K; readonly label: string }[];
  readonly words: {
    readonly title: string;
    readonly hint: string;
    readonly add: string;
    readonly name: (seat: number) => string;
    readonly kind: (seat: number) => string;
    readonly remove: (seat: S, number: number) => string;
    /** What an empty name field says. */
    readonly placeholder?: (seat: S) => string;
  };
  readonly picture: (seat: S, at: number) => ReactNode;
  /** Whether somebody else brings the name. */
  readonly isNamed?: (seat: S) => boolean;
  /** What else is chosen of a seat, below it. */
  readonly beside?: (seat: S, at: number) => ReactNode;
  /** The id of a list of names that may be meant. */
  readonly suggestions?: (seat: S) => string | undefined;
  readonly onChange: (seats: readonly S[]) => void;
  readonly onKind: (at: number, kind: K) => void;
  readonly onAdd: () => void;
}

/** Who sits where, in seat order: a name, a kind, and a way out for each. */
export function SeatList<K extends string, S extends SetUpSeat<K>>(props: Props<K, S>) {
  const {
    seats,
    limits,
    kinds,
    words,
    picture,
    isNamed = () => true,
    beside,
    suggestions,
    onChange,
    onKind,
    onAdd,
  } = props;
  const rename = (at: number, name: string) => onChange(seats.map((seat, i) => (i === at ? { ...seat, name } : seat)));
  return (
    <fieldset className="new-part">
      <legend>{words.title}</legend>
      <p className="new-hint">{words.hint}</p>
      <ol className="new-seats">
        {seats.map((seat, i) => (
          <li key={seat.key} className="new-seat">
            {picture(seat, i)}
            <input
              className="text-field"
              value={seat.name}
              maxLength={30}
              disabled={!isNamed(seat)}
              placeholder={words.placeholder?.(seat)}
              list={suggestions?.(seat)}
              aria-label={words.name(i + 1)}
              onChange={(event) => rename(i, event.target.value)}
            />
            <Select label={words.kind(i + 1)} value={seat.kind} values={kinds} onChange={(kind) => onKind(i, kind)} />
            <IconButton
              label={words.remove(seat, i + 1)}
              disabled={seats.length <= limits.min}
              onClick={() => onChange(seats.filter((_, at) => at !== i))}
            >
              <Icon name="close" />
            </IconButton>
            {beside?.(seat, i)}
          </li>
        ))}
      </ol>
      <Button size="small" disabled={seats.length >= limits.max} onClick={onAdd}>
        <Icon name="plus" /> {words.add}
      </Button>
    </fieldset>
  );
}
