import type { Page } from '@playwright/test';
import { type GameFile, readGameFile } from '@roundhouse/kernel';

/** The file that the page writes when a game is saved. */
export async function savedByPage(page: Page): Promise<GameFile> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save game file' }).click();
  const parts: Buffer[] = [];
  for await (const part of await (await saved).createReadStream()) parts.push(part as Buffer);
  return readGameFile(JSON.parse(Buffer.concat(parts).toString()));
}
