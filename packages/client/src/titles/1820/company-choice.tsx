import { openPars, pars } from '@roundhouse/titles/1820/face';
import { useTable } from '../../table/context.tsx';
import type { Row } from '../../table/decision/rows.ts';
import { rowAction } from '../../table/decision/rows.ts';
import { useChoice } from '../../table/decision/use-choice.ts';
import { textOf } from '@roundhouse/rail/telling/details';
import { Disc } from '../../table/parts/disc.tsx';
import { useTableStore } from '../../table/store.ts';
import { as1820 } from './state.ts';
import './slip.css';

const companyOf = ({ choice }: Row): string => textOf(choice.fields, 'company');

/** Which company, with how many shares, at which price: of all that are in the supply. */
export function CompanyChoice() {
  const { material, say } = useTable('material', 'say');
  const { groups, row: chosen } = useChoice();
  const choose = useTableStore((store) => store.choose);
  const values = useTableStore((store) => store.values);
  const rows = groups.find(({ type }) => type === 'found')?.rows ?? [];
  const row = chosen?.type === 'found' ? chosen : null;
  return (
    <section className="slip" aria-label={say('own.slip.label')}>
      <div className="company-grid" role="group" aria-label={say('own.slip.company')}>
        {rows.map((one) => (
          <button
            key={one.key}
            type="button"
            data-row={one.key}
            aria-pressed={one.key === row?.key}
            title={material.companies.find(({ id }) => id === companyOf(one))?.name}
            onClick={() => choose(one.key, values)}
          >
            <Disc id={companyOf(one)} size={38} />
            <span>{companyOf(one)}</span>
          </button>
        ))}
      </div>
      {row && <SizeAndPar row={row} />}
    </section>
  );
}

/** Sizes of the chart, and par prices underlined in the colour of their phase; later ones are locked. */
function SizeAndPar({ row }: { readonly row: Row }) {
  const { s, material, say } = useTable('s', 'material', 'say');
  const choose = useTableStore((store) => store.choose);
  const values = useTableStore((store) => store.values);
  const action = rowAction(row, values);
  const sizes = row.choice.openFields['size'];
  const set = (name: string, value: number) => choose(row.key, { ...values, [name]: value });
  const open = openPars(as1820(s)).map(({ price }) => price);
  return (
    <div className="card slip-choice">
      <p className="slip-name">{material.companies.find(({ id }) => id === companyOf(row))?.name}</p>
      <div data-open-field="size" role="group" aria-label={say('own.slip.size')}>
        <span>{say('own.slip.size')}</span>
        {sizes?.kind === 'oneOf' &&
          sizes.values.map((size) => (
            <button
              key={size}
              type="button"
              className="value num"
              data-value={size}
              aria-pressed={action['size'] === size}
              onClick={() => set('size', Number(size))}
            >
              {size}
            </button>
          ))}
      </div>
      <div data-open-field="price" role="group" aria-label={say('own.slip.par')}>
        <span>{say('own.slip.par')}</span>
        <span className="par-chips">
          {pars.map(({ price, color }) => (
            <button
              key={price}
              type="button"
              className="value num"
              data-value={price}
              style={{ borderBottomColor: `var(--phase-${color})` }}
              disabled={!open.includes(price)}
              aria-pressed={action['price'] === price}
              onClick={() => set('price', price)}
            >
              {price}
            </button>
          ))}
        </span>
      </div>
    </div>
  );
}
