/** Those who look after a server, in real windows: what was reported, held tables, a look that the owner reads, people found and helped. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './access.ts';
import { expect, expectNoSidewaysScroll, phone, test } from './kit.ts';
import { dist, type Server, startServer } from './server.ts';
import { decision } from './table-kit.ts';
import { gather, PASSWORD, signUp, type Window, windowOf } from './together-kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-desk-'));
let server: Server;
test.beforeAll(async () => {
  server = await startServer(0, dist, folder);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const admin = (...words: string[]): string =>
  execFileSync(process.execPath, [join(dist, 'roundhouse.mjs'), 'admin', ...words, '--data', folder]).toString();

async function sayAndReport(author: Window, reader: Window, words: string): Promise<void> {
  await author.page.locator('.talk-line').click();
  await author.page.getByRole('textbox', { name: 'Say something' }).fill(words);
  await author.page.getByRole('button', { name: 'Send', exact: true }).click();
  await reader.page.locator('.talk-line').click();
  await reader.page.getByRole('button', { name: `What can be done about ${author.name}’s words` }).click();
  await reader.page.getByRole('menuitem', { name: 'Report it to the operator' }).click();
  await expect(reader.page.getByText('The operator of this server was told of it.')).toBeVisible();
  await reader.page.keyboard.press('Escape');
}

test('an operator settles a report, holds and ends a table with a reason, and helps somebody who is locked out', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const { address } = server;
  const kees = { name: 'Kees', password: PASSWORD };
  await request.post(`${address}/api/v1/people`, { data: kees, headers: { Origin: address } });
  const [opal, ada, bram] = [
    await windowOf(browser, 'Opal'),
    await windowOf(browser, 'Ada'),
    await windowOf(browser, 'Bram', phone),
  ];
  const { page } = opal;
  await signUp(opal, address);
  await page.goto(`${address}/operator`);
  await expect(page.getByRole('heading', { name: 'For those who look after this server' })).toBeVisible();
  await expectAccessible(page, 'the desk for nobody');
  expect(admin('appoint', 'Opal', '--as', 'operator')).toContain('/operator');
  await gather(address, [ada, bram]);
  await sayAndReport(bram, ada, 'Something rude');

  await page.goto(`${address}/account`);
  await page.getByRole('link', { name: 'Look after this server' }).click();
  const report = page.getByRole('article').filter({ hasText: 'Something rude' });
  await expect(report).toContainText('Ada reports Bram');
  await expectAccessible(page, 'the desk');
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  // A look is for an hour, and its owner reads why.
  await report.getByRole('button', { name: 'The table …' }).click();
  await page.getByRole('menuitem', { name: 'Look at it …' }).click();
  await expect(page.getByRole('button', { name: 'Look', exact: true })).toBeDisabled();
  await page.getByRole('textbox', { name: 'One sentence' }).fill('Somebody was rude here');
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  await expect(decision(page)).toBeVisible();
  await page.locator('.talk-line').click();
  await expect(page.getByRole('region', { name: 'Talk' })).not.toContainText('Something rude');
  await ada.page.reload();
  const looked = ada.page.getByRole('group', { name: 'A moderator looked at this table' });
  await expect(looked).toContainText('Somebody was rude here');
  await looked.getByRole('button', { name: 'I have read it' }).click();
  await expect(looked).toHaveCount(0);

  await page.goto(`${address}/operator`);
  await report.getByRole('button', { name: 'Silence for a week' }).click();
  await expect(report).toHaveCount(0);
  await bram.page.getByRole('textbox', { name: 'Say something' }).fill('More of it');
  await bram.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(bram.page.getByText(/^Something you wrote was reported/).first()).toBeVisible();

  await page.getByRole('link', { name: 'Tables', exact: true }).last().click();
  const menu = page.getByRole('button', { name: /^What can be done with Ada’s table/ });
  const done = async (item: string, why: string, go: string) => {
    await menu.click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('textbox', { name: 'One sentence' }).fill(why);
    await page.getByRole('button', { name: go, exact: true }).click();
  };
  await done('Hold it …', 'We look into it.', 'Hold it');
  await expect(ada.page.getByText('We look into it.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Now', exact: true }).click();
  await page.getByRole('button', { name: 'Let it go on' }).click();
  await expect(page.getByText('No table is held.')).toBeVisible();
  await page.getByRole('link', { name: 'Tables', exact: true }).last().click();
  await done('End it for good …', 'It was opened for spam.', 'End it');
  for (const one of [ada, bram]) await expect(one.page.getByText('“It was opened for spam.”').first()).toBeVisible();

  await page.getByRole('searchbox').fill('kee');
  await page.getByRole('button', { name: 'What can be done for Kees' }).click();
  await page.getByRole('menuitem', { name: 'Link for a new password' }).click();
  await expect(page.getByText(/The link for Kees is copied|\/reset#/).first()).toBeVisible();
  await page.getByRole('searchbox').fill('nothing at all');
  await expect(page.getByText('Nothing is called so.')).toBeVisible();
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Jobs' })).toContainText('none differs');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Settings' })).toContainText(`${folder} · from --data`);
  await expectAccessible(page, 'how the server is set up');
  await page.getByRole('link', { name: 'What was done' }).click();
  await expect(page.getByRole('region', { name: 'What was done' })).toContainText('Opal settled a report about Bram');
  await expectAccessible(page, 'what was done');
  for (const { name, errors } of [opal, ada, bram]) expect([name, errors]).toEqual([name, []]);
});
