import { useMemo } from 'react';
import { encode } from 'uqr';

/** A text as a picture that phones read. Dark on light in both themes: some readers know no other. */
export function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawn(value), [value]);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#211d17" />
    </svg>
  );
}

/** Readers want an empty margin of four modules. */
const MARGIN = 4;

function drawn(value: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(value, { border: MARGIN });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
}
