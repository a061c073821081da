import { useEffect, useState } from 'react';
import { HexRings } from '../board/index.ts';
import { PictureBoard } from '../share/picture-board.tsx';
import { useTable } from '../table/context.tsx';
import { shownBoard } from '../table/map/shown-board.tsx';
import { Disc } from '../table/parts/disc.tsx';
import { Train } from '../table/parts/train.tsx';
import { lastRevenues } from '../table/record/ledger.ts';
import { Avatar, classes, Icon, IconButton, Money } from '../ui/index.ts';
import { Select } from '../ui/select.tsx';
import { differentHexes, leadOf, worthDifference } from './compare.ts';
import { compare, useSession } from './context.ts';
import { useLetter, useLineName } from './lines-panel.tsx';
import { trialText as t } from './texts.ts';
import type { Moment } from './course.ts';
import { type Compared, type Side, useCompared, valueOf } from './use-compared.ts';
import '../ui/number-disc.css';
import './compare.css';

/** Two lines side by side at the same moment: maps, worth, companies. */
export function CompareView() {
  const { compared } = useCompared();
  const { game } = useSession();
  useEscape(() => compare(null));
  return (
    <div className="compare" role="region" aria-label={t('lines.compare')}>
      {compared ? (
        <>
          <CompareHead compared={compared} />
          <div className="compare-maps">
            <SideMap side={compared.a} other={compared.b} />
            <SideMap side={compared.b} other={compared.a} />
          </div>
          <div className="compare-tables">
            {game.can.worths && <Worths compared={compared} />}
            <Companies compared={compared} />
          </div>
        </>
      ) : (
        <p className="hint">{t('compare.pickOther')}</p>
      )}
    </div>
  );
}

const nameOf = ({ round, seq }: Moment): string =>
  round ?? (seq === undefined ? t('compare.ends') : t('compare.action', { seq }));

export function headOf({ round, seq }: Moment): string {
  if (round !== null) return t('compare.title', { round });
  return seq === undefined ? t('compare.standing') : t('compare.after', { seq });
}

function CompareHead({ compared: { a, b, moments, moment } }: { readonly compared: Compared }) {
  const at = moments.indexOf(moment);
  const go = (to: number) => compare({ a: a.id, b: b.id, moment: valueOf(moments[to]!) });
  const options = moments.map((one) => ({ value: valueOf(one), label: nameOf(one) }));
  return (
    <header className="compare-head">
      <h2>{headOf(moment)}</h2>
      <p>{t('compare.rings', { count: differentHexes(a.state, b.state).length })}</p>
      <IconButton label={t('compare.earlier')} disabled={at <= 0} onClick={() => go(at - 1)}>
        <Icon name="back" />
      </IconButton>
      <Select
        label={t('compare.moment')}
        value={valueOf(moment)}
        values={options}
        onChange={(value) => compare({ a: a.id, b: b.id, moment: value })}
      />
      <IconButton label={t('compare.later')} disabled={at >= moments.length - 1} onClick={() => go(at + 1)}>
        <Icon name="forward" />
      </IconButton>
      <IconButton label={t('compare.close')} onClick={() => compare(null)}>
        <Icon name="close" />
      </IconButton>
    </header>
  );
}

/** Esc leads back to the board, unless something over it was closed by it. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && close();
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** The width of a map before it is measured. */
const ROOM = 330;
const none: readonly [] = [];

function SideMap({ side, other }: { readonly side: Side; readonly other: Side }) {
  const table = useTable('presentation', 'material', 'view');
  const { open } = useSession();
  const letter = useLetter(side.id);
  const { state } = side;
  const { name, what } = useLineName(side.id, side.course);
  const [width, setWidth] = useState(ROOM);
  return (
    <figure
      className={classes('compare-map board', side.id === open && 'compare-open')}
      ref={(figure) => setWidth(figure?.clientWidth ?? ROOM)}
    >
      <figcaption>
        <b className="number-disc">{letter}</b> {name !== '' && <b>{name}</b>} <span>{what}</span>
      </figcaption>
      <PictureBoard
        {...shownBoard(state, table)}
        routes={none}
        room={[width, Number.POSITIVE_INFINITY]}
        label={t('compare.map', { letter })}
      >
        <HexRings hexes={differentHexes(other.state, state)} />
      </PictureBoard>
    </figure>
  );
}

function Worths({ compared: { a, b } }: { readonly compared: Compared }) {
  const { title, names, seats } = useTable('title', 'names', 'seats');
  const [first, second] = [useLetter(a.id), useLetter(b.id)];
  const [me] = seats;
  const [before, after] = [title.score(a.state), title.score(b.state)];
  const leads = [leadOf(title, a.state, me!.player), leadOf(title, b.state, me!.player)] as const;
  return (
    <table className="compare-table">
      <thead>
        <tr>
          <th scope="col">{t('compare.worth')}</th>
          <th scope="col">{first}</th>
          <th scope="col">{second}</th>
          <th scope="col">
            {second} − {first}
          </th>
        </tr>
      </thead>
      <tbody>
        {seats.map(({ player }, i) => (
          <tr key={player}>
            <th scope="row">
              <Avatar name={names.player(player)} seat={i} size={18} /> {names.player(player)}
            </th>
            <td>
              <Money amount={before[player] ?? 0} />
            </td>
            <td>
              <Money amount={after[player] ?? 0} />
            </td>
            <td>
              <Money amount={worthDifference(title, a.state, b.state, player)} signed />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('compare.lead')}</th>
          <td>
            <Money amount={leads[0]} />
          </td>
          <td>
            <Money amount={leads[1]} />
          </td>
          <td>
            <Money amount={leads[1] - leads[0]} signed />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Companies({ compared: { a, b } }: { readonly compared: Compared }) {
  const { title, material } = useTable('title', 'material');
  const letters = [useLetter(a.id), useLetter(b.id)];
  const sides = [a, b];
  const runs = sides.map(({ course, state }) => lastRevenues(course.steps.filter(({ seq }) => seq <= state.seq)));
  const companies = material.companies.filter(({ id }) => sides.some(({ state }) => state.market.at[id]));
  return (
    <table className="compare-table">
      <thead>
        <tr>
          <th scope="col">{t('compare.company')}</th>
          {letters.map((letter) => (
            <CompanyHeads key={letter} letter={letter} />
          ))}
        </tr>
      </thead>
      <tbody>
        {companies.map(({ id, name }) => (
          <tr key={id}>
            <th scope="row" title={name}>
              <Disc id={id} size={18} /> {id}
            </th>
            {sides.map(({ id: side, state }, i) => (
              <CompanyCells
                key={side}
                price={state.market.at[id] ? title.priceOf(state, id) : null}
                run={runs[i]!.get(id) ?? null}
                trains={Object.keys(state.trains).filter((train) =>
                  title.shells(state, id).includes(state.trains[train]!),
                )}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CompanyHeads({ letter }: { readonly letter: string }) {
  return (
    <>
      <th scope="col">{t('compare.price', { letter })}</th>
      <th scope="col">{t('compare.runs', { letter })}</th>
      <th scope="col">{t('compare.trains', { letter })}</th>
    </>
  );
}

interface CellProps {
  readonly price: number | null;
  readonly run: number | null;
  readonly trains: readonly string[];
}

function CompanyCells({ price, run, trains }: CellProps) {
  return (
    <>
      <td>{price === null ? '–' : <Money amount={price} />}</td>
      <td>{run === null ? '–' : <Money amount={run} />}</td>
      <td className="compare-trains">
        {trains.map((train) => (
          <Train key={train} id={train} />
        ))}
      </td>
    </>
  );
}
