/** Nothing that the page's own security policy forbids is ever tried, by the page or by the worker beside it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, firefoxToo, test } from './kit.ts';
import { decision, gameWith, openFile } from './table-kit.ts';

/** The site with a policy that has everything reported which it forbids. */
async function reporting(site: string): Promise<{ address: string; reports: string[]; stop(): void }> {
  const reports: string[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        reports.push(Buffer.concat(parts).toString());
        response.writeHead(204).end();
      });
      return;
    }
    void fetch(site + (request.url ?? '/'), { headers: { 'Accept-Encoding': 'identity' } }).then(async (answer) => {
      const headers = Object.fromEntries(answer.headers);
      const policy = headers['content-security-policy'];
      response.writeHead(answer.status, { ...headers, 'content-security-policy': `${policy}; report-uri /report` });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reports,
    stop: () => void server.close(),
  };
}

test(
  'no place of the page and no search offends against the security policy',
  firefoxToo,
  async ({ page, address, context }) => {
    const site = await reporting(address);
    for (const [path, ready] of [
      ['/', '.title-map svg'],
      ['/new', '.new-start'],
      ['/rules/soh', '.rule'],
      ['/gallery', 'main svg'],
      ['/nowhere', 'h1'],
    ] as const) {
      await page.goto(site.address + path);
      await page.locator(ready).first().waitFor();
    }
    await openFile(page, site.address, gameWith('run'));
    await expect(decision(page).getByText('proven best')).toBeVisible();
    expect(site.reports).toEqual([]);
    // The policy is at work: what it forbids is reported.
    const other = await context.newPage();
    await other.goto(site.address);
    await other.evaluate(() => {
      const image = document.createElement('img');
      image.src = 'https://elsewhere.invalid/picture.png';
      document.body.append(image);
    });
    await expect.poll(() => site.reports.length).toBe(1);
    site.stop();
  },
);
