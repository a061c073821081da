import { memo } from 'react';
import './avatar.css';

/** The first letter of a name; of `Player 2`, which others share it with, the number. */
export const letterOf = (name: string): string =>
  /\s(\d)\u2069?$/.exec(name.trim())?.[1] ?? /[\p{L}\p{N}\p{S}\p{P}]/u.exec(name)?.[0].toUpperCase() ?? '?';

/** A seat’s colour; gray if it has none. */
export const seatColor = (seat: number): string => (seat < 0 ? 'var(--ink-2)' : `var(--player-${(seat % 6) + 1})`);

/** A player's seat colour with the letter of the name. */
export const Avatar = memo(function Avatar({
  name,
  seat,
  size = 20,
  thing,
}: {
  readonly name: string;
  readonly seat: number;
  readonly size?: number;
  /** What its card is about. */
  readonly thing?: string;
}) {
  return (
    <span
      className="avatar"
      aria-hidden
      data-thing={thing}
      style={{ background: seatColor(seat), width: size, height: size, fontSize: size * 0.6 }}
    >
      {letterOf(name)}
    </span>
  );
});
