import { DEPOT, GONE, POOL, type RailState } from '@roundhouse/rail';
import { engine, lastColor, sidesSold, trainDef } from '@roundhouse/titles/1843/face';
import { useTable } from '../../table/context.tsx';
import { isFirstSide, phaseCard } from '../../table/names.ts';
import { Cash } from '../../table/parts/amounts.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import { ScrollRegion } from '../../table/parts/scroll-region.tsx';
import { useChoice } from '../../table/decision/use-choice.ts';
import { classes, TrainCard } from '../../ui/index.ts';
import { supplyNotes } from './foreigners.ts';
import { PhaseTable } from './phase-table.tsx';
import { as1843 } from './state.ts';
import '../../messages/parts.ts';
import './roster.css';

/** Trains and phases: what the foreigners take, and a place for every certificate. */
export function Roster() {
  const { say } = useTable('say');
  return (
    <div className="sheet-page trains-page">
      <Foreigners />
      <h2>
        {say('trains.title')} <small>{say('own.roster.sides')}</small>
      </h2>
      <Certificates />
      <h2>{say('trains.phases')}</h2>
      <PhaseTable />
    </div>
  );
}

/** The certificates whose first side this is. */
const copies = (s: RailState, first: string): string[] =>
  Object.keys(s.trains).filter((train) => trainDef(train).faces[0]?.name === first);

/** Left as things stand, right after the choice in hand. */
function Foreigners() {
  const { s, names, decision, say } = useTable('s', 'names', 'decision', 'say');
  const { row, outcome } = useChoice();
  const now = supplyNotes(s, names);
  const then = row?.type.startsWith('buyTrain') && outcome?.ok ? supplyNotes(outcome.done, names) : [];
  if (now.length === 0) return null;
  return (
    <section className="card foreigners" aria-label={say('own.roster.foreigners')}>
      <span className="foreigners-flag" aria-hidden>
        <Flag />
      </span>
      {now.map(({ id, values }) => (
        <p key="now">{say(id, values)}</p>
      ))}
      {then.map(({ id, values }) => (
        <p key="then" className="foreigners-then">
          <b className="label">{say('own.roster.then', { company: decision?.company ?? '' })}</b>
          {say(id, values)}
        </p>
      ))}
    </section>
  );
}

const Flag = () => (
  <svg viewBox="0 0 20 20" width="20" height="20">
    <path d="M4 2V18M4 3H16L12.5 7 16 11H4" fill="none" stroke="currentColor" strokeWidth="1.8" />
  </svg>
);

function Certificates() {
  const { s, material, names, say } = useTable('s', 'material', 'names', 'say');
  // In gray phase old trains are sold besides; what comes next, and goes to the foreigners, is gray.
  const isNext = (train: string): boolean =>
    s.trains[train] === DEPOT && (s.phase !== lastColor || trainDef(train).id === lastColor);
  const next = material.trains.find(({ id }) => copies(s, id).some(isNext))?.id;
  // What a private can be bought as is no train of the supply.
  const isHeld = (id: string): boolean => copies(s, id).some((train) => s.trains[train] !== GONE);
  return (
    <ScrollRegion label={say('trains.title')}>
      <table className="figures roster">
        <thead>
          <tr>
            <th>{say('own.roster.prices')}</th>
            <th className="figure">{names.owner(DEPOT)}</th>
            <th>{say('own.roster.where')}</th>
            <th>{say('trains.rusts')}</th>
          </tr>
        </thead>
        <tbody>
          {material.trains
            .filter(isFirstSide)
            .filter(({ id }) => id !== engine || isHeld(id))
            .map(({ id }) => (
              <ColorRow key={id} first={id} isNext={id === next} />
            ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The certificates of one colour in the order in which they left, then those still there. */
function ColorRow({ first, isNext }: { readonly first: string; readonly isNext: boolean }) {
  const { s, material, names, say } = useTable('s', 'material', 'names', 'say');
  const card = material.trains.find(({ id }) => id === first)!;
  const own = copies(s, first);
  const def = trainDef(own[0]!);
  const { phase } = def;
  const isOld = s.phase === lastColor && phase !== lastColor;
  const left = own.filter((train) => s.trains[train] === DEPOT);
  const isNow = phase === s.phase;
  return (
    <tr
      className={classes(
        isNow && 'roster-now',
        left.length === 0 && own.every((one) => s.trains[one] === GONE) && 'roster-gone',
      )}
    >
      <td className="roster-sides">
        {sidesSold(as1843(s), def).map((face, at) => (
          <span key={face.name}>
            {at > 0 && <small>{say('own.roster.or')}</small>}
            <span>
              <TrainCard name={face.name} color={phaseCard(material, phase)?.color ?? phase} />
              <Cash amount={face.price} />
            </span>
          </span>
        ))}
      </td>
      <td className="figure num">{say('trains.of', { left: left.length, count: own.length })}</td>
      <td>
        <Places trains={own} left={left} isNext={isNext} />
      </td>
      <td>
        {phase === lastColor
          ? say('own.roster.ends')
          : isOld
            ? say('own.roster.old')
            : card.rusts
              ? say('trains.with', { phase: names.phase(card.rusts, true) })
              : say('trains.never')}
      </td>
    </tr>
  );
}

interface PlacesProps {
  readonly trains: readonly string[];
  readonly left: readonly string[];
  /** Its first one is the next to be sold. */
  readonly isNext: boolean;
}

function Places({ trains, left, isNext }: PlacesProps) {
  const { s, names, lines, say } = useTable('s', 'names', 'lines', 'say');
  const foreign = new Set(
    lines.filter(({ line }) => line.event.event === 'foreigners').map(({ line }) => line.event['train']),
  );
  const gone = trains.filter((train) => s.trains[train] === GONE);
  const taken = gone.filter((train) => foreign.has(train)).length;
  const held = trains.filter((train) => s.trains[train] !== DEPOT && s.trains[train] !== GONE);
  if (held.length + left.length === 0)
    return <span className="hint">{say('own.roster.gone', { taken, others: gone.length - taken })}</span>;
  const color = trainDef(trains[0]!).phase;
  return (
    <ul className="roster-places">
      {gone.map((train) => (
        <li key={train}>
          <i className="roster-away" aria-hidden>
            {foreign.has(train) ? <Flag /> : '†'}
          </i>
          <small>{say(foreign.has(train) ? 'own.roster.foreign' : 'own.roster.lost')}</small>
        </li>
      ))}
      {held.map((train) => (
        <li key={train}>
          {s.trains[train] === POOL ? (
            <span className="tag">{names.owner(POOL)}</span>
          ) : (
            <Disc id={s.trains[train]!} size={22} />
          )}
          <small>{names.train(train)}</small>
        </li>
      ))}
      {left.slice(0, SHOWN).map((train, at) => (
        <li key={train}>
          <i
            className={classes('roster-there', at === 0 && isNext && 'roster-next')}
            style={{ background: `var(--phase-${color})` }}
            aria-hidden
          />
          <small>{at === 0 && isNext ? say('own.roster.next') : ' '}</small>
        </li>
      ))}
      {left.length > SHOWN && <li className="num">+{left.length - SHOWN}</li>}
    </ul>
  );
}

/** More certificates than these of one colour are a number. */
const SHOWN = 7;
