/** Accounts in real windows: sign up, with a password and with a passkey, a second device, a guest's seats that come along, and the account's own page. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './access.ts';
import { expect, expectNoSidewaysScroll, firefoxToo, phone, test } from './kit.ts';
import { length } from './table-kit.ts';
import { gather, playTogether, type Window, windowOf } from './together-kit.ts';

const PASSWORD = 'oil and steam';
/** A name that no other test takes on the same server. */
const ownName = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

const expectNoErrors = (windows: readonly Window[]) =>
  expect(windows.map(({ name, errors }) => [name, errors])).toEqual(windows.map(({ name }) => [name, []]));

async function fillIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  const field = page.getByLabel('Name', { exact: true });
  await field.fill('');
  await field.pressSequentially(name);
  await page.getByLabel('Password', { exact: true }).pressSequentially(password);
}

async function signUp({ page }: Window, address: string, name: string): Promise<void> {
  await page.goto(`${address}/sign-up`);
  await fillIn(page, name);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(page.getByRole('link', { name: `Signed in as ${name}` })).toBeVisible();
}

async function signIn({ page }: Window, address: string, name: string, password = PASSWORD): Promise<void> {
  await page.goto(`${address}/sign-in`);
  await fillIn(page, name, password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test(
  'somebody signs up, signs in at a phone, and one device signs the other out',
  firefoxToo,
  async ({ browser, address }, { project }) => {
    const name = ownName('Ada');
    const isFirefox = project.name.includes('firefox');
    const [laptop, small] = [await windowOf(browser, name), await windowOf(browser, name, isFirefox ? {} : phone)];
    await laptop.page.goto(address);
    await laptop.page.getByRole('link', { name: 'Make an account' }).click();
    await fillIn(laptop.page, name, 'short');
    await laptop.page.getByRole('button', { name: 'Make the account' }).click();
    await expect(laptop.page.getByRole('alert')).toContainText('at least 8 characters');
    await expectAccessible(laptop.page, 'sign-up with a fault');
    await signUp(laptop, address, name);

    await signIn(small, address, name, 'not this one');
    await expect(small.page.getByRole('alert')).toContainText('Name and password do not fit');
    await expectAccessible(small.page, 'sign-in with a fault');
    await expectNoSidewaysScroll(small.page);
    await signIn(small, address, name);
    await small.page.getByRole('link', { name: `Signed in as ${name}` }).click();
    await expect(small.page.getByRole('heading', { name: 'Devices' })).toBeVisible();
    await expect(small.page.getByText('this one')).toBeVisible();
    await expectNoSidewaysScroll(small.page);

    await laptop.page.getByRole('link', { name: `Signed in as ${name}` }).click();
    await laptop.page.getByRole('button', { name: /^Sign out: / }).click();
    await expect(laptop.page.getByRole('button', { name: /^Sign out: / })).toHaveCount(0);
    await expectAccessible(laptop.page, 'the account');
    await small.page.reload();
    await expect(small.page.getByRole('heading', { name: 'Nobody is signed in' })).toBeVisible();
    expectNoErrors([laptop, small]);
  },
);

test('a guest makes an account of the seat with a game under way, and plays on from another device', async ({
  browser,
  address,
}) => {
  test.setTimeout(180_000);
  const [ada, bram] = [await windowOf(browser, 'Ada'), await windowOf(browser, 'Bram')] as const;
  await gather(address, [ada, bram]);
  await playTogether([ada, bram], 4);
  const table = bram.page.url();
  const reached = await length(bram.page);
  const name = ownName('Bram');
  await bram.page.goto(`${address}/sign-up`);
  await expect(bram.page.getByRole('heading', { name: 'Make an account, Bram' })).toBeVisible();
  await expect(bram.page.getByRole('list', { name: 'Seats that come along' })).toContainText('Steam Over Holland');
  await expectAccessible(bram.page, 'sign-up of a guest');
  await signUp(bram, address, name);
  await bram.page.goto(table);
  await expect.poll(() => length(bram.page)).toBe(reached);
  await playTogether([ada, bram], 2);

  const elsewhere = await windowOf(browser, 'Bram');
  await signIn(elsewhere, address, name);
  await expect(elsewhere.page.getByRole('link', { name: `Signed in as ${name}` })).toBeVisible();
  await elsewhere.page.goto(table);
  await expect.poll(() => length(elsewhere.page)).toBe(await length(ada.page));
  expect(await playTogether([ada, elsewhere], 3)).toBe(3);
  expectNoErrors([ada, bram, elsewhere]);
});

test('a taken name offers three that are free; a guest brings seats along when signing in', async ({
  browser,
  address,
}) => {
  const name = ownName('Cato');
  const [first, second] = [await windowOf(browser, name), await windowOf(browser, 'Cato')];
  await signUp(first, address, name);
  await second.page.goto(address);
  await second.page.getByRole('button', { name: 'Play with friends' }).click();
  await second.page.getByLabel('Name of player 1').fill('Cato');
  await second.page.getByRole('button', { name: 'Open the table' }).click();
  await second.page.waitForURL(/\/table\//);
  await second.page.goto(`${address}/sign-up`);
  await fillIn(second.page, name.toUpperCase());
  await second.page.getByRole('button', { name: 'Make the account' }).click();
  const free = second.page.getByRole('list', { name: 'Free names' }).getByRole('button');
  await expect(free).toHaveCount(3);
  const chosen = await free.nth(1).innerText();
  await free.nth(1).click();
  await expect(second.page.getByLabel('Name', { exact: true })).toHaveValue(chosen);
  await second.page.goto(`${address}/sign-in`);
  await expect(second.page.getByLabel('Bring along the seats of this device')).toBeChecked();
  await expectAccessible(second.page, 'sign-in of a guest');
  await signIn(second, address, name);
  await expect(second.page.getByRole('link', { name: `Signed in as ${name}` })).toBeVisible();
  await first.page.reload();
  await expect(first.page.getByText('Cato’s table').first()).toBeVisible();
  expectNoErrors([first, second]);
});

test('the account’s page changes the password, makes a token and deletes the account', async ({ browser, address }) => {
  const name = ownName('Dirk');
  const dirk = await windowOf(browser, name);
  const { page } = dirk;
  await signUp(dirk, address, name);
  await page.goto(`${address}/account`);
  await page.getByRole('button', { name: 'Change: Password' }).click();
  await page.getByLabel('Your password now').fill(PASSWORD);
  await page.getByLabel('New password').fill('coal and water');
  await expectAccessible(page, 'changing the password', ['.dialog']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByLabel('What it is for').fill('My bot');
  await page.getByLabel('Play and open tables').uncheck();
  await page.getByRole('button', { name: 'Make the token' }).click();
  await expect(page.getByRole('textbox', { name: 'Your new token' })).toHaveValue(/^roundhouse_/);
  await expect(page.getByText('may read · never used')).toBeVisible();
  await page.getByRole('button', { name: 'Delete …' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('not your password');
  await page.getByLabel('Your password', { exact: true }).fill('coal and water');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('link', { name: 'Make an account' })).toBeVisible();
  await signIn(dirk, address, name, 'coal and water');
  await expect(page.getByRole('alert')).toContainText('do not fit');
  expectNoErrors([dirk]);
});

/** Chromium's own device without hands: it makes passkeys and shows them. */
async function withAuthenticator(page: Page): Promise<{ credentials(): Promise<unknown[]> }> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

test('a passkey signs up without a password, signs in again, and is refused when it is shown twice', async ({
  browser,
  address,
}) => {
  const name = ownName('Eva');
  // Passkeys are bound to a name, and an address of numbers is none.
  const site = address.replace('127.0.0.1', 'localhost');
  const eva = await windowOf(browser, name);
  const { page } = eva;
  const device = await withAuthenticator(page);
  await page.goto(`${site}/sign-up`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await expectAccessible(page, 'sign-up with a passkey');
  await page.getByRole('button', { name: 'Use a passkey, no password' }).click();
  await page.getByRole('link', { name: `Signed in as ${name}` }).click();
  expect(await device.credentials()).toHaveLength(1);
  await expect(page.getByText(/Passkey of Chrome/)).toBeVisible();
  await expectAccessible(page, 'the account with a passkey');
  await page.getByRole('button', { name: /^Take away: Passkey/ }).click();
  await expect(page.getByRole('alert')).toContainText('your only way in');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Make an account' })).toBeVisible();
  let shown = '';
  page.on('request', (request) => {
    if (request.url().endsWith('/session/passkey')) shown = request.postData()!;
  });
  await page.goto(`${site}/sign-in`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('link', { name: `Signed in as ${name}` })).toBeVisible();
  const again = await page.request.post(`${site}/api/v1/session/passkey`, {
    data: shown,
    headers: { 'content-type': 'application/json', origin: site },
  });
  expect(again.status()).toBe(401);
  expectNoErrors([eva]);
});
