import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BoardSheet, MiniMap, showAll, TileArt } from '../../src/board/index.ts';
import { drawingOf } from '../../src/board/drawing/face.ts';
import { mapNames, mapOf } from './maps.ts';

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;
const tileSvg = (map: string, id: string, rotation = 0): string => {
  const def = mapOf(map).tileSet.byId.get(id)?.def;
  if (!def) throw new Error(`no such tile: ${id}`);
  return renderToStaticMarkup(h(TileArt, { def, rotation, bare: true })).replaceAll('><', '>\n<');
};

describe.each(mapNames)('the drawing of %s', (name) => {
  const printed = mapOf(name);

  it('shows every tile, turned too, with all its track and slots', () => {
    for (const { def } of printed.tileSet.tiles) {
      for (const rotation of [0, 1]) {
        const svg = renderToStaticMarkup(h(TileArt, { def, rotation }));
        const { groups, nodes, pieces } = drawingOf(def, rotation);
        expect(svg, def.id).not.toMatch(/NaN|undefined|Infinity/);
        expect(count(svg, /class="b-track"/g), def.id).toBe(groups.length);
        const starts = [...svg.matchAll(/d="([^"]*)" class="b-track"/g)].map((match) =>
          count(match[1] as string, /M/g),
        );
        expect(starts.reduce((sum, n) => sum + n, 0)).toBe(pieces.length);
        const several = nodes.filter(({ slots }) => slots.length > 1).reduce((sum, { slots }) => sum + slots.length, 0);
        expect(count(svg, /class="b-slot"/g), def.id).toBe(several);
      }
    }
  });

  it('shows the whole map, every hex of it', () => {
    const svg = renderToStaticMarkup(h(BoardSheet, { printed, shown: showAll, phase: 'yellow', label: name }));
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(count(svg, /data-hex=/g)).toBe(printed.board.ids.length);
  });

  it('fits into a thumbnail of few elements', () => {
    const svg = renderToStaticMarkup(h(MiniMap, { board: printed.board, tileSet: printed.tileSet }));
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(count(svg, /<path/g)).toBeLessThan(16);
  });
});

describe('exact drawings', () => {
  it('of a sharp curve', () => expect(tileSvg('soh', '7')).toMatchSnapshot());
  it('of a bridge', () => expect(tileSvg('soh', '16')).toMatchSnapshot());
  it('of a town, turned', () => expect(tileSvg('soh', '58', 2)).toMatchSnapshot());
  it('of a city with two slots', () => expect(tileSvg('soh', '14')).toMatchSnapshot());
  it('of a junction', () => expect(tileSvg('1839', '81')).toMatchSnapshot());
  it('of four slots', () => expect(tileSvg('1839', 'A718')).toMatchSnapshot());
  it('of two cities', () => expect(tileSvg('soh', 'SOH6')).toMatchSnapshot());
});
