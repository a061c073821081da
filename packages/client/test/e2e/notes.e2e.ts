import { expectAccessible } from './access.ts';
import { expect, test } from './kit.ts';
import { gameWith, length, openFile, tab } from './table-kit.ts';

test('notes stand in the log where they belong, are changed, deleted and exported', async ({ page, address }) => {
  await openFile(page, address, gameWith('dividend'));
  const all = await length(page);
  await tab(page, 'Log').click();
  await page.getByRole('button', { name: 'Note on this moment' }).click();
  await page.getByLabel('Note', { exact: true }).fill('Too dear?\n<b>Perhaps</b>');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const log = page.getByRole('tabpanel');
  await expect(log.getByText('<b>Perhaps</b>')).toBeVisible();
  await expectAccessible(page, 'a note in the log');

  // On a moment of the past.
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Note on this moment' }).click();
  // It can be typed at once: a letter is no key of the table here, and a space no press of a button.
  await expect(page.getByLabel('Note', { exact: true })).toBeFocused();
  await page.keyboard.type('Before that');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(log.locator('.note-line')).toHaveText([/Before that/, /Too dear/]);

  // They are still there when the page is loaded again, and at no server.
  await page.reload();
  await tab(page, 'Log').click();
  await expect(log.locator('.note-line')).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save notes as text' }).click();
  const text = await (await (await download).createReadStream()).toArray();
  expect(Buffer.concat(text).toString()).toContain(`move ${all}\n\nToo dear?`);

  await log.locator('.note-line').first().getByRole('button', { name: 'Change this note' }).click();
  await page.getByLabel('Note', { exact: true }).fill('Well before that');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(log.getByText('Well before that')).toBeVisible();
  await log.locator('.note-line').first().getByRole('button', { name: 'Delete this note' }).click();
  await expect(log.locator('.note-line')).toHaveCount(1);
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click();
  await expect(log.locator('.note-line')).toHaveCount(2);
});
