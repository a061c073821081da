import { byPrice, type Cell, cellAt, isSameCell } from '@roundhouse/rail';
import { useTable } from '../table/context.tsx';
import { Cash } from '../table/parts/amounts.tsx';
import { Disc } from '../table/parts/disc.tsx';
import { CardHead, Fact, Facts, Link, Listed } from './parts.tsx';
import { useCardText } from './texts.ts';

/** As the attribute names a cell of the market. */
export const readCell = (id: string): Cell => {
  const [grid, row, col] = id.split('/');
  return { ...(grid ? { grid } : {}), row: Number(row), col: Number(col) };
};

/** A price of the market: what it is marked for, and who stands there in which order. */
export function PriceCard({ id }: { readonly id: string }) {
  const { s, material, presentation, say } = useTable('s', 'material', 'presentation', 'say');
  const t = useCardText();
  const cell = readCell(id);
  const { price, zones = [], wallLeft } = cellAt(material.markets, cell);
  const looks = [...zones, ...(wallLeft ? ['wall'] : [])].flatMap((zone) => presentation.zones?.[zone] ?? []);
  const here = byPrice(material.markets, s.market).filter((company) => isSameCell(s.market.at[company]!, cell));
  return (
    <>
      <CardHead name={<Cash amount={price} />} note={t('card.price')} />
      <Facts>
        <Fact name={t('card.zone')}>{looks.map(({ name }) => say(name)).join(', ')}</Fact>
        <Fact name={t('card.standsHere')}>
          {here.length === 0 ? (
            t('card.nobody')
          ) : (
            <Listed>
              {here.map((company) => (
                <Link key={company} kind="company" id={company}>
                  <Disc id={company} size={22} /> {company}
                </Link>
              ))}
            </Listed>
          )}
        </Fact>
      </Facts>
    </>
  );
}
