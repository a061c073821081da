import { expect, test } from './kit.ts';
import { gameUntil } from './1828-play.ts';
import { coveredHexes, decision, gameWith, openFile, tab } from './table-kit.ts';

const games = {
  'Steam Over Holland': () => gameWith('track'),
  '1828': () => gameUntil((s) => s.stack.at(-1)?.kind === 'track'),
} as const;

for (const [title, file] of Object.entries(games)) {
  test(`the whole board of ${title} is in sight with F, in a window of any size`, async ({ page, address }) => {
    await openFile(page, address, file());
    await page.keyboard.press('f');
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1180, height: 800 },
      { width: 1000, height: 700 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(async () => (await coveredHexes(page)).bad, { message: `at ${size.width}` }).toEqual([]);
      expect((await coveredHexes(page)).hexes).toBeGreaterThan(60);
    }
    for (const name of ['Show', 'Legend']) {
      const fold = page.locator('.map-fold', { hasText: name });
      const inside = fold.locator('li, label').first();
      await expect(inside).toBeHidden();
      await fold.locator('summary').click();
      await expect(inside).toBeVisible();
      await fold.locator('summary').click();
      await expect(inside).toBeHidden();
    }
  });
}

test('zoom, pan and the ticks under Show stay with a game, over tabs and a reload', async ({ page, address }) => {
  await openFile(page, address, gameWith('track'));
  const ground = page.locator('.b-ground[data-hex]').first();
  const place = async (): Promise<readonly number[]> => {
    const box = (await ground.boundingBox())!;
    return [box.x, box.y, box.width].map(Math.round);
  };
  const first = await place();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  const window = (await page.locator('.b-window').boundingBox())!;
  const [x, y] = [window.x + window.width / 2, window.y + window.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y - 40, { steps: 4 });
  await page.mouse.up();
  const show = page.locator('.map-fold', { hasText: 'Show' });
  await show.locator('summary').click();
  await show.getByLabel('Tile numbers').check();
  await show.locator('summary').click();
  const moved = await place();
  expect(moved).not.toEqual(first);
  const game = page.url();

  await tab(page, 'Market').click();
  await tab(page, 'Map').click();
  await expect.poll(place).toEqual(moved);
  await page.reload();
  await expect(decision(page)).toBeVisible();
  await expect.poll(place).toEqual(moved);
  await show.locator('summary').click();
  await expect(show.getByLabel('Tile numbers')).toBeChecked();

  // Another game has a board of its own.
  await openFile(page, address, gameWith('track'), 'another');
  await expect.poll(place).toEqual(first);
  // The whole board comes with its button, for good; once more, and it follows the game again.
  await page.goto(game);
  await expect.poll(place).toEqual(moved);
  await page.getByRole('button', { name: 'Show the whole board' }).click();
  await expect.poll(async () => (await coveredHexes(page)).bad).toEqual([]);
  const whole = await place();
  await page.reload();
  await expect.poll(place).toEqual(whole);
  await page.getByRole('button', { name: 'Follow the game' }).click();
  await expect.poll(place).toEqual(first);
});

test('a notice covers neither what has happened nor a button', async ({ page, address }) => {
  await openFile(page, address, gameWith('track'));
  const notice = page.locator('[data-sonner-toast]').first();
  await expect(notice).toBeVisible();
  const under = await notice.evaluate((one) => {
    const box = one.getBoundingClientRect();
    return [...document.querySelectorAll('.since-strip, .decision button, .top-bar button, [role="tab"], .map-fold')]
      .map((other) => other.getBoundingClientRect())
      .filter(
        (other) => other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top,
      ).length;
  });
  expect(under).toBe(0);
});

test('in the dark a black company shows on its bars and as a disc', async ({ page, address }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openFile(
    page,
    address,
    gameWith('stockTurn', (s) => s.companies['OSM']?.status === 'started'),
  );
  const seen = await page.evaluate(() => {
    const light = (color: string): number => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = getComputedStyle(document.querySelector('.card')!).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((v) => {
        const part = v / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const card = light(getComputedStyle(document.querySelector('.card')!).backgroundColor);
    const contrast = (color: string): number => (light(color) + 0.05) / (card + 0.05);
    const bar = [...document.querySelectorAll('.worth-bar i')].find((one) => one.textContent === 'OSM')!;
    const edge = getComputedStyle(bar).boxShadow.match(/rgba?\([^)]+\)/)![0];
    const rim = document.querySelector('svg[aria-label="OSM"] circle')!;
    return { edge: contrast(edge), rim: contrast(getComputedStyle(rim).fill) };
  });
  // What is drawn needs a contrast of three.
  expect(seen.edge).toBeGreaterThan(3);
  expect(seen.rim).toBeGreaterThan(3);
});

test('a chosen row leaves the letters of its avatars as they are', async ({ page, address }) => {
  await openFile(
    page,
    address,
    gameUntil((s) => {
      const top = s.stack.at(-1);
      return top?.kind === 'privateAuction' && Object.values(top.bids).flat().length > 0;
    }),
  );
  const lot = decision(page)
    .locator('.lot', { has: page.locator('.avatar') })
    .first();
  const color = () =>
    lot
      .locator('.avatar')
      .first()
      .evaluate((one) => getComputedStyle(one).color);
  const before = await color();
  await lot.locator('> button').click();
  await expect(lot).toHaveClass(/option-chosen/);
  expect(await color()).toBe(before);
});

test('the board follows a hand that drags it and comes nearer by wheel and by two fingers', async ({
  page,
  address,
}) => {
  await openFile(page, address, gameWith('track'));
  const board = page.locator('.b-live > g').first();
  const lies = async () => {
    const [x, y, zoom] = ((await board.getAttribute('transform')) ?? '').match(/-?[\d.]+(?:e-?\d+)?/g)!.map(Number);
    return { x: x!, y: y!, zoom: zoom! };
  };
  const hex = page.locator('.b-live .b-choice').first();
  const box = (await hex.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await lies();

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 20, { steps: 4 });
  await page.mouse.up();
  const dragged = await lies();
  expect(dragged.x - before.x).toBeCloseTo(30, 0);
  expect(dragged.y - before.y).toBeCloseTo(20, 0);
  await expect(page.locator('.lay-card')).toHaveCount(0);

  await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await lies()).zoom).toBeGreaterThan(dragged.zoom * 1.2);

  const near = (await lies()).zoom;
  await page.locator('.b-window').evaluate(
    (window, [cx, cy]) => {
      const tell = (target: EventTarget, type: string, pointerId: number, clientX: number) =>
        target.dispatchEvent(
          new PointerEvent(type, { pointerId, clientX, clientY: cy!, bubbles: true, pointerType: 'touch' }),
        );
      tell(window, 'pointerdown', 11, cx! - 60);
      tell(window, 'pointerdown', 12, cx! + 60);
      tell(document, 'pointermove', 11, cx! - 30);
      tell(document, 'pointermove', 12, cx! + 30);
      tell(document, 'pointerup', 11, cx! - 30);
      tell(document, 'pointerup', 12, cx! + 30);
    },
    [x, y],
  );
  expect((await lies()).zoom).toBeCloseTo(near / 2, 1);
});

test('both columns fold to rails, and the board stands alone with the decision over it', async ({ page, address }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openFile(page, address, gameWith('track'));
  const part = async () => ((await page.locator('.b-window').boundingBox())?.width ?? 0) / 1024;
  expect(await part()).toBeGreaterThanOrEqual(0.5);
  await page.getByRole('button', { name: 'Fold players and companies' }).click();
  await expect(page.locator('.side')).toBeHidden();
  await page.keyboard.press(']');
  await expect(decision(page)).toBeHidden();
  await expect.poll(part).toBeGreaterThan(0.9);
  // Kept on this device.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show the decision' })).toBeVisible();
  await expect(page.locator('.side')).toBeHidden();
  await page.keyboard.press('[');
  await page.getByRole('button', { name: 'Show the decision' }).click();
  await expect(page.locator('.side')).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.locator('.side')).toBeHidden();
  await expect(decision(page)).toBeVisible();
  await expect.poll(part).toBeGreaterThan(0.98);
  await page.keyboard.press('m');
  await expect(page.locator('.side')).toBeVisible();
});
