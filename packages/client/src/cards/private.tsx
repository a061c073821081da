import { cashOf, GONE, percentOf } from '@roundhouse/rail';
import { useTable } from '../table/context.tsx';
import { Cash } from '../table/parts/amounts.tsx';
import { Disc } from '../table/parts/disc.tsx';
import { CardHead, Fact, Facts, Link, Listed, OnMap } from './parts.tsx';
import { useCardText } from './texts.ts';
import '../messages/parts.ts';

/** A private company, or a cousin: what it pays and can do, and whose it is. */
export function PrivateCard({ id }: { readonly id: string }) {
  const { s, title, material, names, say } = useTable('s', 'title', 'material', 'names', 'say');
  const t = useCardText();
  const card = material.privates.find((one) => one.id === id);
  if (!card) return <p>{t('card.gone')}</p>;
  const owner = s.privates[id];
  const isHolder = title.holders(s).includes(id);
  const shares = isHolder ? material.companies.filter((company) => percentOf(s, company.id, id) > 0) : [];
  const shut = material.board.hexes.filter(({ blockedBy }) => blockedBy === id).map((hex) => hex.id);
  const isOwned = owner !== undefined && owner !== GONE && (s.players.includes(owner) || owner in s.companies);
  return (
    <>
      <CardHead
        picture={<b className="thing-lot">{names.lot(id)}</b>}
        name={card.name}
        note={owner === GONE ? t('card.closed') : t('card.private')}
      />
      <p className="thing-text">{card.power}</p>
      <Facts>
        <Fact name={t('card.printed')}>
          <Cash amount={card.price} />
        </Fact>
        <Fact name={t('card.pays')}>
          {card.revenue > 0 ? say('lot.pays', { revenue: card.revenue }) : t('card.paysNothing')}
        </Fact>
        <Fact name={t('card.owner')}>
          {owner !== GONE &&
            (isOwned ? (
              <Link kind={s.players.includes(owner) ? 'player' : 'company'} id={owner}>
                <bdi>{names.owner(owner)}</bdi>
              </Link>
            ) : (
              t('card.notSold')
            ))}
        </Fact>
        {isHolder && (
          <>
            <Fact name={t('card.cash')}>
              <Cash amount={cashOf(s, id)} />
            </Fact>
            <Fact name={t('card.holds')}>
              {shares.length > 0 && (
                <Listed>
                  {shares.map((company) => (
                    <Link key={company.id} kind="company" id={company.id}>
                      <Disc id={company.id} size={20} /> {percentOf(s, company.id, id)}%
                    </Link>
                  ))}
                </Listed>
              )}
            </Fact>
          </>
        )}
        <Fact name={t('card.keepsShut')}>
          {owner !== GONE && shut.length > 0 && shut.map((hex) => names.hex(hex)).join(', ')}
        </Fact>
      </Facts>
      <OnMap hexes={owner === GONE ? [] : shut} />
    </>
  );
}
