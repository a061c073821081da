/** Letters on the board as they are on the screen: their sizes, and that none lies on track, on a station or on another. */
import type { Page } from '@playwright/test';
import { expect, phone, test } from './kit.ts';
import { lateGame, savedGames as games } from './saved-games.ts';
import { openFile } from './table-kit.ts';

/** What is wrong with the letters in the window. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const window = document.querySelector('.b-window')!.getBoundingClientRect();
    const labels: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    for (const text of document.querySelectorAll<SVGTextElement>('.b-live text')) {
      // Written over its own copy on the board, which is looked at.
      if (text.closest('.b-names-over')) continue;
      const scale = Math.hypot(text.getScreenCTM()!.a, text.getScreenCTM()!.b);
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      const says = `${text.textContent} ${text.getAttribute('class')}`;
      if (size < 8.99) found.push(`${says}: ${size.toFixed(1)} px`);
      const played = text.matches('[class*="b-on-tile"] .b-name, [class*="b-on-tile"] .b-figure');
      if (played && size < 9.99) found.push(`${says}: ${size.toFixed(1)} px, and it is played`);
      if (!text.matches('.b-name, .b-figure, .b-value text, .b-letter, .b-cost, .b-tag-letters')) continue;
      const box = text.getBoundingClientRect();
      // Of the box of a font letters fill the middle.
      const [above, below] = [0.28 * size, 0.24 * size];
      const ink = { text: says, left: box.left, right: box.right, top: box.top + above, bottom: box.bottom - below };
      if (ink.right > window.left && ink.left < window.right && ink.bottom > window.top && ink.top < window.bottom)
        labels.push(ink);
    }
    labels.forEach((one, i) => {
      for (const other of labels.slice(i + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 1 && down > 1) found.push(`${one.text} on ${other.text}`);
      }
    });
    const isOn = (x: number, y: number) =>
      labels.find((one) => x > one.left && x < one.right && y > one.top && y < one.bottom);
    for (const path of document.querySelectorAll<SVGPathElement>('.b-live path.b-track')) {
      const matrix = path.getScreenCTM()!;
      for (let at = 0; at < path.getTotalLength(); at += 6) {
        const point = path.getPointAtLength(at).matrixTransform(matrix);
        const label = isOn(point.x, point.y);
        if (label) found.push(`${label.text} on track`);
      }
    }
    for (const city of document.querySelectorAll('.b-live circle.b-city, .b-live .b-slot, .b-live .b-disc-rim')) {
      const box = city.getBoundingClientRect();
      const [x, y, radius] = [
        (box.left + box.right) / 2,
        (box.top + box.bottom) / 2,
        Math.min(box.width, box.height) / 2,
      ];
      for (let angle = 0; angle < 6; angle++) {
        const label = isOn(x + Math.cos(angle) * radius * 0.9, y + Math.sin(angle) * radius * 0.9);
        if (label) found.push(`${label.text} on a station`);
      }
    }
    return { found: [...new Set(found)], labels: labels.length };
  });

for (const [title, name] of Object.entries(games)) {
  test(`letters on the board of ${title} can be read at 1366 × 768, near and whole`, async ({ page, address }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openFile(page, address, lateGame(name));
    await expect(page.locator('.b-live .b-figure').first()).toBeVisible();
    // However many rounds the bar shows, its last button is whole.
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({ ratio: 1 });
    const opened = await faults(page);
    expect(opened.found).toEqual([]);
    expect(opened.labels).toBeGreaterThan(12);
    await page.keyboard.press('f');
    await expect.poll(async () => (await faults(page)).labels).not.toBe(opened.labels);
    expect((await faults(page)).found).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use(phone);
  for (const [title, name] of Object.entries(games)) {
    test(`letters on the board of ${title} can be read`, async ({ page, address }) => {
      await openFile(page, address, lateGame(name));
      await expect(page.locator('.b-live .b-figure').first()).toBeVisible();
      const { found, labels } = await faults(page);
      expect(found).toEqual([]);
      expect(labels).toBeGreaterThan(5);
    });
  }
});
