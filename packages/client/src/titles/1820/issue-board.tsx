import { deciders } from '@roundhouse/kernel';
import { sharesOf } from '@roundhouse/rail';
import { BR, isInLiquidation, isPrivate, sharesInPlay, sizeIn } from '@roundhouse/titles/1820/face';
import { memo } from 'react';
import { type Shown, type Table, useSetting, useShown, useTable } from '../../table/context.tsx';
import { decisionOf } from '../../table/decision/model.ts';
import { type Row, rowGroupsOf } from '../../table/decision/rows.ts';
import { useChoice } from '../../table/decision/use-choice.ts';
import { numberOf, textOf } from '@roundhouse/rail/telling/details';
import { Disc } from '../../table/parts/disc.tsx';
import { ScrollRegion } from '../../table/parts/scroll-region.tsx';
import type { InRound } from '../../table/record/log.ts';
import { type PriceLook, priceLook, PriceTag } from '../../table/side/company-card.tsx';
import { Bar, type BarLook, barLook } from '../../table/side/share-bar.tsx';
import { saysSame, useLatest } from '../../table/steady.ts';
import { useTableStore } from '../../table/store.ts';
import type { Say } from '../../table/words.ts';
import { Avatar, classes, Money } from '../../ui/index.ts';
import { LoanMarkers } from './charter-row.tsx';
import { type Dues, duesOf } from './dues.ts';
import { as1820, frameOf } from './state.ts';

/** Step 3 as a board: all companies in operating order with what is legal for them now, and a light for each player. */
export function IssueBoard() {
  const table = { ...useShown(), ...useTable('decision') };
  const { s, title, decision, say } = table;
  const { asked, lines } = useTable('asked', 'lines');
  const { row: chosen } = useChoice();
  const open = frameOf(s, 'issues') !== undefined;
  const rows = new Map(asked.map((player) => [player, open ? actsOf(table, player) : []]));
  const done = doneIn(lines, say);
  const press = useLatest((director: string, key: string): void => {
    const { choose, decideAs } = useTableStore.getState();
    if (decision?.by !== director) decideAs(director);
    choose(key);
  });
  const companies = title.operatingOrder(s).filter((company) => company !== BR);
  return (
    <section className="issue-board" aria-labelledby="issue-board">
      <header>
        <div>
          <h2 id="issue-board">{say(open ? 'own.board.title' : 'own.board.titleOver')}</h2>
          <p>{say(open ? 'own.board.hint' : 'own.board.over')}</p>
        </div>
        {open && <Lights />}
      </header>
      <ScrollRegion label={say('own.board.label')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('own.board.company')}</th>
              <th scope="col">{say('own.board.price')}</th>
              <th scope="col" className="board-shares">
                {say('own.board.shares')}
              </th>
              <th scope="col">{say('own.board.inPlay')}</th>
              <th scope="col">{say('own.board.treasury')}</th>
              <th scope="col">{say('own.board.owes')}</th>
              {open && <th scope="col">{say('own.board.acts')}</th>}
            </tr>
          </thead>
          <tbody>
            {companies.map((company) => (
              <CompanyLine
                key={company}
                {...lineLook(table, company, chosen)}
                acts={open ? actsLook(table, company, rows, chosen) : null}
                done={done.get(company) ?? []}
                press={press}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

/** Lit means done; what anybody does puts out the lights of all others. */
function Lights() {
  const { s, title, seats, names, say } = useTable('s', 'title', 'seats', 'names', 'say');
  const asked = deciders(title, s);
  return (
    <ul className="lights">
      {as1820(s).ext.order.map((player) => {
        const done = !asked.includes(player);
        return (
          <li key={player} className={classes(done && 'light-on')}>
            <Avatar name={names.player(player)} seat={seats.findIndex((one) => one.player === player)} size={22} />
            <span>
              <b>{names.player(player)}</b>
              <small>{say(done ? 'own.board.done' : 'own.board.decides')}</small>
            </span>
            <i aria-hidden />
          </li>
        );
      })}
    </ul>
  );
}

interface LineLook {
  readonly company: string;
  readonly director: string | null;
  readonly bottom: boolean;
  readonly pointed: boolean;
  /** None of a private company. */
  readonly market: {
    readonly price: PriceLook;
    readonly bar: BarLook;
    readonly count: number;
    readonly size: number;
  } | null;
  readonly dues: Dues;
}

const companyIn = (row: Row): string => textOf(row.choice.fields, 'company');

function lineLook(table: Shown, company: string, chosen: Row | null): LineLook {
  const { names } = table;
  const s = as1820(table.s);
  const director = s.companies[company]?.director ?? null;
  return {
    company,
    director: director === null ? null : names.owner(director),
    bottom: isInLiquidation(s, company),
    pointed: chosen !== null && companyIn(chosen) === company,
    market: isPrivate(s, company)
      ? null
      : {
          price: priceLook(table, company),
          bar: barLook(table, { company, counted: true }),
          count: sharesInPlay(s, company),
          size: sizeIn(s, company),
        },
    dues: duesOf(table.s, company),
  };
}

interface LineProps extends LineLook {
  /** None where the step is over. */
  readonly acts: ActsLook | null;
  readonly done: readonly string[];
  readonly press: (director: string, key: string) => void;
}

/** A line rests while nothing of its company changes. */
const CompanyLine = memo(function CompanyLine(look: LineProps) {
  const { say } = useSetting();
  const { company, director, bottom, pointed, market, dues, acts } = look;
  return (
    <tr className={classes(bottom && 'board-bottom', pointed && 'board-chosen')}>
      <th scope="row">
        <span className="board-company">
          <Disc id={company} size={30} />
          <span>
            <b>{company}</b>
            <small>{director ?? '–'}</small>
          </span>
        </span>
      </th>
      <td>{market ? <PriceTag {...market.price} /> : '–'}</td>
      <td className="board-shares">{market ? <Bar {...market.bar} /> : say('own.board.private')}</td>
      <td className="num">{market && say('own.board.of', { count: market.count, size: market.size })}</td>
      <td className="num">
        <Money amount={dues.has} /> <LoanMarkers count={dues.loans} />
      </td>
      <td className={classes('num', dues.total > dues.has && 'change-down')}>
        <Money amount={dues.total} />
      </td>
      {acts && (
        <td>
          {bottom ? <span>{say('own.board.soldOff')}</span> : <Acts {...acts} done={look.done} press={look.press} />}
        </td>
      )}
    </tr>
  );
}, saysSame);

/** What the board itself offers; other questions of the step are the panel's. */
const ACTS: readonly string[] = ['reduce', 'issue'];

const actsOf = ({ title, s }: Shown, director: string): readonly Row[] =>
  rowGroupsOf(decisionOf(title, s, director)!)
    .filter(({ type }) => ACTS.includes(type))
    .flatMap(({ rows }) => rows);

interface ActsLook {
  readonly by: string;
  readonly buttons: readonly { readonly key: string; readonly words: string; readonly pressed: boolean }[];
  /** Why there is no button. */
  readonly none: string;
}

function actsLook(
  { s, decision, say }: Pick<Table, 's' | 'decision' | 'say'>,
  company: string,
  rows: ReadonlyMap<string, readonly Row[]>,
  chosen: Row | null,
): ActsLook {
  const by = s.companies[company]?.director ?? '';
  const isEmpty = !isPrivate(as1820(s), company) && sharesOf(s, company, company) === 0;
  return {
    by,
    buttons: (rows.get(by) ?? [])
      .filter((row) => companyIn(row) === company)
      .map((row) => ({
        key: row.key,
        words: actWords(row, say),
        pressed: row.key === chosen?.key && decision?.by === by,
      })),
    none: say(rows.has(by) && isEmpty ? 'own.board.nothing' : 'own.board.none'),
  };
}

function actWords({ type, choice }: Row, say: Say): string {
  if (type !== 'issue') return say('own.board.to', { size: numberOf(choice.fields, 'size') });
  const field = choice.openFields['count'];
  return say('own.board.issue', { most: field?.kind === 'range' ? field.max : 1 });
}

/** What its director may do now: smaller sizes, and an issue; beside it what has been done in this round. */
function Acts({ by, buttons, none, done, press }: ActsLook & Pick<LineProps, 'done' | 'press'>) {
  return (
    <span className="board-acts">
      {buttons.map(({ key, words, pressed }) => (
        <button
          key={key}
          type="button"
          className="value"
          data-row={key}
          aria-pressed={pressed}
          onClick={() => press(by, key)}
        >
          {words}
        </button>
      ))}
      {done.map((text) => (
        <span key={text} className="change-up">
          ✓ {text}
        </span>
      ))}
      {buttons.length === 0 && done.length === 0 && <span className="hint">{none}</span>}
    </span>
  );
}

/** Acts of this round by company, from what happened. */
function doneIn(lines: readonly InRound[], say: Say): ReadonlyMap<string, readonly string[]> {
  const round = lines.at(-1)?.round;
  const done = new Map<string, string[]>();
  for (const { line } of lines.slice(lines.findLastIndex((one) => one.round !== round) + 1)) {
    const words = actDone(line.event, say);
    const company = textOf(line.event, 'company');
    if (words !== null) done.set(company, [...(done.get(company) ?? []), words]);
  }
  return done;
}

function actDone(event: InRound['line']['event'], say: Say): string | null {
  if (event.event === 'issue') return say('own.board.issued', { count: numberOf(event, 'count') });
  if (event.event === 'reduces') return say('own.board.reduced', { size: numberOf(event, 'size') });
  return null;
}
