import { deciders } from '@roundhouse/kernel';
import { sharesOf } from '@roundhouse/rail';
import { BR, isInLiquidation, isPrivate, sharesInPlay, sizeIn } from '@roundhouse/titles/1820/face';
import { useTable } from '../../table/context.tsx';
import { decisionOf } from '../../table/decision/model.ts';
import { type Row, rowGroupsOf } from '../../table/decision/rows.ts';
import { useChoice } from '../../table/decision/use-choice.ts';
import { numberOf, textOf } from '../../table/details.ts';
import { Disc } from '../../table/parts/disc.tsx';
import { ScrollRegion } from '../../table/parts/scroll-region.tsx';
import { Price } from '../../table/side/company-card.tsx';
import { ShareBar } from '../../table/side/share-bar.tsx';
import { useTableStore } from '../../table/store.ts';
import { Avatar, classes, Money } from '../../ui/index.ts';
import { Loans } from './charter-row.tsx';
import { duesOf } from './dues.ts';
import { as1820, frameOf } from './state.ts';

/** Step 3 as a board: all companies in operating order with what is legal for them now, and a light for each player. */
export function IssueBoard() {
  const { s, title, say } = useTable();
  const companies = title.operatingOrder(s).filter((company) => company !== BR);
  const open = frameOf(s, 'issues') !== undefined;
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
              <CompanyLine key={company} company={company} open={open} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

/** Lit means done; what anybody does puts out the lights of all others. */
function Lights() {
  const { s, title, view, names, say } = useTable();
  const asked = deciders(title, s);
  return (
    <ul className="lights">
      {as1820(s).ext.order.map((player) => {
        const done = !asked.includes(player);
        return (
          <li key={player} className={classes(done && 'light-on')}>
            <Avatar name={names.player(player)} seat={view.seats.findIndex((one) => one.player === player)} size={22} />
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

function CompanyLine({ company, open }: { readonly company: string; readonly open: boolean }) {
  const { s, names, say } = useTable();
  const { row: chosen } = useChoice();
  const alone = isPrivate(as1820(s), company);
  const bottom = isInLiquidation(as1820(s), company);
  const director = s.companies[company]?.director ?? null;
  const dues = duesOf(s, company);
  const pointed = chosen !== null && textOf(chosen.choice.fields, 'company') === company;
  return (
    <tr className={classes(bottom && 'board-bottom', pointed && 'board-chosen')}>
      <th scope="row">
        <span className="board-company">
          <Disc id={company} size={30} />
          <span>
            <b>{company}</b>
            <small>{director === null ? '–' : names.owner(director)}</small>
          </span>
        </span>
      </th>
      <td>{alone ? '–' : <Price company={company} />}</td>
      <td className="board-shares">{alone ? say('own.board.private') : <ShareBar company={company} counted />}</td>
      <td className="num">
        {!alone && say('own.board.of', { count: sharesInPlay(as1820(s), company), size: sizeIn(as1820(s), company) })}
      </td>
      <td className="num">
        <Money amount={dues.has} /> <Loans company={company} />
      </td>
      <td className={classes('num', dues.total > dues.has && 'change-down')}>
        <Money amount={dues.total} />
      </td>
      {open && (
        <td>{bottom ? <span>{say('own.board.soldOff')}</span> : <Acts company={company} director={director} />}</td>
      )}
    </tr>
  );
}

/** What the board itself offers; other questions of the step are the panel's. */
const ACTS: readonly string[] = ['reduce', 'issue'];

/** What its director may do now: smaller sizes, and an issue; beside it what has been done in this round. */
function Acts({ company, director }: { readonly company: string; readonly director: string | null }) {
  const { s, title, asked, decision, say } = useTable();
  const { row: chosen } = useChoice();
  const { choose, decideAs } = useTableStore.getState();
  const open = frameOf(s, 'issues') !== undefined && director !== null && asked.includes(director);
  const groups = open ? rowGroupsOf(decisionOf(title, s, director)!) : [];
  const rows = groups
    .filter(({ type }) => ACTS.includes(type))
    .flatMap(({ rows: all }) => all)
    .filter(({ choice }) => choice.fields['company'] === company);
  const done = useDone(company);
  const press = (row: Row): void => {
    if (director !== null && decision?.by !== director) decideAs(director);
    choose(row.key);
  };
  const isEmpty = !isPrivate(as1820(s), company) && sharesOf(s, company, company) === 0;
  return (
    <span className="board-acts">
      {rows.map((row) => (
        <button
          key={row.key}
          type="button"
          className="value"
          data-row={row.key}
          aria-pressed={row.key === chosen?.key && decision?.by === director}
          onClick={() => press(row)}
        >
          {row.type === 'issue'
            ? issueWords(row, say)
            : say('own.board.to', { size: numberOf(row.choice.fields, 'size') })}
        </button>
      ))}
      {done.map((text) => (
        <span key={text} className="change-up">
          ✓ {text}
        </span>
      ))}
      {rows.length === 0 && done.length === 0 && (
        <span className="hint">{say(open && isEmpty ? 'own.board.nothing' : 'own.board.none')}</span>
      )}
    </span>
  );
}

function issueWords({ choice }: Row, say: ReturnType<typeof useTable>['say']): string {
  const field = choice.openFields['count'];
  const most = field?.kind === 'range' ? field.max : 1;
  return say('own.board.issue', { most });
}

/** Acts of this round, from what happened. */
function useDone(company: string): string[] {
  const { lines, say } = useTable();
  const round = lines.at(-1)?.round;
  return lines
    .filter((one) => one.round === round && one.line.event['company'] === company)
    .flatMap(({ line: { event } }) => {
      if (event.event === 'issue') return [say('own.board.issued', { count: numberOf(event, 'count') })];
      if (event.event === 'reduces') return [say('own.board.reduced', { size: numberOf(event, 'size') })];
      return [];
    });
}
