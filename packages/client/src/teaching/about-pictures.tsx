import type { Settings } from '@roundhouse/kernel';
import { type AboutPictures, type RailTitle, withArticle } from '@roundhouse/rail';
import { type PrintedBoard, showAll } from '../board/index.ts';
import { px } from '../board/geometry/point.ts';
import { extentAround } from '../board/map/edges.ts';
import { BoardLayers } from '../board/view/layers.tsx';
import { RoutesArt } from '../board/view/routes.tsx';
import { useWritings } from '../board/view/use-writings.ts';
import { useMemo } from 'react';
import { CompanyDisc, Money, TrainCard } from '../ui/index.ts';
import { guideText as t } from './texts.ts';
import '../board/board.css';

/** As a book is played where nothing is said otherwise. */
const plain: Settings = { options: {}, readings: {} };

/** A stretch of the market with markers on it. */
export function MarketPicture({
  title,
  picture,
}: {
  readonly title: RailTitle;
  readonly picture: AboutPictures['market'];
}) {
  const { markets, companies } = title.material(plain);
  const grid = markets.find(({ name }) => name === picture.grid) ?? markets[0]!;
  const cells = grid.rows[picture.row]!.slice(picture.from, picture.to + 1);
  return (
    <div className="about-market">
      {cells.map((cell, at) => (
        <span
          key={cell?.price}
          className={cell?.zones?.some((zone) => zone.startsWith('par')) ? 'about-par' : undefined}
        >
          <b className="num">{cell?.price}</b>
          {companies
            .filter(({ id }) => picture.at[id] === picture.from + at)
            .map((company) => (
              <CompanyDisc key={company.id} company={company} size={30} />
            ))}
        </span>
      ))}
    </div>
  );
}

/** The frame that a run is shown in: width to height, and how high it is at least, in pixels. */
const FRAME = 1.8;
const HEIGHT = 160;

/** The part of the board around some hexes, as wide as its frame. */
function wideAround(hexes: readonly string[]): readonly number[] {
  const { x, y, width, height } = extentAround(hexes, 0.2);
  const [w, h] = [Math.max(width, height * FRAME), Math.max(height, width / FRAME)];
  return [x - (w - width) / 2, y - (h - height) / 2, w, h];
}

/** A run on the map. */
export function RunPicture({
  board,
  picture,
}: {
  readonly board: PrintedBoard;
  readonly picture: AboutPictures['run'];
}) {
  const { tiles, stations, routes, around } = picture;
  const box = wideAround(around);
  const scale = HEIGHT / box[3]!;
  const writings = useWritings({ printed: board, shown: showAll, stations }, { turn: 0, scale, tiles, routes });
  // What building costs says nothing of a run.
  const written = useMemo(() => {
    const labels = [...writings.labels].map(
      ([hex, all]) => [hex, all.filter(({ kind }) => kind !== 'terrain')] as const,
    );
    return { ...writings, labels: new Map(labels) };
  }, [writings]);
  return (
    <svg className="b-board about-run" viewBox={box.map(px).join(' ')}>
      <BoardLayers
        printed={board}
        tiles={tiles}
        stations={stations}
        shown={showAll}
        writings={written}
        scale={scale}
        routes={<RoutesArt board={board.board} tileSet={board.tileSet} tiles={tiles} routes={routes} />}
      />
    </svg>
  );
}

const FEW = 3;

/** Trains that take each other away; where none does, the first ones with their prices. */
export function TrainsPicture({ title }: { readonly title: RailTitle }) {
  const { trains, phases, currency } = title.material(plain);
  const colorOf = (phase: string): string => phases.find(({ id }) => id === phase)?.color ?? 'gray';
  const rusting = trains
    .filter((card, at) => card.rusts !== undefined && trains.findIndex((one) => one.rusts === card.rusts) === at)
    .flatMap((card) => {
      const next = trains.find(({ phase }) => phase === card.rusts);
      return next ? [{ card, next }] : [];
    })
    .slice(0, FEW);
  if (rusting.length === 0)
    return (
      <ul className="about-trains">
        {trains
          .filter((card, at) => trains.findIndex(({ phase }) => phase === card.phase) === at)
          .slice(0, FEW + 1)
          .map((card) => (
            <li key={card.id}>
              <TrainCard name={card.id} color={colorOf(card.phase)} />
              <Money amount={card.price} currency={currency} />
            </li>
          ))}
      </ul>
    );
  return (
    <ul className="about-trains">
      {rusting.map(({ card, next }) => (
        <li key={card.id}>
          <TrainCard name={card.id} color={colorOf(card.phase)} rusting={t('about.gone')} />
          <span>{t('about.scraps', { train: withArticle(next.id) })}</span>
          <TrainCard name={next.id} color={colorOf(next.phase)} />
        </li>
      ))}
    </ul>
  );
}
