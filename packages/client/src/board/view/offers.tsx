import type { TileSet } from '@roundhouse/rail';
import { useText } from '../../app/i18n.tsx';
import { Icon } from '../../ui/index.ts';
import { TilePicture } from '../art/tile-art.tsx';
import type { RingPlan } from './ring.ts';
import { nextRotation, type TileOffer, type TileRing } from './tile-ring.ts';

interface OffersProps {
  readonly ring: TileRing;
  readonly tileSet: TileSet;
  readonly plan: RingPlan;
}

/** The legal tiles on a ring around the chosen hex, with the buttons to lay and to turn. */
export function Offers({ ring, tileSet, plan }: OffersProps) {
  const t = useText();
  const { offers, chosen } = ring;
  const offer = offers.find(({ tile }) => tile === chosen?.tile);
  const turns = offer?.rotations.length ?? 0;
  const { centre, rx, ry, places } = plan;
  const place = (index: number) => ({ left: places[index]![0], top: places[index]![1] });
  const choose = (one: TileOffer): void => {
    if (one.tile === chosen?.tile) ring.onChoose(one.tile, nextRotation(one, chosen.rotation));
    else if (one.rotations[0] !== undefined) ring.onChoose(one.tile, one.rotations[0]);
  };
  return (
    <div className="b-offers" role="group" aria-label={t('board.offers', { hex: ring.hex })}>
      <svg className="b-ring" aria-hidden="true">
        <ellipse cx={centre[0]} cy={centre[1]} rx={rx} ry={ry} className="b-ring-line" />
        <ellipse cx={centre[0]} cy={centre[1]} rx={rx - 7} ry={ry - 7} className="b-ring-ties" />
      </svg>
      <button
        type="button"
        className="b-offer b-offer-lay"
        style={place(0)}
        disabled={!chosen}
        onClick={ring.onConfirm}
      >
        <span className="b-offer-check">
          <Icon name="check" size={20} />
        </span>
        <span>{t('board.layIt')}</span>
      </button>
      {offers.map((one, index) => {
        const def = tileSet.byId.get(one.tile)?.def;
        const current = one.tile === chosen?.tile;
        if (!def) return null;
        const rotation = current ? chosen.rotation : (one.rotations[0] ?? 0);
        return (
          <button
            key={one.tile}
            type="button"
            className={current ? 'b-offer b-offer-chosen' : 'b-offer'}
            style={place(index + 1)}
            aria-pressed={current}
            aria-disabled={one.refusal !== undefined}
            title={one.refusal}
            onClick={() => (one.refusal === undefined ? choose(one) : undefined)}
            onPointerEnter={() => ring.onPreview?.(one.refusal === undefined ? one.tile : null)}
            onPointerLeave={() => ring.onPreview?.(null)}
          >
            <span className={one.refusal === undefined ? 'b-offer-tile' : 'b-offer-tile b-offer-refused'}>
              <TilePicture def={def} rotation={rotation} size={46} bare />
              {one.refusal === undefined ? null : <Icon name="lock" size={15} />}
            </span>
            <span className="b-offer-number">{one.tile}</span>
            <span className="b-offer-terms">
              {one.refusal ?? (
                <>
                  <b className={one.cost === undefined ? 'b-free' : 'b-due'}>{one.cost ?? t('board.free')}</b>
                  {one.left === undefined || one.left > 99 ? null : ` · ${t('board.left', { n: one.left })}`}
                </>
              )}
            </span>
          </button>
        );
      })}
      <button
        type="button"
        className="b-offer b-offer-turn"
        style={place(places.length - 1)}
        disabled={turns < 2}
        onClick={() => offer && chosen && ring.onChoose(offer.tile, nextRotation(offer, chosen.rotation))}
      >
        <span className="b-offer-check">
          <Icon name="rotate" size={18} />
        </span>
        <span>
          {turns < 2
            ? t('board.onlyTurn')
            : t('board.turnTile', { n: (offer?.rotations.indexOf(chosen?.rotation ?? 0) ?? 0) + 1, of: turns })}
        </span>
      </button>
    </div>
  );
}
