import { describe, expect } from 'vitest';
import { tilesLeft } from '@roundhouse/rail';
import { tileSet } from '../../src/soh/material.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** What lies beside the board at the start, written as in the book: `8x57`. */
function stock(color: string): Set<string> {
  const { tiles } = new Table().s;
  const ids = tileSet.tiles.filter((tile) => tile.color === color).map(({ id }) => id);
  return new Set(ids.map((id) => `${tilesLeft(tileSet, tiles, id)}x${id}`));
}
const manifest = (list: string): Set<string> => new Set(list.split(' '));

describe('Tile manifest', () => {
  rule('soh:tile-manifest-1', 'the yellow tiles', () => {
    expect(stock('yellow')).toEqual(manifest('8x8 8x9 3x7 7x57 8x6 1xSOH1 6x3 6x58 6x4'));
  });

  rule('soh:tile-manifest-2', 'the green tiles', () => {
    const track = '1x16 1x20 3x23 3x24 3x25 2x26 2x27 2x28 2x29 2x30 2x31';
    const smallCities = '3x981 3x991 3xSOH2 3xSOH3 3xSOH4 3xSOH5';
    expect(stock('green')).toEqual(manifest(`${track} ${smallCities} 4x14 4x15 1xSOH6`));
  });

  rule('soh:tile-manifest-3', 'the brown tiles', () => {
    const track = '1x39 2x40 1x41 1x42 1x43 1x44 1x45 1x46 1x47';
    expect(stock('brown')).toEqual(manifest(`${track} 3x125 3x217 1xSOH7`));
  });
});
