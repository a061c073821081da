import type { HexId, LaidTiles } from '@roundhouse/rail';
import { memo, useMemo } from 'react';
import { HexLabels } from '../art/hex-art.tsx';
import { crossedNames } from '../labels/crossed.ts';
import type { Shown, Writings } from '../labels/on-board.ts';
import { lyingOn, type PrintedBoard } from '../map/printed.ts';
import type { HexChoice } from './marks.tsx';

interface Props {
  readonly printed: PrintedBoard;
  readonly tiles: LaidTiles;
  readonly choices: readonly HexChoice[];
  readonly lit: readonly HexId[];
  /** It has a frame of its own. */
  readonly ghost: HexId | undefined;
  readonly labels: Writings['labels'];
  readonly shown: Shown;
  readonly turn: number;
}

/** Names that the outline of a glowing hex runs through, written once more over it: the board itself is not redrawn for it. */
export const NamesOver = memo(function NamesOver({ printed, tiles, choices, lit, ghost, labels, shown, turn }: Props) {
  const { board, tileSet, hexes } = printed;
  const crossed = useMemo(() => {
    const outlined = [...choices.flatMap(({ hex }) => (hex === ghost ? [] : [hex])), ...lit];
    return crossedNames(labels, outlined, turn);
  }, [labels, choices, lit, ghost, turn]);
  return (
    <g className="b-still b-names-over" aria-hidden>
      {[...crossed].map(([hex, names]) => {
        const { tile, rotation } = lyingOn(tileSet, tiles, NOBODY, hex);
        const place = hexes[board.indexOf.get(hex)!]!;
        return (
          <HexLabels
            key={hex}
            place={place}
            tile={tile}
            rotation={rotation}
            labels={names}
            shown={shown}
            phase={undefined}
            turn={turn}
          />
        );
      })}
    </g>
  );
});

const NOBODY: ReadonlyMap<HexId, string> = new Map();
