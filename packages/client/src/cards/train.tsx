import { DEPOT, GONE, type TrainCard as Card } from '@roundhouse/rail';
import { type Shown, useShown } from '../table/context.tsx';
import { otherSide, trainCard } from '../table/names.ts';
import { Cash } from '../table/parts/amounts.tsx';
import { Train } from '../table/parts/train.tsx';
import { CardHead, Fact, Facts, Link, Listed } from './parts.tsx';
import { useCardText } from './texts.ts';
import { trainsBefore } from './trains-before.ts';

/** A kind of train: what it costs, who has one, which phase it brings and which takes it away. */
export function TrainCard({ id }: { readonly id: string }) {
  const table = useShown();
  const { s, title, material, names } = table;
  const t = useCardText();
  const card = trainCard(title, s, id);
  if (!card) return <p>{t('card.gone')}</p>;
  const all = Object.entries(s.trains).filter(([train]) => isKind(table, train, card));
  const owners = [...new Set(all.map(([, owner]) => owner))].filter((owner) => owner !== DEPOT && owner !== GONE);
  const left = all.filter(([, owner]) => owner === DEPOT).length;
  const other = otherSide(material, card);
  const away = card.rusts === undefined ? null : trainsBefore(table, card.rusts);
  return (
    <>
      <CardHead picture={<Train id={card.id} />} name={names.train(id)} note={t('card.train')} />
      <Facts>
        <Fact name={t('card.cost')}>
          <Cash amount={card.price} />
        </Fact>
        <Fact name={t('card.left')}>
          {card.unlimited ? t('card.unlimited') : t('card.leftOf', { left, count: card.count })}
        </Fact>
        <Fact name={t('card.ownedBy')}>
          {owners.length > 0 && (
            <Listed>
              {owners.map((owner) =>
                owner in s.companies ? (
                  <Link key={owner} kind="company" id={owner}>
                    {names.owner(owner)}
                  </Link>
                ) : (
                  <span key={owner}>{names.owner(owner)}</span>
                ),
              )}
            </Listed>
          )}
        </Fact>
        <Fact name={t('card.begins')}>
          <Link kind="phase" id={card.phase}>
            {names.phase(card.phase, true)}
          </Link>
        </Fact>
        <Fact name={t('card.lasts')}>
          {card.rusts === undefined
            ? t('card.lastsNever')
            : t(away === null ? 'card.lastsWith' : 'card.lastsIn', {
                phase: names.phase(card.rusts, true),
                count: away ?? 0,
              })}
        </Fact>
        <Fact name={t('card.otherSide')}>{other && <Train id={other.id} />}</Fact>
      </Facts>
    </>
  );
}

const isKind = ({ title, s }: Pick<Shown, 'title' | 's'>, train: string, card: Card): boolean => {
  const of = title.train(s, train);
  return of?.id === card.id || (card.certificate !== undefined && of?.certificate === card.certificate);
};
