/** A page that is loaded again in the middle of something of 1820 goes on where it was. */
import { Followed, savedFile } from './follow.ts';
import { expect, test } from './kit.ts';
import { openFile, question } from './table-kit.ts';

const file = savedFile('1820-13');

/** What is under way after so many entries, as the page asks for it. */
const moments: readonly { readonly after: number; readonly asks: RegExp }[] = [
  // A bid stands in the cousin auction, and another one in the open cry for the future trains.
  { after: 1, asks: /^Cousin auction$/ },
  { after: 11, asks: /^Future trains/ },
  // A float with its place and one of its buyers, then as its other buyer is asked to agree to it.
  { after: 26, asks: /^Who buys the 40%\?$/ },
  { after: 28, asks: /^Do you agree to this float\?$/ },
  // A company under the hammer, and a bid that its director may decline.
  { after: 57, asks: /^Takeover auction: the / },
  { after: 58, asks: /M&GN/ },
];

test('a game of 1820 opens again in the middle of auctions, a draft and a takeover', async ({ page, address }) => {
  for (const { after, asks } of moments) {
    const game = new Followed(page, file, after);
    await openFile(page, address, { ...file, entries: file.entries.slice(0, after) }, '1820');
    await expect(question(page)).toHaveText(asks);
    const before = await question(page).textContent();
    await page.reload();
    await expect(question(page)).toHaveText(before!);
    await game.step();
  }
});
