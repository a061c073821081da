import { cashOf } from '@roundhouse/rail';
import { useState } from 'react';
import { type Shown, useShown, useTable } from '../../table/context.tsx';
import { agreed } from '../../table/decision/agreed.ts';
import type { Outcome } from '@roundhouse/rail/telling/consequences';
import { Follows } from '../../table/decision/follows.tsx';
import { isOffer } from '../../table/decision/offer-terms.tsx';
import { Refusals } from '../../table/decision/refusals.tsx';
import { headingOf } from '../../table/decision/row-words.ts';
import type { Row, RowGroup } from '../../table/decision/rows.ts';
import { useChoice } from '../../table/decision/use-choice.ts';
import { textOf } from '@roundhouse/rail/telling/details';
import { Disc } from '../../table/parts/disc.tsx';
import { useTableStore } from '../../table/store.ts';
import type { PartProps } from '../presentation.ts';
import './chip.css';
import './markers.css';

/** Swapping markers and having one moved: first the own marker, then the other one or the place, and what comes of it. */
export function MarkerChanges({ decided }: PartProps) {
  const { decision } = useTable('decision');
  const { groups } = useChoice();
  if (!decided || !decision) return null;
  return (
    <>
      {groups
        .filter(({ type }) => type === 'swapStations' || type === 'moveStation')
        .map((group) => (
          <Change key={group.type} group={group} />
        ))}
      <Refusals list={decision.unavailable} />
    </>
  );
}

/** Which marker goes, and where to: by the fields of either move. */
interface Ways {
  own(row: Row): string;
  to(row: Row): string;
}

const fieldsOf = ({ choice }: Row) => choice.fields;
const swapping: Ways = {
  own: (row) => textOf(fieldsOf(row), 'hex'),
  to: (row) => `${textOf(fieldsOf(row), 'company')} ${textOf(fieldsOf(row), 'otherHex')}`,
};
const moving: Ways = {
  own: (row) => textOf(fieldsOf(row), 'fromHex'),
  to: (row) => `${textOf(fieldsOf(row), 'hex')} ${textOf(fieldsOf(row), 'node')} ${textOf(fieldsOf(row), 'replaces')}`,
};

function Change({ group }: { readonly group: RowGroup }) {
  const table = useShown();
  const { names, say } = table;
  const { decision } = useTable('decision');
  const { row, outcome } = useChoice();
  const choose = useTableStore((store) => store.choose);
  const swaps = group.type === 'swapStations';
  const ways = swaps ? swapping : moving;
  const places = [...new Set(group.rows.map((one) => ways.own(one)))];
  const chosen = group.rows.find(({ key }) => key === row?.key);
  const [picked, pick] = useState<string | null>(null);
  const from = chosen ? ways.own(chosen) : picked;
  const company = decision?.company ?? '';
  const heading = headingOf(table, group);
  return (
    <section className="options marker-change" aria-label={heading}>
      <h3 className="label">{heading}</h3>
      <p>{say('own.markers.own')}</p>
      <div className="marker-chips" role="group" aria-label={say('own.markers.own')}>
        {places.map((hex) => (
          <button
            key={hex}
            type="button"
            className="chip"
            data-own={`${group.type} ${hex}`}
            aria-pressed={hex === from}
            onClick={() => pick(hex)}
          >
            <Disc id={company} size={20} /> {names.hex(hex)}
          </button>
        ))}
      </div>
      {from !== null && (
        <>
          <p>{say(swaps ? 'own.markers.other' : 'own.markers.place')}</p>
          <div
            className="marker-chips"
            role="group"
            aria-label={say(swaps ? 'own.markers.other' : 'own.markers.place')}
          >
            {group.rows
              .filter((one) => ways.own(one) === from)
              .map((one) => (
                <button
                  key={one.key}
                  type="button"
                  className="chip"
                  data-row={one.key}
                  aria-pressed={one.key === chosen?.key}
                  onClick={() => choose(one.key)}
                >
                  <Target row={one} swaps={swaps} />
                </button>
              ))}
          </div>
        </>
      )}
      {chosen && (
        <div className="marker-follows">
          {doublesOf(table, chosen, company).map((line) => (
            <p key={line} className="hint">
              {line}
            </p>
          ))}
          <Consent outcome={outcome} company={company} />
          <Follows row={chosen} outcome={outcome} />
        </div>
      )}
    </section>
  );
}

/** Where somebody else is asked first: who, and what the company pays when they agree. */
function Consent({ outcome, company }: { readonly outcome: Outcome | null; readonly company: string }) {
  const { s, title, names, say } = useTable('s', 'title', 'names', 'say');
  const offer = outcome?.ok ? outcome.state.stack.at(-1) : undefined;
  if (!outcome?.ok || !offer || !isOffer(offer)) return null;
  const cost = cashOf(s, company) - cashOf(agreed(title, outcome.state) ?? s, company);
  const players = offer.needs.map((player) => names.player(player)).join(', ');
  return <p className="hint">{say('own.markers.consent', { players, company, cost })}</p>;
}

function Target({ row, swaps }: { readonly row: Row; readonly swaps: boolean }) {
  const { names, say } = useTable('names', 'say');
  const fields = fieldsOf(row);
  if (swaps)
    return (
      <>
        <Disc id={textOf(fields, 'company')} size={20} /> {names.hex(textOf(fields, 'otherHex'))}
      </>
    );
  const place = names.node(textOf(fields, 'hex'), Number(fields['node']));
  return fields['replaces'] === undefined ? place : say('own.markers.replacing', { place });
}

/** A company that then has two markers in one hex returns one of them. */
function doublesOf({ s, names, say }: Shown, row: Row, company: string): string[] {
  const text = (field: string): string => textOf(fieldsOf(row), field);
  const has = (owner: string, hex: string, but: string): boolean =>
    hex !== but && (s.stations[owner] ?? []).some((spot) => spot.hex === hex);
  const moves =
    row.type === 'swapStations'
      ? [
          { owner: company, to: text('otherHex'), from: text('hex') },
          { owner: text('company'), to: text('hex'), from: text('otherHex') },
        ]
      : [{ owner: company, to: text('hex'), from: text('fromHex') }];
  return moves
    .filter(({ owner, to, from }) => has(owner, to, from))
    .map(({ owner, to }) => say('own.markers.double', { company: owner, place: names.hex(to) }));
}
