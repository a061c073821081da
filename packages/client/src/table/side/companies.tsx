import { cashOf, POOL, percentOf } from '@roundhouse/rail';
import { Card } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { companyOf } from '../decision/model.ts';
import { priceMove } from '../lately.ts';
import { companyCard } from '../names.ts';
import { Cash } from '../parts/amounts.tsx';
import { Disc } from '../parts/disc.tsx';
import { Train } from '../parts/train.tsx';

export function CompanyList() {
  const { s, title, material, say } = useTable();
  const order = title.operatingOrder(s);
  const waiting = material.companies.filter(({ id }) => s.companies[id]?.status === 'unstarted');
  return (
    <>
      <ul className="side-list">
        {order.map((company) => (
          <li key={company}>
            <CompanyCard company={company} />
          </li>
        ))}
      </ul>
      {waiting.length > 0 && (
        <p className="side-waiting">
          <span>{say('table.company.notStarted')}</span>
          {waiting.map(({ id, name }) => (
            <span key={id} title={name}>
              <Disc id={id} size={24} />
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function CompanyCard({ company }: { readonly company: string }) {
  const { s, title, material, names, before, say } = useTable();
  const top = s.stack.at(-1);
  const now = top !== undefined && companyOf(s, top) === company;
  const director = s.companies[company]?.director;
  const trains = Object.keys(s.trains).filter((train) => s.trains[train] === company);
  const card = companyCard(material, company)!;
  const left = Math.max(0, card.stationPrices.length - (s.stations[company]?.length ?? 0));
  const change = priceMove(title, before, s, company);
  const operated = (s.stack.find((frame) => 'operated' in frame) as { operated?: readonly string[] } | undefined)
    ?.operated;
  const bare = trains.length === 0 && s.companies[company]?.operated;
  const mustBuy = title.mustBuyTrain?.(s, company) ?? false;
  const privates = Object.keys(s.privates).filter((id) => s.privates[id] === company);
  return (
    <Card className="company-card" marked={now} title={card.name}>
      <Disc id={company} size={36} />
      <div className="company-name">
        <h3>{company}</h3> {director && names.player(director)}
        {!now && operated?.includes(company) && <span> · {say('table.company.hasRun')}</span>}
      </div>
      <div className="company-price num">
        {title.priceOf(s, company)}
        {change && (
          <span className={change.after > change.before ? 'change-up' : 'change-down'}>
            <span aria-hidden>{change.after > change.before ? '▲' : '▼'}</span>
            <span className="unseen">{say('table.company.moved', { before: change.before })}</span>
          </span>
        )}
      </div>
      <div className="company-trains">
        {trains.map((train) => (
          <Train key={train} id={train} />
        ))}
        {(bare || mustBuy) && (
          <b className="company-bare">{say(mustBuy ? 'table.company.mustBuy' : 'table.company.noTrain')}</b>
        )}
        <span className="company-stations" role="img" aria-label={say('table.company.stations', { count: left })}>
          {Array.from({ length: left }, (_, i) => (
            <i key={i} />
          ))}
        </span>
        {privates.map((id) => (
          <span key={id} className="company-private" title={names.private(id)}>
            {id}
          </span>
        ))}
      </div>
      <div className="company-cash">
        <Cash amount={cashOf(s, company)} />
      </div>
      <ShareBar company={company} />
    </Card>
  );
}

/** Who holds how much: players in their colours, the market, the treasury hatched. */
function ShareBar({ company }: { readonly company: string }) {
  const { s, view, names, say } = useTable();
  const held = [
    ...s.players
      .map((player, seat) => ({
        key: player,
        percent: percentOf(s, company, player),
        letter: names.player(player).slice(0, 1).toUpperCase(),
        name: names.player(player),
        style: { background: `var(--player-${(seat % 6) + 1})` },
        className: 'share-player',
      }))
      .sort((a, b) => b.percent - a.percent),
    {
      key: POOL,
      percent: percentOf(s, company, POOL),
      letter: say('table.company.marketLetter'),
      name: say('table.owner.pool'),
      style: {},
      className: 'share-market',
    },
    {
      key: company,
      percent: percentOf(s, company, company),
      letter: say('table.company.treasuryLetter'),
      name: say('table.owner.treasury'),
      style: {},
      className: 'share-treasury',
    },
  ].filter(({ percent }) => percent > 0);
  const label = held.map(({ name, percent }) => `${name} ${percent}%`).join(', ');
  return (
    <div className="share-bar" role="img" aria-label={label} title={label} data-seats={view.seats.length}>
      {held.map(({ key, percent, letter, style, className }) => (
        <i key={key} className={className} style={{ ...style, width: `${percent}%` }}>
          {letter}
          {percent > 10 && ` ${percent}`}
        </i>
      ))}
    </div>
  );
}
