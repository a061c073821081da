import { byPrice, type Material } from '@roundhouse/rail';
import { Named } from '../../cards/named.tsx';
import { useTable } from '../context.tsx';
import { Disc } from '../parts/disc.tsx';
import { CompanyCard } from './company-card.tsx';
import { DenseCard } from './dense-card.tsx';

/** More than so many companies get smaller cards. */
export const FEW = 8;

/** Those that operate in their order, then those that wait for money, then those nobody has started. */
export function CompanyList() {
  const { s, title, material, presentation } = useTable('s', 'title', 'material', 'presentation');
  const order = title.operatingOrder(s);
  const started = byPrice(material.markets, s.market).filter(
    (company) => !order.includes(company) && s.companies[company]?.status === 'started',
  );
  const waiting = material.companies.filter(
    ({ id }) => s.companies[id]?.status === 'unstarted' && !presentation.company?.byThemselves?.includes(id),
  );
  const OneCard = presentation.company?.card ?? (material.companies.length > FEW ? DenseCard : CompanyCard);
  return (
    <>
      <ul className={material.companies.length > FEW ? 'side-list side-dense' : 'side-list'}>
        {[...order, ...started].map((company) => (
          <li key={company} data-owner={company}>
            <OneCard company={company} />
          </li>
        ))}
      </ul>
      <Waiting companies={waiting} />
    </>
  );
}

/** So many discs fit into one line; more of them are folded behind it. */
const ONE_LINE = 7;

/** Companies that nobody has started. */
function Waiting({ companies }: { readonly companies: Material['companies'] }) {
  const { say } = useTable('say');
  const discs = (list: Material['companies'], inButton = false) =>
    list.map(({ id, name }) => (
      <span key={id} title={name}>
        {inButton ? (
          <Disc id={id} size={24} />
        ) : (
          <Named kind="company" id={id}>
            <Disc id={id} size={24} />
          </Named>
        )}
      </span>
    ));
  if (companies.length === 0) return null;
  if (companies.length <= 2 * ONE_LINE)
    return (
      <p className="side-waiting">
        <span>{say('table.company.notStarted')}</span>
        {discs(companies)}
      </p>
    );
  return (
    <details className="side-waiting">
      <summary>
        <span>
          {say('table.company.notStarted')} <b className="num">{companies.length}</b>
        </span>
        {discs(companies.slice(0, ONE_LINE - 2), true)} …
      </summary>
      <div>{discs(companies)}</div>
    </details>
  );
}
