import { freeSlots, GONE, type HexDef, layoutOf, type NodeDef, stationsInHex } from '@roundhouse/rail';
import { TilePicture } from '../board/art/tile-art.tsx';
import { currentPhase, phaseValues } from '../board/labels/label.ts';
import { useTable } from '../table/context.tsx';
import { phaseCard } from '../table/names.ts';
import { Cash } from '../table/parts/amounts.tsx';
import { Disc } from '../table/parts/disc.tsx';
import { fittingTiles } from './fitting-tiles.ts';
import { reachedBy } from './network.ts';
import { CardHead, Fact, Facts, Link, Listed, OnMap } from './parts.tsx';
import { capital } from './company.tsx';
import { useCardText } from './texts.ts';
import '../messages/parts.ts';

/** A place on the map: what it pays and when, what building there costs, what it can become, and who gets there. */
export function HexCard({ id }: { readonly id: string }) {
  const { s, title, material, names, say } = useTable('s', 'title', 'material', 'names', 'say');
  const t = useCardText();
  const { board, tileSet } = material;
  const index = board.indexOf.get(id);
  const hex = index === undefined ? undefined : board.hexes[index];
  if (!hex || index === undefined) return <p>{t('card.gone')}</p>;
  const laid = s.tiles[id];
  const tile = laid && tileSet.byId.get(laid.tile);
  const nodes: readonly NodeDef[] = (tile?.def.nodes ?? hex.nodes ?? []).filter(
    ({ revenue, slots }) => revenue || slots,
  );
  const layout = layoutOf(board, tileSet, s.tiles);
  const slots = nodes.map((node, at) => ({
    all: node.slots ?? 0,
    free: node.slots ? freeSlots(layout, s.stations, id, at) : 0,
  }));
  const [all, free] = [sum(slots.map((one) => one.all)), sum(slots.map((one) => one.free))];
  const here = [...new Set(stationsInHex(s.stations, id))];
  const homes = material.companies.filter((company) => company.home?.hex === id && !here.includes(company.id));
  const fits = fittingTiles(title, s, id);
  const reached = reachedBy(title, s, id);
  const shut = hex.blockedBy !== undefined && s.privates[hex.blockedBy] !== GONE ? hex.blockedBy : undefined;
  return (
    <>
      <CardHead
        picture={tile && <TilePicture def={tile.def} rotation={laid.rotation} size={52} bare />}
        name={hex.name ?? t('card.hexAt', { hex: id })}
        note={[hex.name && t('card.hexAt', { hex: id }), tile && say('tiles.tile', { id: tile.id })]
          .filter(Boolean)
          .join(' · ')}
      />
      <Facts>
        <Fact name={t('card.value')}>
          {nodes.some(({ revenue }) => revenue) && (
            <Values nodes={nodes} named={(at) => (nodes.length > 1 ? names.node(id, at) : null)} />
          )}
        </Fact>
        <Fact name={capital(t('card.slots'))}>{all > 0 && t('card.slotsFree', { free, all })}</Fact>
        <Fact name={t('card.here')}>{here.length > 0 && <Companies ids={here} />}</Fact>
        <Fact name={t('card.homeOf')}>
          {homes.length > 0 && <Companies ids={homes.map((company) => company.id)} />}
        </Fact>
        <Fact name={t('card.building')}>{fits.length > 0 && <Costs hex={hex} isLaid={Boolean(laid)} />}</Fact>
        <Fact name={t('card.becomes')}>
          {fits.length === 0 ? (
            t('card.becomesNothing')
          ) : (
            <Listed>
              {fits.slice(0, 10).map((one) => (
                <Link key={one.id} kind="tile" id={one.id}>
                  <TilePicture def={one.def} size={34} label={say('tiles.tile', { id: one.id })} />
                </Link>
              ))}
            </Listed>
          )}
        </Fact>
        <Fact name={t('card.reachedBy')}>{reached.length > 0 ? <Companies ids={reached} /> : t('card.nobody')}</Fact>
      </Facts>
      {shut !== undefined && <p className="thing-note">{capital(t('card.shut', { private: names.private(shut) }))}.</p>}
      <OnMap hexes={[id]} />
    </>
  );
}

function Companies({ ids }: { readonly ids: readonly string[] }) {
  return (
    <Listed>
      {ids.map((company) => (
        <Link key={company} kind="company" id={company}>
          <Disc id={company} size={22} /> {company}
        </Link>
      ))}
    </Listed>
  );
}

/** What it pays, by phase where that changes; what holds now stands out. */
function Values({
  nodes,
  named,
}: {
  readonly nodes: readonly NodeDef[];
  readonly named: (at: number) => string | null;
}) {
  const { s, material } = useTable('s', 'material');
  const now = phaseCard(material, s.phase)?.revenue;
  return nodes.map(({ revenue, printed }, at) => {
    if (!revenue && printed === undefined) return null;
    const values = typeof revenue === 'object' ? phaseValues(revenue) : [];
    const current = currentPhase(values, now);
    return (
      // The stops of a place never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className="thing-values">
        {named(at) && `${named(at)} `}
        {values.length === 0 ? (
          <b className="num">{typeof revenue === 'number' ? revenue : printed}</b>
        ) : (
          values.map(({ phase, value }) => (
            <span
              key={phase}
              className={phase === current ? 'thing-value thing-value-now num' : 'thing-value num'}
              style={{ ['--value' as string]: `var(--phase-${phase})` }}
            >
              {value}
            </span>
          ))
        )}
      </span>
    );
  });
}

function Costs({ hex, isLaid }: { readonly hex: HexDef; readonly isLaid: boolean }) {
  const { say } = useTable('say');
  const t = useCardText();
  const terrain = (hex.terrain ?? []).filter(({ everyTime }) => everyTime || !isLaid);
  const rivers = (hex.borders ?? []).filter(({ cost }) => cost !== undefined);
  if (terrain.length === 0 && rivers.length === 0)
    return (hex.terrain ?? []).length > 0 ? t('card.terrain.paid') : say('option.free');
  return (
    <>
      {terrain.map(({ kind, cost }) => (
        <span key={kind} className="thing-cost">
          {kind} <Cash amount={cost} />
        </span>
      ))}
      {rivers.length > 0 && (
        <span className="thing-cost">
          {rivers[0]!.kind} <Cash amount={rivers[0]!.cost!} />
          {rivers.length > 1 && ` × ${rivers.length}`}
        </span>
      )}
    </>
  );
}

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);
