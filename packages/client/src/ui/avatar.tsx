import './avatar.css';

/** A player's seat colour with the first letter of the name. */
export function Avatar({
  name,
  seat,
  size = 20,
}: {
  readonly name: string;
  readonly seat: number;
  readonly size?: number;
}) {
  return (
    <span
      className="avatar"
      aria-hidden
      style={{ background: `var(--player-${(seat % 6) + 1})`, width: size, height: size, fontSize: size * 0.6 }}
    >
      {name.trim().slice(0, 1).toUpperCase() || '?'}
    </span>
  );
}
