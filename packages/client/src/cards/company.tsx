import { cashOf, IPO, percentOf, POOL, wordOf } from '@roundhouse/rail';
import { MiniMap } from '../board/index.ts';
import { useTable } from '../table/context.tsx';
import { companyCard } from '../table/names.ts';
import { Cash } from '../table/parts/amounts.tsx';
import { Disc } from '../table/parts/disc.tsx';
import { Train } from '../table/parts/train.tsx';
import { companyOf } from '../table/decision/model.ts';
import { ShareBar } from '../table/side/share-bar.tsx';
import { useTableStore } from '../table/store.ts';
import { trainsBy } from '../table/side/use-company.ts';
import { networkOf } from './network.ts';
import { CardHead, Fact, Facts, Link, Listed, OnMap, Privates } from './parts.tsx';
import { useCardText } from './texts.ts';

/** A company: who directs it, what it has, where it is, what it may still do. */
export function CompanyCard({ id }: { readonly id: string }) {
  const { s, title, material, presentation, names, say } = useTable(
    's',
    'title',
    'material',
    'presentation',
    'names',
    'say',
  );
  const t = useCardText();
  const tab = useTableStore((store) => store.tab);
  const card = companyCard(material, id);
  const state = s.companies[id];
  if (!card || !state) return <p>{t('card.gone')}</p>;
  const isStarted = state.status === 'started';
  const order = title.operatingOrder(s);
  const top = s.stack.at(-1);
  const status = !isStarted
    ? t(state.status === 'closed' ? 'card.status.closed' : 'card.status.unstarted')
    : order.includes(id)
      ? t('card.status.operates', { place: order.indexOf(id) + 1 })
      : t('card.status.waiting');
  const trains = title.shells(s, id).flatMap((shell) => trainsBy(s.trains).get(shell) ?? []);
  const stations = s.stations[id] ?? [];
  const network = isStarted ? networkOf(title, s, id) : [];
  const homes = card.home ? [card.home.hex] : [];
  const where = network.length > 0 ? network : homes;
  const owners = [...title.holders(s), POOL, id, IPO].filter((owner) => percentOf(s, id, owner) > 0);
  const notes = presentation.company?.notes?.(s, id) ?? [];
  return (
    <>
      <CardHead
        picture={<Disc id={id} size={40} />}
        name={card.name}
        note={`${card.name === id ? '' : `${id} · `}${status}${top && companyOf(s, top) === id ? ` · ${t('card.decides')}` : ''}`}
      />
      <Facts>
        <Fact name={capital(wordOf(title, 'term.director') ?? '')}>
          {state.director && (
            <Link kind={s.privates[state.director] ? 'private' : 'player'} id={state.director}>
              {names.owner(state.director)}
            </Link>
          )}
        </Fact>
        <Fact name={t('card.price.now')}>{s.market.at[id] && <Cash amount={title.priceOf(s, id)} />}</Fact>
        {isStarted && (
          <>
            <Fact name={t('card.treasury')}>
              <Cash amount={cashOf(s, id)} />
            </Fact>
            <Fact name={t('card.trains')}>
              {trains.length > 0 ? (
                <Listed>
                  {trains.map((train) => (
                    <Link key={train} kind="train" id={train}>
                      <Train id={train} />
                    </Link>
                  ))}
                </Listed>
              ) : (
                t('card.noTrain')
              )}
            </Fact>
            <Fact name={capital(`${wordOf(title, 'term.station') ?? ''}s`)}>
              {[...new Set(stations.map(({ hex }) => names.hex(hex)))].join(', ')}{' '}
              <span className="hint">{t('card.stationsLeft', { count: title.stationsLeft(s, id) })}</span>
            </Fact>
          </>
        )}
        {!isStarted && homes.length > 0 && (
          <Fact name={t('card.home')}>
            <Link kind="hex" id={homes[0]!}>
              {names.hex(homes[0]!)}
            </Link>
          </Fact>
        )}
        <Privates of={id} />
        {owners.length > 0 && isStarted && (
          <Fact name={t('card.shares')}>
            <ShareBar company={id} />
            <span className="hint">
              {owners
                .map((owner) =>
                  t('card.share', {
                    owner: owner === id ? say('table.owner.treasury') : names.owner(owner),
                    percent: percentOf(s, id, owner),
                  }),
                )
                .join(' · ')}
            </span>
          </Fact>
        )}
      </Facts>
      {notes.map(({ id: note, values }) => (
        <p key={note} className="thing-note">
          {say(note, values)}
        </p>
      ))}
      {title.mustBuyTrain?.(s, id) && <p className="thing-note">{t('card.mustBuy')}</p>}
      {isStarted && network.length > 0 && <p className="hint">{t('card.reaches', { count: network.length })}</p>}
      {tab !== 'map' && tab !== 'own' && where.length > 0 && (
        <div className="thing-map">
          <MiniMap board={material.board} tileSet={material.tileSet} tiles={s.tiles} around={where} />
        </div>
      )}
      <OnMap hexes={where} />
    </>
  );
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
