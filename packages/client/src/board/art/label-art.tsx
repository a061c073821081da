import { memo } from 'react';
import { currentPhase, figureSize, type Label, plateSize } from '../labels/label.ts';
import { isShown, type Shown } from '../labels/on-board.ts';
import { lineHeight } from '../labels/text-width.ts';
import { px, translate } from '../geometry/point.ts';
import { Anchor, Coal, Ship, TerrainSign } from './icons.tsx';

export const showAll: Shown = { names: true, revenue: true, tileNumbers: false, coordinates: false };

function Values({ label, phase }: { readonly label: Label & { kind: 'values' }; readonly phase: string | undefined }) {
  const { values, columns, scale } = label;
  const now = currentPhase(values, phase);
  const [w, h] = [0.38 * scale, 0.32 * scale];
  const rows = Math.ceil(values.length / columns);
  return values.map(({ phase: from, value }, i) => {
    const x = ((i % columns) - (columns - 1) / 2) * w;
    const y = (Math.floor(i / columns) - (rows - 1) / 2) * h;
    return (
      <g key={from} transform={translate([x, y])} className={from === now ? 'b-value b-value-now' : 'b-value'}>
        <rect
          x={px(-w / 2 + 0.012)}
          y={px(-0.15 * scale)}
          width={px(w - 0.024)}
          height={px(0.3 * scale)}
          rx={px(0.04)}
          className={`b-value-${from}`}
        />
        <text y={px(0.074 * scale)} fontSize={px((value > 99 ? 0.18 : 0.215) * scale)}>
          {value}
        </text>
      </g>
    );
  });
}

function Name({ label: { text, beside = false } }: { readonly label: Label & { kind: 'name' } }) {
  const { lines, size } = text;
  const step = lineHeight(text);
  return (
    <text className={beside ? 'b-name b-name-beside' : 'b-name'} fontSize={px(size)}>
      {lines.map((line, i) => (
        <tspan key={line} x={0} y={px(size * 0.34 + (i - (lines.length - 1) / 2) * step)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A revenue figure in its circle, or on a plate. */
export function RevenueArt({ value, tight = false }: { readonly value: number; readonly tight?: boolean | undefined }) {
  const size = figureSize(value);
  const { width, height } = plateSize(value);
  return (
    <>
      {tight ? (
        <rect
          x={px(-width / 2)}
          y={px(-height / 2)}
          width={px(width)}
          height={px(height)}
          rx={px(0.05)}
          className="b-revenue"
        />
      ) : (
        <circle r={px(0.165)} className="b-revenue" />
      )}
      <text className="b-figure" y={px(size * 0.355)} fontSize={px(size)}>
        {value}
      </text>
    </>
  );
}

/** What is drawn is enlarged as a whole. */
const printedWidth = ({ width, grown = 1 }: Label): number => width / grown;

function Written({ label, phase }: { readonly label: Label; readonly phase: string | undefined }) {
  switch (label.kind) {
    case 'values':
      return <Values label={label} phase={phase} />;
    case 'name':
      return <Name label={label} />;
    case 'rule':
      return (
        <g className="b-value">
          <rect
            className="b-value-rule"
            x={px(-printedWidth(label) / 2)}
            y={px(-0.15)}
            width={px(printedWidth(label))}
            height={px(0.3)}
            rx={px(0.04)}
          />
          <text y={px(0.068)} fontSize={px(0.19)}>
            {label.text}
          </text>
        </g>
      );
    case 'letter':
      return (
        <text className="b-letter" y={px(label.size * 0.33)} fontSize={px(label.size)}>
          {label.text}
        </text>
      );
    case 'terrain':
      return (
        <>
          {label.tight ? null : (
            <g transform={translate([-printedWidth(label) / 2 + 0.13, 0])}>
              <TerrainSign kind={label.terrain.kind} />
            </g>
          )}
          <text className="b-cost" x={px(printedWidth(label) / 2)} y={px(0.068)} fontSize={px(0.195)}>
            {label.terrain.cost}
          </text>
        </>
      );
    case 'revenue':
      return <RevenueArt value={label.value} tight={label.tight} />;
    case 'tag':
      return (
        <>
          <rect
            className="b-tag"
            x={px(-printedWidth(label) / 2)}
            y={px(-0.1)}
            width={px(printedWidth(label))}
            height={px(0.2)}
            rx={px(0.03)}
          />
          <text className="b-tag-letters" y={px(0.053)} fontSize={px(0.15)}>
            {label.text}
          </text>
        </>
      );
    case 'icon':
      if (label.icon === 'coal') return <Coal size={label.width} />;
      return label.icon === 'port' ? <Anchor size={label.width} /> : <Ship size={label.width} />;
    case 'number':
      return (
        <text className="b-number" y={px(0.05)} fontSize={px(0.15)}>
          {label.text}
        </text>
      );
    case 'coordinate':
      return (
        <text className="b-coordinate" y={px(0.045)} fontSize={px(0.125)}>
          {label.text}
        </text>
      );
  }
}

const placed = ({ at, grown = 1 }: Label): string =>
  grown === 1 ? translate(at) : `${translate(at)} scale(${Math.round(grown * 1000) / 1000})`;

interface LabelsProps {
  readonly labels: readonly Label[];
  readonly shown: Shown;
  /** The phase colour whose values hold. */
  readonly phase?: string | undefined;
  /** What lies under the writing: it decides the colour of the letters. */
  readonly ground: string;
}

/** Everything written in one hex. */
export const LabelsArt = memo(function LabelsArt({ labels, shown, phase, ground }: LabelsProps) {
  return (
    <g className={`b-on-${ground}`}>
      {labels.map((label, index) =>
        isShown(label.kind, shown) ? (
          <g key={index} transform={placed(label)}>
            <Written label={label} phase={phase} />
          </g>
        ) : null,
      )}
    </g>
  );
});
