import { expectAccessible } from './access.ts';
import { emptyPictures, expectNoSidewaysScroll, phone, playNow, test } from './kit.ts';

const places: readonly { name: string; path: string; ready: string; pictures?: boolean }[] = [
  { name: 'home', path: '/', ready: 'main h2' },
  { name: 'new game', path: '/new', ready: '.new-start' },
  { name: 'rules', path: '/rules/soh#replacing-tiles-1', ready: '.rule-marked' },
  { name: 'rule books', path: '/rules', ready: 'main svg', pictures: true },
  { name: 'gallery', path: '/gallery', ready: 'main svg', pictures: true },
  { name: 'not found', path: '/nowhere', ready: 'h1' },
];

for (const { name, path, ready, pictures } of places) {
  test(`${name} keeps nobody out, and needs no sideways scrolling on a phone`, async ({ page, address }) => {
    if (name === 'home') await playNow(page, address);
    await page.goto(address + path);
    await page.locator(ready).first().waitFor();
    if (pictures) await emptyPictures(page);
    await expectAccessible(page);
    await page.setViewportSize(phone.viewport);
    await expectNoSidewaysScroll(page);
  });
}
