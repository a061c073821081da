/** Checks that a page keeps nobody out: names, roles, contrast, targets. */
import type { Page } from '@playwright/test';
import axe, { type ElementContext, type RunOptions } from 'axe-core';
import { expect, type Theme } from './kit.ts';

/** A board's strokes say nothing that its text does not, and the later rows of a long list nothing that the first do not. */
const CONTEXT: ElementContext = { exclude: ['.b-still', 'li:nth-child(n + 30)', 'tr:nth-child(n + 30)'] };

/** Only colours differ in the dark, so only their rules are asked for again. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const rulesIn: Readonly<Record<Theme, RunOptions>> = {
  light: { resultTypes: ['violations'] },
  dark: { resultTypes: ['violations'], runOnly: { type: 'rule', values: COLOURS } },
};

/** What the page shows now, in the colours of both themes. */
export async function expectAccessible(page: Page, shown = 'the page'): Promise<void> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    expect(await violations(page, rulesIn[theme]), `${shown}, ${theme}`).toEqual([]);
  }
}

/** What axe finds wrong, as text. Its context and options go in as text, too: their types nest without end. */
const violations = (page: Page, options: RunOptions): Promise<string[]> =>
  page.evaluate(
    async (given) => {
      // A colour that is still changing would be read wrongly.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const [context, rules] = JSON.parse(given) as [ElementContext, RunOptions];
      const found = await run(context, rules);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    JSON.stringify([CONTEXT, options]),
  );
