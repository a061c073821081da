import { cashOf } from '@roundhouse/rail';
import { cousinOf, cousinsOf, isCousin } from '@roundhouse/titles/1820/face';
import type { RailState } from '@roundhouse/rail';
import { useTable } from '../../table/context.tsx';
import { Cash } from '../../table/parts/amounts.tsx';
import { Train } from '../../table/parts/train.tsx';
import { classes } from '../../ui/index.ts';
import type { PlayerLook } from '../presentation.ts';
import { usesLeft } from './cousins.ts';
import { as1820, frameOf } from './state.ts';

/** A cousin belongs to the player who has bought it. */
const patronOf = (s: RailState, holder: string): string | undefined =>
  isCousin(holder) ? s.privates[holder] : undefined;

/** The two sets of number cards take turns: one is the order now, the other is taken for the next one. */
function NumberCards({ player }: { readonly player: string }) {
  const { s, say } = useTable('s', 'say');
  const { order, stockRound, operatingRound } = as1820(s).ext;
  const dealt = operatingRound > 0 ? stockRound : stockRound - 1;
  const colors = dealt % 2 === 1 ? (['red', 'blue'] as const) : (['blue', 'red'] as const);
  const now = order.indexOf(player) + 1;
  const next = (frameOf(s, 'stockRound')?.cards.indexOf(player) ?? -1) + 1;
  const label = next > 0 ? say('own.cardThen', { now, next }) : say('own.card', { now });
  return (
    <span className="number-cards num" role="img" aria-label={label} title={label}>
      <i className={`number-card number-${colors[0]}`}>{now}</i>
      <i className={classes('number-card', next > 0 ? `number-${colors[1]}` : 'number-open')}>{next > 0 ? next : ''}</i>
    </span>
  );
}

/** What a player has besides: cousins, future trains, and what is owed for them. */
function PlayerMore({ player }: { readonly player: string }) {
  const { s, say } = useTable('s', 'say');
  const cousins = cousinsOf(as1820(s), player);
  const trains = Object.keys(s.trains).filter((train) => s.trains[train] === player);
  const owed = as1820(s).ext.owed[player] ?? 0;
  return (
    <div className="player-more">
      {cousins.map((cousin) => (
        <CousinCard key={cousin} cousin={cousin} />
      ))}
      {(trains.length > 0 || owed > 0) && (
        <p className="player-future">
          {trains.length > 0 && say('own.player.future')}{' '}
          {trains.map((train) => (
            <Train key={train} id={train} />
          ))}
          {owed > 0 && <span className="player-owed">{say('own.player.owed', { owed })}</span>}
        </p>
      )}
    </div>
  );
}

/** A cousin: shares and treasury in a line, and behind it what it can do. */
function CousinCard({ cousin }: { readonly cousin: string }) {
  const { s, names, say } = useTable('s', 'names', 'say');
  const held = Object.keys(s.shares).filter((company) => (s.shares[company]?.[cousin] ?? 0) > 0);
  const { color, name, power } = cousinOf(cousin);
  return (
    <details className="cousin">
      <summary title={name}>
        <i className={`cousin-seal cousin-${color}`} aria-hidden>
          {names.lot(cousin)[0]}
        </i>
        <span className="cousin-name" data-thing={`private:${cousin}`}>
          {names.lot(cousin)}
        </span>
        <span className="cousin-shares">
          {held.map((company) => (
            <span key={company}>
              {company} <b className="num">{s.shares[company]![cousin]}</b>
              {s.companies[company]?.director === cousin && <sup>{say('ledger.directorLetter')}</sup>}
            </span>
          ))}
        </span>
        <Cash amount={cashOf(s, cousin)} />
      </summary>
      <p>{power}</p>
      {usesLeft(s, cousin)
        .map(({ id, values }) => say(id, values))
        .map((text) => (
          <p key={text}>{text}</p>
        ))}
      <p className="hint">{say('own.cousin.closes')}</p>
    </details>
  );
}

export const players: PlayerLook = {
  // By their number cards.
  order: { name: 'own.playerOrder', of: (s) => as1820(s).ext.order },
  badge: NumberCards,
  more: PlayerMore,
  patronOf,
};
