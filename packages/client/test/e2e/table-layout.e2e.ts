/** Every title on narrow screens: nothing runs under something else, and what is cut off says so with an ellipsis. */
import type { Page } from '@playwright/test';
import type { GameFile } from '@roundhouse/kernel';
import { gameUntil } from './1828-play.ts';
import { savedFile } from './follow.ts';
import { expect, test } from './kit.ts';
import { gameWith, openFile } from './table-kit.ts';

/** Texts of the table of which a part is hidden, by an edge that cannot be scrolled to and without an ellipsis. */
const cutTexts = async (page: Page): Promise<string[]> => {
  await page.locator('.table').waitFor();
  return page.evaluate(() => {
    const clips = (overflow: string, contain: string): boolean =>
      ['hidden', 'clip'].includes(overflow) || contain === 'content';
    const isCut = (element: Element, box: DOMRect): boolean => {
      for (let edge: Element | null = element; edge; edge = edge.parentElement) {
        const { overflowX, textOverflow, contain } = getComputedStyle(edge);
        const { left, right } = edge.getBoundingClientRect();
        const isOver = box.right > right + 1.5 || box.left < left - 1.5;
        if (isOver && ['auto', 'scroll'].includes(overflowX)) return false;
        if (isOver && clips(overflowX, contain)) return textOverflow !== 'ellipsis';
      }
      return box.right > innerWidth + 1.5;
    };
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector('.table')!, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!;
      if (node.nodeValue!.trim() === '' || element.closest('svg, .unseen, .worth-bar, .share-bar')) continue;
      if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      // What is only read aloud lies in a point.
      if (element.clientWidth <= 1 && element.clientHeight === 1) continue;
      if (box.width > 1 && isCut(element, box)) found.add(`${element.className || element.tagName}: ${node.nodeValue}`);
    }
    return [...found];
  });
};

/** Parts of the bar at the top that lie on others: what is in a part must not reach the next one. */
const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.top-bar > *')].filter((part) => part.getClientRects().length > 0);
    const endOf = (part: Element): number =>
      Math.max(...[part, ...part.querySelectorAll('.round')].map((one) => one.getBoundingClientRect().right));
    return parts
      .slice(1)
      .flatMap((part, at) => (endOf(parts[at]!) > part.getBoundingClientRect().left + 1 ? [part.className] : []));
  });

/** A saved game up to the first answer to such a question after so many entries. */
function savedUntil(name: string, kind: string, after: number): GameFile {
  const file = savedFile(name);
  const at = file.entries.findIndex((entry, index) => {
    const frame = 'action' in entry ? (entry.action as { frame?: string; by: string }).frame : undefined;
    return index >= after && frame?.split('/')[0] === kind;
  });
  return { ...file, entries: file.entries.slice(0, at) };
}

const POSITIONS: Readonly<Record<string, () => GameFile>> = {
  'Steam Over Holland, trains': () => gameWith('trains'),
  '1828, with a system': () =>
    gameUntil((s) => Object.keys(s.ext.systems).length > 0 && s.stack.at(-1)?.kind === 'run'),
  '1843, a stock turn': () => savedUntil('1843-3', 'stockTurn', 700),
  '1843, four operating rounds': () => savedUntil('1843-3', 'stockTurn', 1040),
  '1839, the auction': () => savedUntil('1839-2', 'privateAuction', 8),
  '1839, trains': () => savedUntil('1839-11', 'trains', 600),
  '1820, track': () => savedUntil('1820-14', 'track', 1500),
};

const SIZES = [
  [1024, 768],
  [1280, 720],
  [820, 1180],
  [844, 390],
] as const;

for (const [name, file] of Object.entries(POSITIONS)) {
  test(`nothing is cut off on a narrow screen: ${name}`, async ({ page, address }) => {
    await openFile(page, address, file());
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => cutTexts(page), { message: `${width} pixels wide` }).toEqual([]);
      expect(await overlapping(page), `${width} pixels wide`).toEqual([]);
    }
  });
}
