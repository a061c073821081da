import { px } from '../geometry/point.ts';

interface IconProps {
  /** In hex sides. */
  readonly size: number;
  readonly className?: string;
}

/** A ship, where trains cross the water. */
export function Ship({ size, className = 'b-icon-line' }: IconProps) {
  return (
    <g className={className} transform={`scale(${px(size) / 40})`}>
      <path d="M-18 3h36l-6 11h-24zM-9 1v-8h16v8M-2-7v-9h6v9" />
    </g>
  );
}

/** An anchor. */
export function Anchor({ size, className = 'b-icon-line' }: IconProps) {
  return (
    <g className={className} transform={`scale(${px(size) / 40})`}>
      <path d="M0-9v26M-8-3h16M-15 5c0 8 7 12 15 12s15-4 15-12" />
      <circle cy={-13} r={4.2} />
    </g>
  );
}

/** Crossed hammers: coal. */
export function Hammers({ size, className = 'b-icon-line' }: IconProps) {
  return (
    <g className={className} transform={`scale(${px(size) / 40})`}>
      <path d="M-12 15L10-9M12 15L-10-9M3-15l13 12M-3-15l-13 12" />
    </g>
  );
}

/** Coal to be had: a black marker with the hammers. */
export function Coal({ size }: IconProps) {
  return (
    <g>
      <circle r={px(size / 2)} className="b-inked" />
      <Hammers size={size * 0.62} className="b-hammers" />
    </g>
  );
}

const shapes: Readonly<Record<string, string>> = {
  river: 'M-12-3q3-4.8 6 0t6 0t6 0t6 0M-12 4q3-4.8 6 0t6 0t6 0t6 0',
  hill: 'M-13 7c4-11 8-11 12 0M-4 7c4-15 10-15 16 0',
  mountain: 'M-13 8l8-15 5 9 3-5 9 11zM-8-1.500l3-5.500 3 5.500',
  // Due for every tile: round and round again.
  paris: 'M7 4a8 8 0 1 1 1-8M9-11v8h-8',
};

/** What makes building expensive here. */
export function TerrainSign({ kind }: { readonly kind: string }) {
  return <path d={shapes[kind] ?? shapes['hill']} className={kind === 'river' ? 'b-wave' : 'b-relief'} />;
}
