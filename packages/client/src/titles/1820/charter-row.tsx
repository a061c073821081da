import { BR, isInLiquidation, isPrivate, loansOf, sizeIn } from '@roundhouse/titles/1820/face';
import { useTable } from '../../table/context.tsx';
import { Cash } from '../../table/parts/amounts.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import { Train } from '../../table/parts/train.tsx';
import { Price, StationsLeft } from '../../table/side/company-card.tsx';
import { ShareBar } from '../../table/side/share-bar.tsx';
import { useCompany } from '../../table/side/use-company.ts';
import { Avatar, Card, classes } from '../../ui/index.ts';
import { type Dues, duesOf, kindOf } from './dues.ts';
import { as1820, hasOperated } from './state.ts';

/** A company in two slim lines: director, size, trains and price; what it owes against its treasury. */
export function CharterRow({ company }: { readonly company: string }) {
  const { s, names } = useTable();
  const { card, now, director, trains, left, bare } = useCompany(company);
  const { say } = useTable();
  if (company === BR) return <BritishRail now={now} />;
  const dues = duesOf(s, company);
  const alone = isPrivate(as1820(s), company);
  return (
    <Card className="charter-row" marked={now} title={card.name}>
      <Disc id={company} size={30} faceDown={hasOperated(s, company)} />
      <div className="company-name">
        <h3>{company}</h3>
        {director && (
          <>
            <Director id={director} />
            <span className="unseen">{names.owner(director)}</span>
          </>
        )}
        <span>{alone ? say('own.company.private') : sizeIn(as1820(s), company)}</span>
        {left > 0 && <StationsLeft count={left} room={2} />}
      </div>
      <div className="charter-trains">
        <Fleet trains={trains} />
        {bare && <b className="company-bare">{say('table.company.noTrain')}</b>}
      </div>
      {!alone && <Price company={company} />}
      <Owes company={company} dues={dues} />
      <div className={classes('company-cash', dues.has < dues.total && 'charter-short')}>
        <Cash amount={dues.has} />
      </div>
      <ShareBar company={company} thin counted />
    </Card>
  );
}

/** So many trains stand side by side; more of them are counted by their kind. */
const ROOM = 3;

function Fleet({ trains }: { readonly trains: readonly string[] }) {
  if (trains.length <= ROOM) return trains.map((train) => <Train key={train} id={train} />);
  return [...new Set(trains.map(kindOf))].map((kind) => {
    const count = trains.filter((train) => kindOf(train) === kind).length;
    return (
      <span key={kind} className="charter-kind">
        {count > 1 && <b className="num">{count}×</b>} <Train id={kind} />
      </span>
    );
  });
}

/** A player in the colours of the seat; a cousin by its first letter, striped. */
function Director({ id }: { readonly id: string }) {
  const { s, names, presentation } = useTable();
  const patron = presentation.patronOf?.(s, id);
  const name = patron === undefined ? names.owner(id) : names.lot(id);
  const avatar = <Avatar name={name} seat={s.players.indexOf(patron ?? id)} size={15} />;
  return patron === undefined ? avatar : <span className="avatar-striped">{avatar}</span>;
}

function Owes({ company, dues }: { readonly company: string; readonly dues: Dues }) {
  const { s, say } = useTable();
  const short = dues.total > dues.has;
  const words = isInLiquidation(as1820(s), company)
    ? say('own.company.liquidation')
    : as1820(s).ext.charters[company]?.floated === as1820(s).ext.stockRound && as1820(s).ext.operatingRound === 0
      ? say('own.company.new')
      : say(dues.total > 0 ? 'own.company.owes' : 'own.company.owesNothing', { owes: dues.total });
  return (
    <div
      className={classes('charter-owes', short && 'charter-short')}
      title={say('own.company.dues', duesValues(dues))}
    >
      {words} <Loans company={company} />
      <span className="unseen">{short && say('own.company.cannot')}</span>
    </div>
  );
}

const duesValues = ({ maintenance, interest, has }: Dues) => ({ maintenance, interest, has });

/** Loans as small red squares. */
export function Loans({ company }: { readonly company: string }) {
  const { s, say } = useTable();
  const count = loansOf(as1820(s), company);
  if (count === 0) return null;
  return (
    <span className="loans" role="img" aria-label={say('own.company.loans', { count })}>
      {Array.from({ length: Math.min(count, 6) }, (_, i) => (
        <i key={i} />
      ))}
      {count > 6 && <b className="num">{count}</b>}
    </span>
  );
}

/** British Rail has a price and shares, and nobody who decides. */
function BritishRail({ now }: { readonly now: boolean }) {
  const { s, say } = useTable();
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
