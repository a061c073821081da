import { cashOf, percentOf, type RailState, sharesOf } from '@roundhouse/rail';
import { isFloated, isLocal } from '@roundhouse/titles/1839/face';
import type { Step } from '../../game/handle.ts';
import { useTable } from '../../table/context.tsx';
import { RuleLink } from '../../table/decision/refusals.tsx';
import { Change } from '../../table/parts/amounts.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import { Train } from '../../table/parts/train.tsx';
import { Avatar, classes, Icon } from '../../ui/index.ts';
import type { PartProps } from '../presentation.ts';
import { as1839, frameOf } from './state.ts';
import './nationalising.css';

const trainsOf = (s: RailState, company: string): string[] =>
  Object.keys(s.trains).filter((train) => s.trains[train] === company);

type Answer = 'kept' | 'taken' | 'now' | 'later' | 'notAsked';

/** The round as a line with stations in operating order, and what nationalising this company would mean. */
export function NationalisationList({ frame }: PartProps) {
  const { s, at, view, names, say } = useTable('s', 'at', 'view', 'names', 'say');
  const round = frameOf(s, 'nationalisationRound');
  if (!round) return null;
  const company = frame.of!;
  const answered = inOrder(view.steps, at, [...round.kept, ...round.taken]);
  const left = round.left.filter((id) => isFloated(as1839(s), id));
  const answerOf = (id: string): Answer => {
    if (id === company) return 'now';
    if (round.kept.includes(id)) return 'kept';
    if (round.taken.includes(id)) return 'taken';
    return trainsOf(s, id).length > 0 ? 'later' : 'notAsked';
  };
  return (
    <section className="nationalising" aria-label={say('own.nation.label')}>
      <p className="hint">
        {say('own.nation.why', { phases: round.begun.map((id) => names.phase(id, true)).join(', ') })}{' '}
        <RuleLink rule="14.3.4.1-2" />
      </p>
      <ol className="card nation-line">
        {[...answered, company, ...left].map((id) => (
          <Station key={id} company={id} answer={answerOf(id)} />
        ))}
      </ol>
      <h3 className="label">{say('own.nation.if', { company })}</h3>
      <Losses company={company} />
    </section>
  );
}

/** The companies that have answered, in the order in which they did: that is the operating order. */
function inOrder(steps: readonly Step[], at: number, companies: readonly string[]): readonly string[] {
  const when = (company: string): number =>
    steps.findLast(({ seq, action }) => seq <= at && action.frame === `nationalisation/${company}`)?.seq ?? 0;
  return companies.toSorted((a, b) => when(a) - when(b));
}

function Station({ company, answer }: { readonly company: string; readonly answer: Answer }) {
  const { s, names, say } = useTable('s', 'names', 'say');
  const director = s.companies[company]?.director ?? null;
  return (
    <li className={classes(`nation-${answer}`)} {...(answer === 'now' ? { 'aria-current': 'step' as const } : {})}>
      <i aria-hidden />
      <Disc id={company} size={answer === 'notAsked' ? 18 : 24} />
      <b>{company}</b>
      <span>{director !== null && names.player(director)}</span>
      <span className="nation-trains">
        {trainsOf(s, company).map((train) => (
          <Train key={train} id={train} />
        ))}
      </span>
      <small>{say(`own.nation.${answer}`)}</small>
    </li>
  );
}

/** What everybody loses, what is gone, what becomes of the markers, whether it can come back, and the ban. */
function Losses({ company }: { readonly company: string }) {
  const { s, title, seats, names, say } = useTable('s', 'title', 'seats', 'names', 'say');
  const price = title.priceOf(s, company);
  const holders = title.holders(s).filter((holder) => sharesOf(s, company, holder) > 0);
  const director = s.companies[company]?.director ?? '';
  const places = [...new Set((s.stations[company] ?? []).map(({ hex }) => names.hex(hex)))];
  const own = percentOf(s, company, company);
  const { stockRound } = as1839(s).ext;
  return (
    <dl className="card nation-losses">
      {holders.map((holder) => (
        <div key={holder}>
          <dt>
            <Avatar name={names.player(holder)} seat={seats.findIndex(({ player }) => player === holder)} size={18} />{' '}
            {say('own.nation.share', { player: names.player(holder), percent: percentOf(s, company, holder) })}
          </dt>
          <dd>
            <Change before={sharesOf(s, company, holder) * price} after={0} />
          </dd>
        </div>
      ))}
      <div>
        <dt>
          {say('own.nation.treasury', { cash: cashOf(s, company), own })}{' '}
          {trainsOf(s, company).map((train) => (
            <Train key={train} id={train} />
          ))}
        </dt>
        <dd className="nation-gone">{say('own.nation.gone')}</dd>
      </div>
      {places.length > 0 && (
        <div>
          <dt>{say('own.nation.markers')}</dt>
          <dd>{places.join(', ')}</dd>
        </div>
      )}
      <div>
        <dt>{company}</dt>
        <dd>{say(isLocal(company) ? 'own.nation.again' : 'own.nation.never')}</dd>
      </div>
      <div className="nation-ban">
        <dt>
          <Icon name="lock" size={14} />{' '}
          {say('own.nation.ban', { player: names.player(director), round: stockRound + 1 })}
        </dt>
        <dd>
          <RuleLink rule="7.3-9" />
        </dd>
      </div>
    </dl>
  );
}
