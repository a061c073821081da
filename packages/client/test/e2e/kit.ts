/** What every test in the browser uses: a page without waiting bots that reports its own errors, and checks for all pages. */
import { type BrowserContext, test as base, devices, expect, type Page } from '@playwright/test';
import { isAbortedFont } from './aborted-font.ts';

export { expect } from '@playwright/test';

interface Kit {
  /** Addresses of the page start here. */
  readonly address: string;
  /** Closes what a test has opened beside its own page: windows that stay go on drawing, and call for servers that are gone. */
  readonly closing: void;
}

export const test = base.extend<Kit>({
  // oxlint-disable-next-line no-empty-pattern
  address: async ({}, use) => use(process.env['ROUNDHOUSE_URL']!),
  closing: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await quicken(context);
    await withoutGames(context);
    await use(context);
  },
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(page);
    expect(
      errors.filter((error) => !isAbortedFont(error)),
      'errors in the page',
    ).toEqual([]);
  },
});

/** Bots act at once, nobody is taught, and what the page's security policy forbids is an error of the page. */
export async function quicken(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem('roundhouse.pace', 'once');
      // People who know all games: what teaches newcomers has tests of its own (teaching-kit.ts).
      if (localStorage.getItem('roundhouse.teaching') === null)
        localStorage.setItem('roundhouse.teaching', '{"about":["*"],"tips":false}');
    } catch {
      // A page that is still blank has no storage.
    }
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`forbidden by the policy: ${violatedDirective} ${blockedURI}`),
    );
  });
}

/** As where the page is served as plain files: no server answers for games, and the page is the one of this device alone. */
export async function withoutGames(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
}

/** Tests that are run in Firefox, too. */
export const firefoxToo = { tag: '@firefox' };

const { defaultBrowserType: _, ...iPhone } = devices['iPhone 13'];
/** A touch screen, held upright. With one point to a pixel: its finer ones only take time to paint. */
export const phone = { ...iPhone, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

export const themes = ['light', 'dark'] as const;

/** Takes out the insides of mere pictures, thousands of strokes, but not their names, and the later of many alike. */
export async function emptyPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const later of document.querySelectorAll('li:nth-child(n + 20)')) later.remove();
    for (const picture of document.querySelectorAll('svg')) {
      const names = [...picture.children].filter(({ tagName }) => tagName === 'title' || tagName === 'desc');
      picture.replaceChildren(...names);
    }
  });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, visible] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(content).toBeLessThanOrEqual(visible);
}

/** A game with two bots, begun from the home page. */
export async function playNow(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/game\/\w+/);
  return page.url();
}

/** A file in somebody's hand over the page: to be given to a `drop`. */
export const inHand = (page: Page, fileName: string, content: unknown) =>
  page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text!], name!, { type: 'application/json' }));
      return transfer;
    },
    [fileName, JSON.stringify(content)],
  );

/** How many actions the database holds of the game at this address. */
export function savedEntries(page: Page): Promise<number> {
  return page.evaluate(
    (game) =>
      new Promise<number>((counted, failed) => {
        const open = indexedDB.open('roundhouse');
        open.onerror = () => failed(new Error('no database'));
        open.onsuccess = () => {
          const range = IDBKeyRange.bound([game, 0], [game, Number.POSITIVE_INFINITY]);
          const rows = open.result.transaction('entries').objectStore('entries').getAll(range);
          rows.onsuccess = () => {
            open.result.close();
            counted(rows.result.filter(({ entry }: { entry: object }) => 'action' in entry).length);
          };
        };
      }),
    new URL(page.url()).pathname.split('/').at(-1)!,
  );
}
