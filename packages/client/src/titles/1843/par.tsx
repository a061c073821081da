import { DIRECTOR_SHARES, LYON, lyonPars, pars, privateOf } from '@roundhouse/titles/1843/face';
import type { CSSProperties } from 'react';
import { useTable } from '../../table/context.tsx';
import { useChoice } from '../../table/decision/use-choice.ts';
import { Disc } from '../../table/parts/disc.tsx';
import { useTableStore } from '../../table/store.ts';
import { Follows } from '../../table/decision/follows.tsx';
import { classes } from '../../ui/index.ts';
import './par.css';

const boxes = pars.filter(({ price }) => lyonPars.includes(price));
const colored = (color: string) => ({ '--box': `var(--phase-${color})` }) as CSSProperties;

/** The par prices that come with a private, in their colours: for looking while one bids. */
export function ParBoxes({ hint }: { readonly hint: string }) {
  const { company } = privateOf(LYON).comesWith!;
  return (
    <div className="par-boxes">
      <p>
        <Disc id={company} size={22} /> {hint}
      </p>
      <ul>
        {boxes.map(({ price, color }) => (
          <li key={price} className="par-box" style={colored(color)}>
            <Worth price={price} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same boxes as the answers to the question. */
export function ParChoice() {
  const { say } = useTable('say');
  const { groups, row, outcome } = useChoice();
  const choose = useTableStore((store) => store.choose);
  const rows = groups.find(({ type }) => type === 'par')?.rows ?? [];
  return (
    <section className="par-boxes" aria-label={say('own.par.label')}>
      <ul>
        {boxes.map(({ price, color }) => {
          const one = rows.find(({ fixed }) => fixed['price'] === price);
          return (
            <li key={price}>
              <button
                type="button"
                className={classes('par-box', one !== undefined && one.key === row?.key && 'par-chosen')}
                style={colored(color)}
                aria-pressed={one !== undefined && one.key === row?.key}
                data-row={one?.key}
                disabled={!one}
                onClick={() => one && choose(one.key)}
              >
                <Worth price={price} />
              </button>
            </li>
          );
        })}
      </ul>
      {row && <Follows row={row} outcome={outcome} />}
    </section>
  );
}

function Worth({ price }: { readonly price: number }) {
  const { say } = useTable('say');
  return (
    <>
      <b className="num">{price}</b>
      <small>{say('own.par.worth', { worth: DIRECTOR_SHARES * price })}</small>
    </>
  );
}
