/** For tests of what teaches: somebody who has never been here. */
import type { Page } from '@playwright/test';

/** Forgets what was taught; `known` of it stays. */
export async function asNewcomer(page: Page, address: string, known: object = {}): Promise<void> {
  await page.goto(address);
  await page.evaluate((kept) => localStorage.setItem('roundhouse.teaching', kept), JSON.stringify(known));
  await page.reload();
}

/** Has read what games are about, and wants tips. */
export const WITH_TIPS = { about: ['*'], tips: true };

export const tip = (page: Page) => page.locator('[data-tip]');
