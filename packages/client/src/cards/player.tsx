import { cashOf, percentOf } from '@roundhouse/rail';
import { useTable } from '../table/context.tsx';
import { Cash } from '../table/parts/amounts.tsx';
import { Disc } from '../table/parts/disc.tsx';
import { Avatar } from '../ui/index.ts';
import { networkOf } from './network.ts';
import { CardHead, Fact, Facts, Link, Listed, OnMap, Privates } from './parts.tsx';
import { useCardText } from './texts.ts';

/** A player, or somebody else who holds shares. */
export function PlayerCard({ id }: { readonly id: string }) {
  const { s, title, material, seats, names, say, presentation } = useTable(
    's',
    'title',
    'material',
    'seats',
    'names',
    'say',
    'presentation',
  );
  const t = useCardText();
  const at = seats.findIndex(({ player }) => player === id);
  const seat = seats[at];
  const certificates = title.certificates(s, id);
  const held = material.companies
    .map((company) => ({ company: company.id, percent: percentOf(s, company.id, id) }))
    .filter(({ percent }) => percent > 0);
  const directed = held.filter(({ company }) => s.companies[company]?.director === id).map(({ company }) => company);
  const proceeds = title.saleProceeds(s, id);
  const mark = presentation.players?.mark?.(s, id);
  const where = [...new Set(directed.flatMap((company) => networkOf(title, s, company)))];
  return (
    <>
      <CardHead
        picture={<Avatar name={names.owner(id)} seat={at} size={36} />}
        name={<bdi>{names.owner(id)}</bdi>}
        note={
          seat && (
            <>
              {t(seat.kind === 'bot' ? 'card.bot' : 'card.person')}
              {mark && ` ${typeof mark === 'string' ? say(mark) : say(mark.id, mark.values)}`}
            </>
          )
        }
      />
      <Facts>
        <Fact name={t('card.cash')}>
          <Cash amount={cashOf(s, id)} />
        </Fact>
        <Fact name={t('card.worth')}>{id in title.score(s) && <Cash amount={title.score(s)[id] ?? 0} />}</Fact>
        <Fact name={t('card.liquid')}>{proceeds > 0 && <Cash amount={cashOf(s, id) + proceeds} />}</Fact>
        <Fact name={t('card.certificates')}>
          {at >= 0 && (
            <Link kind="certificates" id={id}>
              {Number.isFinite(certificates.limit) ? t('card.holdsOf', certificates) : certificates.held}
            </Link>
          )}
        </Fact>
        <Fact name={t('card.holds')}>
          {held.length === 0 ? (
            t('card.nothing')
          ) : (
            <Listed>
              {held.map(({ company, percent }) => (
                <Link key={company} kind="company" id={company}>
                  <Disc id={company} size={20} /> {percent}%
                </Link>
              ))}
            </Listed>
          )}
        </Fact>
        <Fact name={t('card.directs')}>{directed.join(', ')}</Fact>
        <Privates of={id} />
      </Facts>
      <OnMap hexes={where} />
    </>
  );
}
