/** Checks that a page keeps nobody out: names, roles, contrast, targets. */
import type { Page } from '@playwright/test';
import axe, { type ElementContext, type RunOptions } from 'axe-core';
import { expect, themes } from './kit.ts';

/** A board's strokes say nothing that its text does not, and the later rows of a long list nothing that the first do not. */
const exclude = ['.b-still', 'li:nth-child(n + 30)', 'tr:nth-child(n + 30)'];

/** Colours alone differ between the themes; to measure them takes most of the time. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const shape: RunOptions = { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) };
const colours: RunOptions = { runOnly: { type: 'rule', values: COLOURS } };

/** What the page shows now: all of it, and the colours of both themes, of the parts that are new if they are named. */
export async function expectAccessible(page: Page, shown = 'the page', parts = ['body']): Promise<void> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  expect(await violations(page, { exclude }, shape), shown).toEqual([]);
  // The theme that is on comes first: to change it repaints everything.
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const theme of dark ? themes.toReversed() : themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    expect(await violations(page, { include: parts, exclude }, colours), `${shown}, ${theme}`).toEqual([]);
  }
}

/** What axe finds wrong, as text. Its context and options go in as text, too: their types nest without end. */
const violations = (page: Page, context: ElementContext, options: RunOptions): Promise<string[]> =>
  page.evaluate(
    async (given) => {
      // A colour that is still changing would be read wrongly.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const [where, rules] = JSON.parse(given) as [ElementContext, RunOptions];
      const found = await run(where, { ...rules, resultTypes: ['violations'] });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    JSON.stringify([context, options]),
  );
