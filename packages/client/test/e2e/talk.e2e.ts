/** What people say at a table: players among themselves, those who watch among themselves. */
import { expectAccessible } from './access.ts';
import { expect, expectNoSidewaysScroll, phone, test } from './kit.ts';
import { gather, type Window, windowOf } from './together-kit.ts';

const line = ({ page }: Window) => page.locator('.talk-line');
const talk = ({ page }: Window) => page.getByRole('region', { name: 'Talk' });

async function say(one: Window, words: string): Promise<void> {
  await one.page.getByRole('textbox', { name: 'Say something' }).fill(words);
  await one.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(talk(one).getByText(words)).toBeVisible();
  await expect(talk(one).getByText('on its way')).toHaveCount(0);
}

test('players talk, one at a phone, and a spectator’s line is read by none of them', async ({ browser, address }) => {
  test.setTimeout(180_000);
  const windows = [await windowOf(browser, 'Ada'), await windowOf(browser, 'Bram', phone)] as const;
  const [ada, bram] = windows;
  await gather(address, windows, 0, { Watching: 'Anyone with the link can watch' });
  const eve = await windowOf(browser, 'Eve');
  await watchAt(ada, eve, address);

  await line(ada).click();
  await expect(talk(ada)).toContainText('Nobody has said anything yet.');
  await say(ada, 'Look at C10 and #0, @Bram');
  // A hex and a moment are links; who is called sees it.
  await expect(talk(ada).getByRole('button', { name: 'Go to move 0' })).toBeVisible();
  await expect(line(bram)).toContainText('Ada');
  await expect(line(bram).locator('.talk-count')).toHaveText('1');
  await line(bram).click();
  await expect(talk(bram).locator('.talk-for-me')).toContainText('Look at C10');
  await expectNoSidewaysScroll(bram.page);
  await talk(bram).getByRole('button', { name: 'Well played' }).click();
  await expect(talk(ada).getByText('Well played').first()).toBeVisible();
  await expectAccessible(ada.page, 'a table with its talk', ['.decision']);
  await expectAccessible(bram.page, 'the talk on a phone', ['.talk']);
  // The back gesture closes it and stays at the table.
  const table = bram.page.url();
  await bram.page.goBack();
  await expect(talk(bram)).toHaveCount(0);
  expect(bram.page.url()).toBe(table);
  await expect(line(bram).locator('.talk-count')).toHaveCount(0);

  await line(eve).click();
  await expect(talk(eve)).toContainText('the players do not');
  await say(eve, 'Ada should sell');
  await expect(talk(eve).getByRole('list', { name: 'Talk' })).not.toContainText('Well played');
  await ada.page.reload();
  await line(ada).click();
  await expect(talk(ada).getByRole('list', { name: 'Talk' })).toContainText('Well played');
  await expect(talk(ada)).not.toContainText('Ada should sell');

  // What somebody says is folded on this device, and can be reported.
  await talk(ada).getByRole('button', { name: 'What can be done about Bram’s words' }).click();
  await ada.page.getByRole('menuitem', { name: 'Report it to the operator' }).click();
  await expect(ada.page.getByText('The operator of this server was told of it.')).toBeVisible();
  await talk(ada).getByRole('button', { name: 'What can be done about Bram’s words' }).click();
  await ada.page.getByRole('menuitem', { name: 'Fold what Bram says' }).click();
  await expect(talk(ada)).toContainText('Bram said something');
  await ada.page.keyboard.press('Escape');
  await expect(talk(ada)).toHaveCount(0);
  for (const { name, errors } of [...windows, eve]) expect([name, errors]).toEqual([name, []]);
});

/** Somebody comes by the link of the table, which is full, and watches. */
async function watchAt(owner: Window, watcher: Window, address: string): Promise<void> {
  const game = owner.page.url().split('/').at(-1)!;
  const link = await owner.page.evaluate(
    (id) => (JSON.parse(localStorage.getItem(`roundhouse.links.${id}`) ?? '{}') as Record<string, string>)['table'],
    game,
  );
  await watcher.page.goto(`${address}/t/${link}`);
  await watcher.page.getByRole('button', { name: /watch/i }).click();
  await expect(watcher.page.locator('.talk-line')).toBeVisible();
}
