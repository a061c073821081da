import type { HexId } from '@roundhouse/rail';
import { type KeyboardEvent, memo } from 'react';
import { SLOT } from '../drawing/city.ts';
import { centreOf, edgeCorners, edgeMiddle, HEX_POINTS, hexPoints, toHex } from '../geometry/hexagon.ts';
import { markGrowth } from '../labels/legible.ts';
import { add, at, between, type Point, px, translate } from '../geometry/point.ts';

/** A hex that can be chosen, and what is said of it. */
export interface HexChoice {
  readonly hex: HexId;
  readonly label: string;
  /** What is written in it. */
  readonly tag?: string;
}

/** A free place for a station, with its price as it is written. */
export interface SlotChoice {
  readonly hex: HexId;
  readonly node: number;
  readonly label: string;
  /** What stands under it: its price, or its name. */
  readonly tag?: string;
  readonly chosen?: boolean;
}

const INNER = hexPoints(0.93);
/** How large what is written on marks is printed. */
const TAG = 0.26;
const PRICE = 0.19;
const BRIDGE = 0.22;

/** Enter and space press what a mouse would click. */
export const pressed = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
};

interface HexButtonsProps {
  readonly choices: readonly HexChoice[];
  readonly chosen?: HexId | undefined;
  /** Where a tile is tried: it has a frame of its own. */
  readonly ghost?: HexId | undefined;
  readonly onHex?: ((hex: HexId) => void) | undefined;
  readonly onLook?: ((hex: HexId | null) => void) | undefined;
  /** Pixels of a hex side. */
  readonly scale: number;
}

/** Hexes that glow because they can be chosen; each is a button. */
export const HexButtons = memo(function HexButtons({ choices, chosen, ghost, onHex, onLook, scale }: HexButtonsProps) {
  const tagSize = TAG * markGrowth(TAG, scale);
  return choices.map(({ hex, label, tag }) => (
    <g
      key={hex}
      transform={toHex(hex)}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={chosen === hex}
      className={hex === ghost ? 'b-choice b-choice-ghost' : 'b-choice'}
      data-choice={hex}
      onClick={() => onHex?.(hex)}
      onKeyDown={pressed(() => onHex?.(hex))}
      onPointerEnter={() => onLook?.(hex)}
      onPointerLeave={() => onLook?.(null)}
    >
      <polygon points={HEX_POINTS} className="b-choice-line" />
      <polygon points={INNER} className="b-choice-glow" />
      {tag === undefined || hex === ghost ? null : (
        <text y={px(0.56)} fontSize={px(tagSize)} className="b-choice-tag">
          {tag}
        </text>
      )}
    </g>
  ));
});

interface ShutProps {
  readonly hexes: readonly HexChoice[];
  readonly onHex?: ((hex: HexId) => void) | undefined;
}

/** Hexes that are dimmed because they cannot be chosen; pointing at one tells why. */
export const ShutHexes = memo(function ShutHexes({ hexes, onHex }: ShutProps) {
  return hexes.map(({ hex, label }) => (
    <g key={hex} transform={toHex(hex)} className="b-shut" data-shut={hex} aria-hidden onClick={() => onHex?.(hex)}>
      <title>{label}</title>
      <polygon points={HEX_POINTS} />
    </g>
  ));
});

/** Hexes that belong to what is being looked at. */
export const LitHexes = memo(function LitHexes({ hexes }: { readonly hexes: readonly HexId[] }) {
  return hexes.map((hex) => (
    <polygon key={hex} points={INNER} transform={toHex(hex)} className="b-lit" data-lit-hex={hex} />
  ));
});

interface SlotButtonsProps {
  readonly choices: readonly (SlotChoice & { readonly at: Point })[];
  readonly turn: number;
  readonly scale: number;
  readonly onSlot?: ((choice: SlotChoice) => void) | undefined;
}

/** Places for a station that glow, each with its tag. */
export const SlotButtons = memo(function SlotButtons({ choices, turn, scale, onSlot }: SlotButtonsProps) {
  const grown = markGrowth(PRICE, scale);
  return choices.map((choice) => {
    const { hex, node, label, tag, at: place } = choice;
    const width = 0.16 + (tag?.length ?? 0) * 0.1;
    return (
      <g
        key={`${hex}:${node}`}
        transform={`${translate(add(centreOf(hex), place))} rotate(${-90 * turn})`}
        role="button"
        tabIndex={0}
        aria-label={label}
        className={choice.chosen ? 'b-slot-choice b-slot-chosen' : 'b-slot-choice'}
        onClick={() => onSlot?.(choice)}
        onKeyDown={pressed(() => onSlot?.(choice))}
      >
        <circle r={px(SLOT + 0.14)} className="b-slot-halo" />
        <circle r={px(SLOT)} className="b-slot-ring" />
        {tag === undefined ? null : (
          <g transform={`${translate([0, SLOT + 0.03 + 0.13 * grown])} scale(${grown})`}>
            <rect
              x={px(-width / 2)}
              y={px(-0.13)}
              width={px(width)}
              height={px(0.26)}
              rx={px(0.06)}
              className="b-price"
            />
            <text y={px(0.065)} fontSize={px(PRICE)} className="b-price-figure">
              {tag}
            </text>
          </g>
        )}
      </g>
    );
  });
});

/** Brackets in the corners of the hex where something happened last. */
export function LastTile({ hex }: { readonly hex: HexId }) {
  const corners = [0, 1, 2, 3, 4, 5].map((edge) => {
    const [, corner] = edgeCorners(edge);
    const [before] = edgeCorners(edge);
    const [, after] = edgeCorners((edge + 1) % 6);
    const inset = (p: Point): Point => between(p, [0, 0], 0.045);
    return `M${at(inset(between(corner, before, 0.2)))}L${at(inset(corner))}L${at(inset(between(corner, after, 0.2)))}`;
  });
  return <path d={corners.join('')} transform={toHex(hex)} className="b-last" />;
}

/** The tile that would lie here: a dashed line around it, a green dot where its track joins, and what an edge costs. */
export interface GhostMarks {
  readonly hex: HexId;
  /** Edges at which its track meets other track. */
  readonly joins: readonly number[];
  readonly fees?: readonly { readonly edge: number; readonly text: string }[];
}

interface GhostProps extends GhostMarks {
  readonly turn: number;
  readonly scale: number;
}

export function GhostFrame({ hex, joins, fees = [], turn, scale }: GhostProps) {
  const grown = markGrowth(BRIDGE, scale);
  return (
    <g transform={toHex(hex)} className="b-ghost">
      <polygon points={hexPoints(0.985)} className="b-ghost-line" />
      {joins.map((edge) => (
        <circle key={edge} cx={px(edgeMiddle(edge)[0])} cy={px(edgeMiddle(edge)[1])} r={px(0.115)} className="b-join" />
      ))}
      {fees.map(({ edge, text }) => {
        const width = 0.2 + text.length * 0.11;
        return (
          <g
            key={edge}
            transform={`${translate(add(edgeMiddle(edge), [-0.42, -0.02]))} rotate(${-90 * turn}) scale(${grown})`}
          >
            <rect
              x={px(-width / 2)}
              y={px(-0.17)}
              width={px(width)}
              height={px(0.34)}
              rx={px(0.17)}
              className="b-bridge-fee"
            />
            <text y={px(0.075)} fontSize={px(BRIDGE)} className="b-bridge-figure">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
