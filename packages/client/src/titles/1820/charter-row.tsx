import { BR, isInLiquidation, isPrivate, loansOf, sizeIn } from '@roundhouse/titles/1820/face';
import { memo } from 'react';
import { Named } from '../../cards/named.tsx';
import { type Shown, useSetting, useShown, useTable } from '../../table/context.tsx';
import { Cash } from '../../table/parts/amounts.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import { trainLook } from '../../table/parts/train.tsx';
import { Price, type PriceLook, priceLook, PriceTag, StationsLeft } from '../../table/side/company-card.tsx';
import { Bar, type BarLook, barLook, ShareBar } from '../../table/side/share-bar.tsx';
import { useCompany } from '../../table/side/use-company.ts';
import { saysSame } from '../../table/steady.ts';
import { Avatar, Card, classes, TrainCard, type TrainLook } from '../../ui/index.ts';
import { type Dues, duesOf, kindOf } from './dues.ts';
import { hasOperated } from '../state-of.ts';
import { as1820 } from './state.ts';

/** A company in two slim lines: director, size, trains and price; what it owes against its treasury. */
export function CharterRow({ company }: { readonly company: string }) {
  const table = useShown();
  const { card, now, director, trains, left, bare } = useCompany(company);
  if (company === BR) return <BritishRail now={now} />;
  const { s, say } = table;
  const dues = duesOf(s, company);
  const alone = isPrivate(as1820(s), company);
  return (
    <Charter
      company={company}
      name={card.name}
      now={now}
      faceDown={hasOperated(s, company)}
      director={director === null ? null : directorLook(table, director)}
      size={alone ? say('own.company.private') : sizeIn(as1820(s), company)}
      left={left}
      fleet={fleetOf(table, trains)}
      bare={bare}
      price={alone ? null : priceLook(table, company)}
      owes={owesWords(table, company, dues)}
      dues={dues}
      bar={barLook(table, { company, thin: true, counted: true })}
    />
  );
}

interface CharterLook {
  readonly company: string;
  readonly name: string;
  readonly now: boolean;
  readonly faceDown: boolean;
  readonly director: DirectorLook | null;
  readonly size: number | string;
  readonly left: number;
  readonly fleet: readonly Carriages[];
  readonly bare: boolean;
  readonly price: PriceLook | null;
  readonly owes: string;
  readonly dues: Dues;
  readonly bar: BarLook;
}

/** With thirty companies in play nearly all of them rest while one of them acts. */
const Charter = memo(function Charter(look: CharterLook) {
  const { say } = useSetting();
  const { company, director, left, fleet, bare, price, owes, dues } = look;
  const short = dues.total > dues.has;
  return (
    <Card className="charter-row" marked={look.now} title={look.name}>
      <Disc id={company} size={30} faceDown={look.faceDown} />
      <div className="company-name">
        <h3>
          <Named kind="company" id={company}>
            {company}
          </Named>
        </h3>
        {director && <Director {...director} />}
        <span>{look.size}</span>
        {left > 0 && <StationsLeft count={left} room={2} />}
      </div>
      <div className="charter-trains">
        <Fleet carriages={fleet} />
        {bare && <b className="company-bare">{say('table.company.noTrain')}</b>}
      </div>
      {price && <PriceTag {...price} />}
      <div
        className={classes('charter-owes', short && 'charter-short')}
        title={say('own.company.dues', duesValues(dues))}
      >
        {owes} <LoanMarkers count={dues.loans} />
        <span className="unseen">{short && say('own.company.cannot')}</span>
      </div>
      <div className={classes('company-cash', short && 'charter-short')}>
        <Cash amount={dues.has} />
      </div>
      <Bar {...look.bar} />
    </Card>
  );
}, saysSame);

/** A train, or all of a kind where too many would stand side by side. */
interface Carriages {
  readonly key: string;
  readonly count: number | null;
  readonly train: TrainLook;
}

/** So many trains stand side by side; more of them are counted by their kind. */
const ROOM = 3;

function fleetOf(table: Shown, trains: readonly string[]): readonly Carriages[] {
  if (trains.length <= ROOM)
    return trains.map((train) => ({ key: train, count: null, train: trainLook(table, train) }));
  return [...new Set(trains.map(kindOf))].map((kind) => ({
    key: kind,
    count: trains.filter((train) => kindOf(train) === kind).length,
    train: trainLook(table, kind),
  }));
}

function Fleet({ carriages }: { readonly carriages: readonly Carriages[] }) {
  return carriages.map(({ key, count, train }) =>
    count === null ? (
      <TrainCard key={key} {...train} />
    ) : (
      <span key={key} className="charter-kind">
        {count > 1 && <b className="num">{count}×</b>} <TrainCard {...train} />
      </span>
    ),
  );
}

interface DirectorLook {
  readonly name: string;
  /** What the letter is taken from. */
  readonly short: string;
  readonly seat: number;
  readonly isCousin: boolean;
}

function directorLook({ s, names, presentation }: Shown, id: string): DirectorLook {
  const patron = presentation.players?.patronOf?.(s, id);
  const isCousin = patron !== undefined;
  const name = names.owner(id);
  return { name, short: isCousin ? names.lot(id) : name, seat: s.players.indexOf(patron ?? id), isCousin };
}

/** A player in the colours of the seat; a cousin by its first letter, striped. */
function Director({ name, short, seat, isCousin }: DirectorLook) {
  const avatar = <Avatar name={short} seat={seat} size={15} />;
  return (
    <>
      {isCousin ? <span className="avatar-striped">{avatar}</span> : avatar}
      <span className="unseen">{name}</span>
    </>
  );
}

function owesWords({ s, say }: Shown, company: string, { total }: Dues): string {
  const { charters, stockRound, operatingRound } = as1820(s).ext;
  if (isInLiquidation(as1820(s), company)) return say('own.company.liquidation');
  if (charters[company]?.floated === stockRound && operatingRound === 0) return say('own.company.new');
  return say(total > 0 ? 'own.company.owes' : 'own.company.owesNothing', { owes: total });
}

const duesValues = ({ maintenance, interest, has }: Dues) => ({ maintenance, interest, has });

export function Loans({ company }: { readonly company: string }) {
  return <LoanMarkers count={loansOf(as1820(useTable('s').s), company)} />;
}

/** Loans as small red squares. */
export const LoanMarkers = memo(function LoanMarkers({ count }: { readonly count: number }) {
  const { say } = useSetting();
  if (count === 0) return null;
  return (
    <span className="loans" role="img" aria-label={say('own.company.loans', { count })}>
      {Array.from({ length: Math.min(count, 6) }, (_, i) => (
        <i key={i} />
      ))}
      {count > 6 && <b className="num">{count}</b>}
    </span>
  );
});

/** British Rail has a price and shares, and nobody who decides. */
function BritishRail({ now }: { readonly now: boolean }) {
  const { s, say } = useTable('s', 'say');
  return (
    <Card className="charter-row" marked={now}>
      <Disc id={BR} size={30} faceDown={hasOperated(s, BR)} />
      <div className="company-name">
        <h3>{say('own.br.name')}</h3>
      </div>
      <div className="charter-trains" />
      <Price company={BR} />
      <div className="charter-owes">{say('own.br.markers', { count: s.stations[BR]?.length ?? 0 })}</div>
      <div className="company-cash" />
      <ShareBar company={BR} thin counted />
    </Card>
  );
}
