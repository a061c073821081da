/** How a server is set up: one list of settings, each by a flag, by the environment, or as usual. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { MailOptions } from '@roundhouse/server';
import { Failure } from '../failure.ts';
import { DEFAULT_PORT } from './listen.ts';
import type { LogForm } from './log.ts';

export interface ServeOptions {
  readonly data?: string;
  readonly port?: string;
  readonly host?: string;
  readonly lan?: boolean;
  readonly https?: boolean;
  readonly proxies?: string;
  readonly hosts?: string;
  readonly metrics?: string;
  readonly log?: string;
  readonly open?: boolean;
  /** Its folder, or none; left out, the one that was built. */
  readonly page?: string | false;
  readonly printConfig?: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Setting<T> {
  readonly value: T;
  /** A flag, a variable, or `usual`. */
  readonly from: string;
  /** As it is shown; secrets are hidden. */
  readonly shown: string;
}

export interface Config {
  readonly data: Setting<string>;
  readonly database: Setting<string | undefined>;
  readonly port: Setting<number | undefined>;
  readonly host: Setting<string>;
  readonly https: Setting<boolean>;
  readonly proxies: Setting<readonly string[] | undefined>;
  readonly hosts: Setting<readonly string[] | undefined>;
  readonly metrics: Setting<string | undefined>;
  readonly log: Setting<LogForm>;
  /** Where all three of its variables are set. */
  readonly mail: Setting<MailOptions | undefined>;
}

export function configOf(options: ServeOptions, env: Environment): Config {
  const chosen = (flag: string, given: string | undefined, variable: string, usual: string): Setting<string> => {
    const fromEnv = env[variable] || undefined;
    const value = given ?? fromEnv ?? usual;
    return { value, shown: value, from: given !== undefined ? flag : fromEnv !== undefined ? `$${variable}` : 'usual' };
  };
  const data = chosen('--data', options.data, 'ROUNDHOUSE_DATA', 'data');
  const folder = resolve(data.value);
  const port = chosen('--port', options.port, 'PORT', '');
  const host = chosen('--host', options.host, 'HOST', options.lan ? '0.0.0.0' : '127.0.0.1');
  const https = options.https ?? false;
  const proxies = chosen('--proxies', options.proxies, 'PROXIES', '');
  const hosts = chosen('--hosts', options.hosts, 'HOSTS', '');
  const metrics = chosen('--metrics', options.metrics, 'METRICS', '');
  const log = chosen('--log', options.log, 'LOG', process.stderr.isTTY ? 'pretty' : 'json');
  return {
    data: { ...data, value: folder, shown: folder },
    database: databaseIn(env),
    mail: mailIn(env),
    port: { ...port, value: portOf(port.value), shown: port.value || `${DEFAULT_PORT} or the next free one` },
    host: host.from === 'usual' && options.lan ? { ...host, from: '--lan' } : host,
    proxies: { ...proxies, value: proxiesOf(proxies.value), shown: proxies.value || (https ? 'loopback' : 'none') },
    hosts: { ...hosts, value: listIn(hosts.value), shown: hosts.value || 'any' },
    metrics: { ...metrics, value: metricsAt(metrics.value), shown: metrics.value || 'none' },
    log: { ...log, value: logForm(log.value) },
    https: { value: https, shown: String(https), from: options.https === undefined ? 'usual' : '--https' },
  };
}

/** Every setting as it is shown. */
export const settingsIn = (config: Config): { name: string; shown: string; from: string }[] =>
  Object.entries(config).map(([name, { shown, from }]) => ({ name, shown, from }));

/** One line for each setting: name, value, where from. */
export function configLines(config: Config): string[] {
  const rows = settingsIn(config).map(({ name, shown, from }) => [name, shown, from] as const);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map(([name, shown, from]) => `${name.padEnd(widths[0]!)}  ${shown.padEnd(widths[1]!)}  ${from}`);
}

function databaseIn(env: Environment): Config['database'] {
  const value = env['DATABASE_URL'] || undefined;
  if (value === undefined) return { value, shown: 'embedded', from: 'usual' };
  if (!URL.canParse(value) || !/^postgres(ql)?:$/u.test(new URL(value).protocol))
    throw new Failure('DATABASE_URL must be like postgres://name:password@host:5432/database.', 2);
  const shown = new URL(value);
  if (shown.password !== '') shown.password = '***';
  // A password may also stand among the parameters.
  shown.search = '';
  return { value, shown: shown.href, from: '$DATABASE_URL' };
}

function listIn(text: string): readonly string[] | undefined {
  const names = text.split(',').map((name) => name.trim());
  const some = names.filter((name) => name !== '');
  return some.length === 0 ? undefined : some;
}

function proxiesOf(text: string): readonly string[] | undefined {
  const all = listIn(text);
  for (const one of all ?? []) {
    const [address = '', bits] = one.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    const isNetwork = bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= most);
    if (one !== 'loopback' && (isIP(address) === 0 || !isNetwork))
      throw new Failure(`"${one}" is not the address of a proxy: write one like 127.0.0.1, 10.0.0.0/8 or loopback.`, 2);
  }
  return all;
}

function metricsAt(text: string): string | undefined {
  if (text === '') return undefined;
  const [, port] = /^[^\s/]+:(\d{1,5})$/u.exec(text) ?? [];
  if (port === undefined || Number(port) > 65535)
    throw new Failure(`"${text}" is not an address for metrics: write one like 127.0.0.1:9464.`, 2);
  return text;
}

function logForm(text: string): LogForm {
  if (text === 'pretty' || text === 'json') return text;
  throw new Failure(`the log is written as pretty or json, not as "${text}".`, 2);
}

/** A link in a mail needs an address that nobody can make up, so the page's own is named with the mail server. */
function mailIn(env: Environment): Config['mail'] {
  const [smtp, from, page] = MAIL_VARIABLES.map((name) => env[name] || undefined);
  if (smtp === undefined) return { value: undefined, shown: 'none', from: 'usual' };
  if (!URL.canParse(smtp) || !/^smtps?:$/u.test(new URL(smtp).protocol))
    throw new Failure('SMTP_URL must be like smtp://name:password@host:587.', 2);
  if (from === undefined || page === undefined || !URL.canParse(page))
    throw new Failure('SMTP_URL needs MAIL_FROM, who writes, and PAGE_URL, the address of the page, beside it.', 2);
  const shown = new URL(smtp);
  if (shown.password !== '') shown.password = '***';
  shown.search = '';
  return { value: { smtp, from, page }, shown: `${shown.href} as ${from} for ${page}`, from: '$SMTP_URL' };
}
const MAIL_VARIABLES = ['SMTP_URL', 'MAIL_FROM', 'PAGE_URL'];

function portOf(text: string): number | undefined {
  if (text === '') return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Failure(`"${text}" is not a port number.`, 2);
  return port;
}
