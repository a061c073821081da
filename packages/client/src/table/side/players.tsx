import { cashOf, sharesOf } from '@roundhouse/rail';
import { characterOf, type Level, rankOf, USUAL_LEVEL } from '@roundhouse/rail/bot-levels';
import { memo } from 'react';
import { Named } from '../../cards/named.tsx';
import { Told } from '../../cards/told.tsx';
import { Card, classes, companyColor, fitting, lettering, looksAlike, Money, signOf } from '../../ui/index.ts';
import { useSetting, useTable } from '../context.tsx';
import { useExtras } from '../extras.ts';
import { companyCard } from '../names.ts';
import { FEW } from './companies.tsx';
import { Cash } from '../parts/amounts.tsx';
import { Paid } from '../parts/paid.tsx';
import type { LogLine } from '../record/log.ts';
import { lastOf } from '../record/sentences.ts';
import { useSentence } from '../record/use-sentence.ts';
import { useWhy } from '../record/why.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import type { LinkMenuProps } from './link-menu.tsx';
import { saysSame } from '../steady.ts';
import type { Say, Words } from '../words.ts';
import { PresenceTag, PresentAvatar } from './presence.tsx';
import { SeatMenu } from './seat-menu.tsx';

/** The players in their order, then others who hold shares. */
export function PlayerList() {
  const { s, title, presentation, material, lines } = useTable('s', 'title', 'presentation', 'material', 'lines');
  const players = presentation.players?.order?.of(s) ?? s.players;
  const isApart = (holder: string): boolean =>
    !players.includes(holder) && presentation.players?.patronOf?.(s, holder) === undefined;
  const order = [...players, ...title.holders(s).filter(isApart)];
  const left = presentation.players?.left?.(lines);
  return (
    <ul className={material.companies.length > FEW ? 'side-list side-dense' : 'side-list'}>
      {order.map((player) => (
        <li key={player} data-owner={player}>
          <PlayerCard player={player} left={left?.get(player)} />
        </li>
      ))}
    </ul>
  );
}

const LinkMenu = lazyPart<LinkMenuProps>(async () => (await import('./link-menu.tsx')).LinkMenu);

interface CardProps {
  readonly player: string;
  /** How this player has left the game. */
  readonly left: Words | undefined;
}

/** “club builder”: how strong a bot is, and what it likes. */
function botTag(say: Say, level: Level): string {
  const rank = rankOf(level);
  if (rank === null) return say('table.player.random');
  return say('table.player.bot', { rank, character: characterOf(level) ?? 'any' });
}

function PlayerCard({ player, left }: CardProps) {
  const { game, s, title, view, presentation, names, lines, deciding, say } = useTable(
    'game',
    's',
    'title',
    'view',
    'presentation',
    'names',
    'lines',
    'deciding',
    'say',
  );
  const asked = deciding.includes(player);
  const seat = view.seats.findIndex((one) => one.player === player);
  const own = view.seats[seat];
  const certificates = title.certificates(s, player);
  const mark = presentation.players?.mark?.(s, player);
  const warnings = presentation.players?.warnings?.(s, player, names) ?? [];
  const last = lastOf(lines, player);
  const { badge: Badge, more: More } = presentation.players ?? {};
  const { OnPlayer, Clock } = useExtras();
  const privates = More ? [] : Object.keys(s.privates).filter((id) => s.privates[id] === player);
  return (
    <Card className={classes('player-card', left && 'player-left')} marked={asked}>
      <header>
        <PresentAvatar name={names.owner(player)} seat={seat} presence={view.presence[player]} />
        <div className="player-who">
          <h3>
            <Named kind={own ? 'player' : 'private'} id={player}>
              {names.owner(player)}
            </Named>
          </h3>
          {Badge && <Badge player={player} />}
          {own?.kind === 'here' && view.seats.some(({ kind }) => kind === 'remote') && (
            <span className="tag tag-accent">{say('table.player.you')}</span>
          )}
          {asked && <span className="tag tag-accent">{say('table.player.toMove')}</span>}
          {left && <span className="tag">{say(left.id, left.values)}</span>}
          {mark && <span className="tag">{typeof mark === 'string' ? say(mark) : say(mark.id, mark.values)}</span>}
          {own?.kind === 'bot' && <span className="tag">{botTag(say, own.level ?? USUAL_LEVEL)}</span>}
          {own?.lentTo !== undefined && (
            <span className="tag">{say('table.player.lent', { player: names.player(own.lentTo) })}</span>
          )}
          <PresenceTag presence={view.presence[player]} />
        </div>
        <Cash amount={cashOf(s, player)} />
        {own && own.kind !== 'remote' && game.can.changeSeat(player) && !view.state.ended && (
          <SeatMenu
            player={player}
            name={names.player(player)}
            now={own.kind === 'bot' ? (own.level ?? USUAL_LEVEL) : own.lentTo === undefined ? 'here' : 'lent'}
          />
        )}
        {own?.kind === 'remote' && game.links && game.can.act && (
          <LinkMenu player={player} name={names.player(player)} />
        )}
      </header>
      <WorthBar player={player} />
      <p className="player-figures">
        <span>
          {say('table.player.worth')} <Money amount={title.score(s)[player] ?? 0} />
          {OnPlayer && <OnPlayer player={player} />}
        </span>
        {/* Without a limit nobody counts them. */}
        {Number.isFinite(certificates.limit) && (
          <span title={say('table.player.certificatesLong')}>
            <Named kind="certificates" id={player}>
              {say('table.player.certificates')} <b className="num">{certificates.held}</b>/{certificates.limit}
            </Named>
          </span>
        )}
        {presentation.players?.notes?.(s, player).map(({ id, values }) => (
          <span key={id}>{say(id, values)}</span>
        ))}
        {privates.length > 0 && (
          <span className="player-privates">
            {privates.map((id, at) => (
              <span key={id}>
                {at > 0 && ' · '}
                <Named kind="private" id={id}>
                  {names.lot(id)}
                </Named>
              </span>
            ))}
          </span>
        )}
        <Paid owner={player} />
        {Clock && <Clock player={player} />}
      </p>
      {warnings.map(({ id, values }) => (
        <p key={id} className="player-note">
          {say(id, values)}
        </p>
      ))}
      {More && <More player={player} />}
      <LastMove line={last} />
    </Card>
  );
}

/** What the player has done last, and why if it was a bot. */
function LastMove({ line }: { readonly line: LogLine | undefined }) {
  const sentence = useSentence();
  const { area, mark } = useWhy(line?.why);
  return (
    <div className="player-last" {...area}>
      <p>{line ? <Told text={sentence(line)} inButton /> : ' '}</p>
      {mark}
    </div>
  );
}

/** What the worth of a player consists of. */
function WorthBar({ player }: { readonly player: string }) {
  const { s, title, material, say } = useTable('s', 'title', 'material', 'say');
  const parts = material.companies
    .map(({ id }) => ({ id, count: sharesOf(s, id, player), worth: sharesOf(s, id, player) * title.priceOf(s, id) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  const cash = cashOf(s, player);
  const all = Math.max(1, cash + parts.reduce((sum, { worth }) => sum + worth, 0));
  const label = [
    say('table.player.inCash', { amount: cash }),
    ...parts.map(({ id, worth }) => say('table.player.inShares', { company: id, amount: worth })),
  ].join(', ');
  return <Worth label={label} cash={cash} all={all} parts={parts} />;
}

interface WorthProps {
  readonly label: string;
  readonly cash: number;
  readonly all: number;
  readonly parts: readonly { readonly id: string; readonly count: number; readonly worth: number }[];
}

/** A part of a tenth has the letters of its company; of a smaller one the shares are counted, as long as a figure fits. */
const LETTERED = 0.1;
const COUNTED = 0.035;
/** About as wide as a bar is, and as large as its letters are, in pixels. */
const BAR = 235;
const LETTERS = 9;
const LEAST = 7;

const Worth = memo(function Worth({ label, cash, all, parts }: WorthProps) {
  const { material } = useSetting();
  return (
    <div className="worth-bar" role="img" aria-label={label} title={label}>
      <i style={{ width: `${(100 * cash) / all}%` }} className="worth-cash">
        {cash / all > 0.085 && signOf(material.currency)}
      </i>
      {parts.map(({ id, count, worth }, at) => {
        const card = companyCard(material, id)!;
        const before = parts[at - 1];
        const part = worth / all;
        return (
          <i
            key={id}
            className={classes(
              before && looksAlike(companyCard(material, before.id)!.color, card.color) && 'bar-apart',
            )}
            style={{
              width: `${100 * part}%`,
              backgroundColor: companyColor(card.color),
              color: lettering(card.color, card.textColor),
              fontSize: part < LETTERED ? undefined : `${Math.max(LEAST, fitting(id, LETTERS, part * BAR))}px`,
            }}
          >
            {part >= LETTERED ? id : part >= COUNTED && count}
          </i>
        );
      })}
    </div>
  );
}, saysSame);
