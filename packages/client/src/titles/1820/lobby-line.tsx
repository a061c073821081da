import { useTable } from '../../table/context.tsx';
import { Cash } from '../../table/parts/amounts.tsx';
import { ScrollRegion } from '../../table/parts/scroll-region.tsx';
import { Avatar, classes } from '../../ui/index.ts';
import { freeBetween, type LobbyPlace, lobbiesOf } from './lobbies.ts';

/** The lobbies of a Stock Round, the largest first: while they are funded with the amounts that are free between them, then whose float it is. */
export function LobbyLine() {
  const { s, lines, seats, names, say } = useTable('s', 'lines', 'seats', 'names', 'say');
  const line = lobbiesOf(s, lines);
  if (!line) return null;
  const seat = (player: string): number => seats.findIndex((one) => one.player === player);
  return (
    <div className="lobby-line">
      <h2 className="label">{say('own.lobby.label')}</h2>
      <ScrollRegion label={say('own.lobby.label')}>
        <ol>
          {line.places.map((place, at) => (
            <LobbyItem key={`${place.amount} ${place.state}`} place={place} seat={seat(place.of)}>
              {line.open && freeBetween(line.places[at + 1]?.amount ?? 10, place.amount)}
            </LobbyItem>
          ))}
        </ol>
      </ScrollRegion>
      <p>
        {line.open
          ? say('own.lobby.free', { above: (line.places[0]?.amount ?? 10) + 10 })
          : say('own.lobby.then', {
              player: line.next === null ? 'none' : names.player(line.next),
            })}
      </p>
    </div>
  );
}

function LobbyItem({
  place,
  seat,
  children,
}: {
  readonly place: LobbyPlace;
  readonly seat: number;
  readonly children: string | false | null;
}) {
  const { names, say } = useTable('names', 'say');
  const { of, amount, state } = place;
  return (
    <li className={classes('lobby', `lobby-${state}`)}>
      <span className="lobby-pill">
        <Avatar name={names.player(of)} seat={seat} size={18} />
        <span className="unseen">{names.player(of)}</span>
        <Cash amount={amount} />
        {state !== 'waits' && <span>{say(`own.lobby.${state}`, { company: place.company ?? 'none' })}</span>}
      </span>
      {children && <span className="lobby-gap num">{say('own.lobby.gap', { free: children })}</span>}
    </li>
  );
}
