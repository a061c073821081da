/** Where a request comes from: the kind of device, and the network that it is in. */
import { isIPv6 } from 'node:net';

/** What a request says of its device. */
export interface From {
  readonly ip: string;
  /** The browser, in its own words. */
  readonly agent: string;
}

/** The first that is found holds: many browsers call themselves by the names of others too. */
const BROWSERS = [
  [/\bEdgA?\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
] as const;
const SYSTEMS = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/u, 'Mac'],
  [/\bLinux\b/u, 'Linux'],
] as const;

const firstIn = (kinds: typeof BROWSERS | typeof SYSTEMS, agent: string): string =>
  kinds.find(([sign]) => sign.test(agent))?.[1] ?? '';

/** The browser and the system, each empty where it is not known. */
export const deviceOf = ({ agent }: From): string => `${firstIn(BROWSERS, agent)}|${firstIn(SYSTEMS, agent)}`;

/** The part of an address that a house or a street has in common. */
export function networkOf({ ip }: From): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/u, '');
  if (!isIPv6(plain)) return plain.split('.').slice(0, 3).join('.');
  return expanded(plain).slice(0, 3).join(':');
}

/** The eight parts of an address in which noughts may be left out. */
function expanded(ip: string): string[] {
  const [head = '', tail] = ip.split('::');
  const parts = (text: string): string[] => (text === '' ? [] : text.split(':'));
  if (tail === undefined) return parts(head);
  const zeros = 8 - parts(head).length - parts(tail).length;
  return [...parts(head), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...parts(tail)];
}

/** Addresses that are never seen outside of a house. */
export const isAtHome = (network: string): boolean =>
  /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./u.test(`${network}.`) ||
  /^(?:f[cd]|fe[89ab]|0:0:0$)/u.test(network);
