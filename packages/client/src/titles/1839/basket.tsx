import { cashOf } from '@roundhouse/rail';
import { useTable } from '../../table/context.tsx';
import { Refusals, RuleLink } from '../../table/decision/refusals.tsx';
import type { Row } from '../../table/decision/rows.ts';
import { rowAction } from '../../table/decision/rows.ts';
import { useChoice } from '../../table/decision/use-choice.ts';
import { Cash, Change } from '../../table/parts/amounts.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import { Avatar, Icon, IconButton } from '../../ui/index.ts';
import { type BasketLine, basketOf } from './basket.ts';
import type { PartProps } from '../presentation.ts';
import './chip.css';
import './sale.css';

const companyOf = ({ choice }: Row): string => choice.fields['company'] as string;

/** The sale as a basket: companies in their order, each with what it brings and who is asked, and what can be added. */
export function SaleBasket({ decided }: PartProps) {
  const { s, title, me, decision, say } = useTable('s', 'title', 'me', 'decision', 'say');
  const { groups } = useChoice();
  const basket = basketOf(title, s);
  if (!basket) return null;
  const rowsOf = (type: string): readonly Row[] => (decided && groups.find((one) => one.type === type)?.rows) || [];
  const listed = basket.lines.map(({ company }) => company);
  const more = rowsOf('sell').filter((row) => !listed.includes(companyOf(row)));
  const seller = decided && me !== null ? me : null;
  return (
    <section className="basket" aria-label={say('own.basket.label')}>
      <h3 className="label">{say('own.basket.title')}</h3>
      <ol className="card">
        {basket.lines.map((line, at) => (
          <Line
            key={line.company}
            line={line}
            at={at}
            sell={rowsOf('sell').find((row) => companyOf(row) === line.company)}
            drop={rowsOf('drop').find((row) => companyOf(row) === line.company)}
            forward={rowsOf('forward').find((row) => companyOf(row) === line.company)}
          />
        ))}
        <li className="basket-total">
          <span>{say('own.basket.total')}</span>
          <Cash amount={basket.total} />
        </li>
      </ol>
      <More rows={more} />
      {seller !== null && (
        <p className="card basket-cash">
          <span>{say('own.basket.cash')}</span>
          <Change before={cashOf(s, seller)} after={cashOf(s, seller) + basket.total} />
        </p>
      )}
      {decided && <Refusals list={decision?.unavailable ?? []} />}
    </section>
  );
}

interface LineProps {
  readonly line: BasketLine;
  readonly at: number;
  readonly sell: Row | undefined;
  readonly drop: Row | undefined;
  readonly forward: Row | undefined;
}

function Line({ line, at, sell, drop, forward }: LineProps) {
  const { act, say } = useTable('act', 'say');
  const { company, count, each } = line;
  const range = sell?.choice.openFields['count'];
  const most = range?.kind === 'range' ? range.max : count;
  const set = (next: number): void => {
    if (next === 0) {
      if (drop) void act(rowAction(drop));
    } else if (sell) void act(rowAction(sell, { count: next }));
  };
  return (
    <li className="basket-line">
      <div>
        <b className="num" aria-hidden>
          {at + 1}
        </b>
        <Disc id={company} size={26} />
        <b>{company}</b>
        <span className="basket-count" role="group" aria-label={say('own.basket.count', { company })}>
          <IconButton
            label={say(count === 1 ? 'own.basket.drop' : 'own.basket.less', { company })}
            disabled={!drop}
            onClick={() => set(count - 1)}
          >
            <Icon name={count === 1 ? 'close' : 'minus'} />
          </IconButton>
          <b className="num">{count}</b>
          <IconButton
            label={say('own.basket.more', { company })}
            disabled={!sell || count >= most}
            onClick={() => set(count + 1)}
          >
            <Icon name="plus" />
          </IconButton>
        </span>
        {forward && (
          <IconButton label={say('own.basket.forward', { company })} onClick={() => void act(rowAction(forward))}>
            <span aria-hidden>↑</span>
          </IconButton>
        )}
        <span className="basket-money change-up">
          <Cash amount={count * each} />
        </span>
      </div>
      <Follows line={line} />
    </li>
  );
}

/** What selling it does: its price, its director, and whether somebody will be asked to take it back. */
function Follows({ line: { each, isNew, price, director, answers, cost, treasury } }: { readonly line: BasketLine }) {
  const { seats, names, say } = useTable('seats', 'names', 'say');
  const asked = director.after ?? '';
  return (
    <ul>
      <li>
        {say(isNew ? 'own.basket.new' : 'own.basket.each', { each })}
        {isNew && (
          <>
            {' '}
            <RuleLink rule="7.2-5" />
          </>
        )}{' '}
        · {say('own.basket.price')} <Change before={price.before} after={price.after} />
      </li>
      {director.after !== director.before && (
        <li>
          {say('own.basket.director', {
            before: names.owner(director.before ?? ''),
            after: director.after === null ? '–' : names.owner(director.after),
          })}
        </li>
      )}
      <li>
        {answers === 'asked' ? (
          <>
            <Avatar name={names.player(asked)} seat={seats.findIndex(({ player }) => player === asked)} size={16} />{' '}
            {say('own.basket.asked', { player: names.player(asked), cost, treasury })}
          </>
        ) : (
          <>
            {say(`own.basket.${answers}`, { cost, treasury })}{' '}
            <RuleLink rule={answers === 'poor' ? '7.4-5' : '7.4-12'} />
          </>
        )}
      </li>
    </ul>
  );
}

/** What else could be sold along with it. */
function More({ rows }: { readonly rows: readonly Row[] }) {
  const { s, title, act, say } = useTable('s', 'title', 'act', 'say');
  if (rows.length === 0) return null;
  return (
    <p className="basket-more">
      <span>{say('own.basket.add')}</span>
      {rows.map((row) => (
        <button
          key={row.key}
          type="button"
          className="chip"
          data-row={row.key}
          onClick={() => void act(rowAction(row))}
        >
          <Disc id={companyOf(row)} size={20} /> {companyOf(row)}{' '}
          <b className="num">{title.priceOf(s, companyOf(row))}</b>
        </button>
      ))}
    </p>
  );
}
