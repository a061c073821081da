/** How a server is set up: what holds, where it comes from, and what cannot be. */
import { expect, test } from 'vitest';
import { configLines, configOf } from '../../src/serve/config.ts';

test('a flag goes before the environment, and that before what is usual', () => {
  const { port, host, data, database } = configOf(
    { port: '90', lan: true },
    { PORT: '80', ROUNDHOUSE_DATA: '/srv/games', HOST: '' },
  );
  expect(port).toMatchObject({ value: 90, from: '--port' });
  expect(host).toMatchObject({ value: '0.0.0.0', from: '--lan' });
  expect(data).toMatchObject({ value: '/srv/games', from: '$ROUNDHOUSE_DATA' });
  expect(database).toMatchObject({ value: undefined, shown: 'embedded', from: 'usual' });
});

test('a password is shown nowhere', () => {
  const url = 'postgres://club:geheim@db.example:5433/games?password=geheim';
  const config = configOf({}, { DATABASE_URL: url });
  expect(config.database.value).toBe(url);
  const lines = configLines(config).join('\n');
  expect(lines).toContain('postgres://club:***@db.example:5433/games');
  expect(lines).not.toContain('geheim');
});

test('mail needs to be told who writes and where the page is', () => {
  const env = { SMTP_URL: 'smtp://club:geheim@mail.example:587', MAIL_FROM: 'games@example.org' };
  expect(() => configOf({}, env)).toThrow(/^SMTP_URL needs MAIL_FROM/);
  expect(() => configOf({}, { SMTP_URL: 'mail.example' })).toThrow(/^SMTP_URL must be like smtp:/);
  const config = configOf({}, { ...env, PAGE_URL: 'https://games.example.org' });
  expect(config.mail.value).toEqual({
    smtp: env.SMTP_URL,
    from: env.MAIL_FROM,
    page: 'https://games.example.org',
  });
  expect(configLines(config).join('\n')).not.toContain('geheim');
});

test('lists are taken with commas between their parts', () => {
  const { proxies, hosts, metrics, log } = configOf(
    { proxies: '10.0.0.0/8, loopback' },
    { HOSTS: 'play.example.org,www.play.example.org', METRICS: '127.0.0.1:9464', LOG: 'json' },
  );
  expect(proxies).toMatchObject({ value: ['10.0.0.0/8', 'loopback'], from: '--proxies' });
  expect(hosts).toMatchObject({ value: ['play.example.org', 'www.play.example.org'], from: '$HOSTS' });
  expect([metrics.value, log.value]).toEqual(['127.0.0.1:9464', 'json']);
  expect(configOf({ https: true }, {}).proxies).toMatchObject({ value: undefined, shown: 'loopback' });
});

test('what cannot be is refused in one sentence', () => {
  expect(() => configOf({ port: '65536' }, {})).toThrow('"65536" is not a port number.');
  expect(() => configOf({}, { PORT: 'http' })).toThrow('"http" is not a port number.');
  expect(() => configOf({ proxies: '10.0.0.1,somewhere' }, {})).toThrow('"somewhere" is not the address of a proxy');
  expect(() => configOf({ proxies: '10.0.0.0/33' }, {})).toThrow('"10.0.0.0/33" is not the address');
  expect(() => configOf({ metrics: '9464' }, {})).toThrow('"9464" is not an address for metrics');
  expect(() => configOf({}, { METRICS: '127.0.0.1:65536' })).toThrow('is not an address for metrics');
  expect(() => configOf({ log: 'xml' }, {})).toThrow('pretty or json, not as "xml"');
  expect(() => configOf({}, { DATABASE_URL: 'mysql://x/y' })).toThrow(/^DATABASE_URL must be like postgres:/);
});
