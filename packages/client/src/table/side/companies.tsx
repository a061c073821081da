import { byPrice } from '@roundhouse/rail';
import { useTable } from '../context.tsx';
import { Disc } from '../parts/disc.tsx';
import { CompanyCard } from './company-card.tsx';
import { DenseCard } from './dense-card.tsx';

/** More than so many companies get smaller cards. */
export const FEW = 8;

/** Those that operate in their order, then those that wait for money, then those nobody has started. */
export function CompanyList() {
  const { s, title, material, say } = useTable();
  const order = title.operatingOrder(s);
  const started = byPrice(material.markets, s.market).filter(
    (company) => !order.includes(company) && s.companies[company]?.status === 'started',
  );
  const waiting = material.companies.filter(({ id }) => s.companies[id]?.status === 'unstarted');
  const OneCard = material.companies.length > FEW ? DenseCard : CompanyCard;
  return (
    <>
      <ul className={material.companies.length > FEW ? 'side-list side-dense' : 'side-list'}>
        {[...order, ...started].map((company) => (
          <li key={company}>
            <OneCard company={company} />
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
