import type { LoggedAction } from '@roundhouse/kernel';
import { cashOf, IPO, POOL, type RailState, sharesOf } from '@roundhouse/rail';
import { useTable } from '../../../table/context.tsx';
import { rowAction } from '../../../table/decision/rows.ts';
import { Cash } from '../../../table/parts/amounts.tsx';
import { Disc } from '../../../table/parts/disc.tsx';
import { Train } from '../../../table/parts/train.tsx';
import { Avatar, Icon, Money } from '../../../ui/index.ts';
import type { DetailProps } from '../../presentation.ts';
import { type MergerForecast as Forecast, forecastMerger } from '@roundhouse/titles/1828/face';

/** What an announced merger would come to. */
export function MergeDetail({ row }: DetailProps) {
  const action = rowAction(row);
  const { title, s, names, say } = useTable('title', 's', 'names', 'say');
  const [company, other] = [String(action['company']), String(action['other'])];
  const director = [company, other]
    .map((one) => s.companies[one]?.director ?? null)
    .find((one) => one !== null && one !== action.by);
  const up = forecastMerger(title, s, action, 'tradeUp');
  if (!up) return null;
  return (
    <>
      {director && (
        <p className="merger-consent">
          <Icon name="people" size={15} /> {say('own.merger.consent', { player: names.player(director) })}
        </p>
      )}
      <MergerPreview {...{ company, other, action }} before={s} forecast={up} />
    </>
  );
}

interface Props {
  readonly company: string;
  readonly other: string;
  /** The action that leads there; null while it is under way. */
  readonly action: LoggedAction | null;
  readonly before: RailState;
  readonly forecast: Forecast;
}

/** The system as it would be, and what everybody would trade for it. */
export function MergerPreview({ company, other, action, before, forecast }: Props) {
  const { title, s, names, say } = useTable('title', 's', 'names', 'say');
  const { state, fails } = forecast;
  const down = forecastMerger(title, s, action, 'giveUp');
  if (fails) return <p className="merger-fails">{say('own.merger.fails')}</p>;
  const trains = (shell: string): string[] =>
    Object.keys(state.trains).filter((train) => state.trains[train] === shell);
  const director = state.companies[company]?.director ?? null;
  return (
    <section className="merger-preview" aria-label={say('own.merger.preview')}>
      <h3 className="label">{say('own.merger.preview')}</h3>
      <header>
        <Disc id={company} size={34} />
        <div>
          <b>{say('own.merger.system', { company, other })}</b>
          <span>{director && say('own.merger.director', { player: names.player(director) })}</span>
        </div>
        <span className="num merger-price">
          {say('own.merger.price')} <Cash amount={title.priceOf(state, company)} />
        </span>
      </header>
      <dl className="merger-assets">
        <div>
          <dt>{say('own.merger.treasury')}</dt>
          <dd>
            <Cash amount={cashOf(state, company)} />
          </dd>
        </div>
        {[company, other].map((shell) => (
          <div key={shell}>
            <dt>{say('own.merger.charter', { shell })}</dt>
            <dd>
              {trains(shell).map((train) => (
                <Train key={train} id={train} />
              ))}
              {trains(shell).length === 0 && say('table.company.noTrain')}
            </dd>
          </div>
        ))}
      </dl>
      <Trades {...{ company, other, before }} after={state} />
      <Otherwise forecast={down} company={company} director={director} />
    </section>
  );
}

interface TradesProps {
  readonly company: string;
  readonly other: string;
  readonly before: RailState;
  readonly after: RailState;
}

/** For everybody: shares of both before, of the system after, and the money that changes hands. */
function Trades({ company, other, before, after }: TradesProps) {
  const { seats, names, say } = useTable('seats', 'names', 'say');
  const players = before.players.map((player, seat) => ({ owner: player, name: names.player(player), seat }));
  const places = [POOL, IPO, company].map((owner) => ({
    owner,
    name: owner === company ? say('own.merger.donated') : names.owner(owner),
    seat: -1,
  }));
  const lines = [...players, ...places].map((line) => ({
    ...line,
    a: line.owner === company ? 0 : sharesOf(before, company, line.owner),
    b: line.owner === company ? 0 : sharesOf(before, other, line.owner),
    after: sharesOf(after, company, line.owner),
    money: seats.length > 0 && line.seat >= 0 ? cashOf(after, line.owner) - cashOf(before, line.owner) : 0,
  }));
  return (
    <table className="figures merger-trades">
      <thead>
        <tr>
          <th>{say('own.merger.holder')}</th>
          <th className="figure">{company}</th>
          <th className="figure">{other}</th>
          <th className="figure">{say('own.merger.shares')}</th>
          <th className="figure">{say('own.merger.money')}</th>
        </tr>
      </thead>
      <tbody>
        {lines
          .filter(({ a, b, after: then }) => a + b + then > 0)
          .map(({ owner, name, seat, a, b, after: then, money }) => (
            <tr key={owner}>
              <th scope="row">
                {seat >= 0 && <Avatar name={name} seat={seat} size={16} />} {name}
              </th>
              <td className="figure num">{a || '·'}</td>
              <td className="figure num">{b || '·'}</td>
              <td className="figure num">
                <b>{then}</b>
              </td>
              <td className="figure num">{money === 0 ? '·' : <Money amount={money} signed />}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

interface OtherwiseProps {
  readonly forecast: Forecast | null;
  readonly company: string;
  readonly director: string | null;
}

/** The table supposes that single shares are traded up wherever they can be; if nobody did, this. */
function Otherwise({ forecast, company, director }: OtherwiseProps) {
  const { names, say } = useTable('names', 'say');
  const then = forecast?.state.companies[company]?.director ?? null;
  return (
    <p className="hint">
      {say('own.merger.supposed')} {forecast?.fails && <b>{say('own.merger.elseFails')}</b>}
      {forecast && !forecast.fails && then && then !== director && (
        <b>{say('own.merger.elseDirector', { player: names.player(then) })}</b>
      )}
    </p>
  );
}
