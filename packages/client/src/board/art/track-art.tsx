import { memo } from 'react';
import type { Drawing, Piece } from '../drawing/types.ts';
import { onward, pathOf } from '../geometry/curve.ts';
import { edgeMiddle, inward } from '../geometry/hexagon.ts';
import { add, at, type Point, px, scale } from '../geometry/point.ts';

/** Widths in hex sides. */
export const TRACK = 0.125;
export const CASING = 0.215;
/** Track runs on over the edge by a hair, so that no gap shows between two hexes. */
const OVERSHOOT = 1.012;

/** The path of a piece; where it leaves the hex, a little more than the hex. */
export function piecePath({ a, b, line }: Piece): string {
  const first = line[0]?.[0] as Point;
  const last = line.at(-1)?.[3] as Point;
  const start = a[0] === 'e' ? `M${at(scale(first, OVERSHOOT))}L${at(first)}` : `M${at(first)}`;
  return `${start}${onward(line)}${b[0] === 'e' ? `L${at(scale(last, OVERSHOOT))}` : ''}`;
}

function Group({ pieces, junctions }: { readonly pieces: readonly Piece[]; readonly junctions: Drawing['junctions'] }) {
  const rails = pieces.filter(({ kind }) => kind !== 'ferry');
  const ferries = pieces.filter(({ kind }) => kind === 'ferry');
  const path = rails.map(piecePath).join('');
  const met = junctions.filter(({ key }) => rails.some(({ a, b }) => a === key || b === key));
  const shared = rails.filter(({ white }) => white);
  return (
    <>
      {path === '' ? null : (
        <>
          <path d={path} className="b-casing" />
          {met.map(({ key, at: [x, y] }) => (
            <circle key={key} cx={px(x)} cy={px(y)} r={px(CASING / 2)} className="b-cased" />
          ))}
          <path d={path} className="b-track" />
          {met.map(({ key, at: [x, y] }) => (
            <circle key={key} cx={px(x)} cy={px(y)} r={px(TRACK / 2)} className="b-inked" />
          ))}
        </>
      )}
      {shared.length === 0 ? null : <path d={shared.map(piecePath).join('')} className="b-shared" />}
      {ferries.length === 0 ? null : <path d={ferries.map(({ line }) => pathOf(line)).join('')} className="b-ferry" />}
    </>
  );
}

/** An arrow that leads abroad over an edge. */
function Arrow({ edge }: { readonly edge: number }) {
  const middle = edgeMiddle(edge);
  const into = inward(edge);
  const aside: Point = [-into[1], into[0]];
  const corner = (depth: number, off: number): string => at(add(add(middle, into, depth), aside, off));
  const shape = (shoulder: number, tip: number, half: number): string =>
    [corner(-0.01, half), corner(shoulder, half), corner(tip, 0), corner(shoulder, -half), corner(-0.01, -half)].join(
      ' ',
    );
  return (
    <>
      <polygon className="b-cased" points={shape(0.2, 0.42, CASING / 2)} />
      <polygon className="b-inked" points={shape(0.18, 0.34, TRACK / 2)} />
    </>
  );
}

/** A stub of track that every tile here must meet. */
function stubPath(edge: number): string {
  return `M${at(scale(edgeMiddle(edge), OVERSHOOT))}L${at(add(edgeMiddle(edge), inward(edge), 0.24))}`;
}

interface TrackProps {
  readonly drawing: Drawing;
  readonly stubs?: readonly number[];
  /** Lines along which a tile will have to run. */
  readonly guides?: readonly string[];
}

/** All track of a hex: one connected group after the other, so that a crossing without a meeting is a bridge. */
export const TrackArt = memo(function TrackArt({ drawing, stubs = [], guides = [] }: TrackProps) {
  return (
    <>
      {guides.map((guide) => {
        const [a = 0, b = 0] = guide.split(':').map(Number);
        return <path key={guide} d={`M${at(edgeMiddle(a))}L${at(edgeMiddle(b))}`} className="b-guide" />;
      })}
      {drawing.groups.map((pieces, index) => (
        <Group key={index} pieces={pieces} junctions={drawing.junctions} />
      ))}
      {stubs.length === 0 ? null : (
        <>
          <path d={stubs.map(stubPath).join('')} className="b-casing" />
          <path d={stubs.map(stubPath).join('')} className="b-track" />
        </>
      )}
      {drawing.arrows.map((edge) => (
        <Arrow key={edge} edge={edge} />
      ))}
    </>
  );
});
