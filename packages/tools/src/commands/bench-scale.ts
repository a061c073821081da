import { dice } from '@roundhouse/kernel';
import type { Command } from 'commander';
import { MEASURED } from '../bench/scale/costs.ts';
import { type Figures, type Site, simulate } from '../bench/scale/simulate.ts';
import { note, out, outJson, table } from '../output.ts';
import { wholeNumber } from '../values.ts';

interface Options {
  readonly tables: number;
  readonly listeners: number;
  readonly seed: number;
  readonly json?: boolean;
}

const PROCESSES = [4, 8, 16, 32, 64];
const RATES = [400, 800, 1_300, 1_600];
/** How tables are told: to everybody, by channels, by channels with most people where their table is led. */
const WAYS = [
  { name: 'to all', channels: 1, habit: 0 },
  { name: '256 channels', channels: 256, habit: 0 },
  { name: '256 channels, habit', channels: 256, habit: 0.95 },
] as const;

export function addBenchScale(bench: Command): void {
  bench
    .command('scale')
    .description('Simulates a site of 4 to 64 processes on one PostgreSQL, with the times that were measured.')
    .option('--tables <count>', 'live tables', wholeNumber('--tables', 1, 100_000), 10_000)
    .option('--listeners <count>', 'pages at each table', wholeNumber('--listeners', 1, 100), 5)
    .option('--seed <number>', 'of the dice', wholeNumber('--seed', 0, 1_000_000), 1)
    .option('--json', 'everything as one JSON object')
    .action(benchScale);
}

function benchScale({ tables, listeners, seed, json }: Options): void {
  const results: (Site & Figures & { readonly way: string })[] = [];
  for (const { name, channels, habit } of WAYS)
    for (const rate of RATES) {
      note(`${name}, ${rate} actions a second …`);
      for (const processes of PROCESSES) {
        const site = { processes, rate, listeners, tables, channels, habit };
        const chance = dice(seed);
        const figures = simulate(site, MEASURED, () => chance(0x40000000) / 0x40000000);
        results.push({ ...site, ...figures, way: name });
      }
    }
  if (json) {
    outJson({ costs: MEASURED, results });
    return;
  }
  const rows = results.map(({ way, rate, processes, p50, p99, process, log, messages, heard, isOverrun }) => [
    way,
    String(rate),
    String(processes),
    isOverrun ? 'overrun' : p50.toFixed(1),
    isOverrun ? '' : p99.toFixed(1),
    percent(process),
    percent(log),
    percent(messages),
    heard.toFixed(0),
  ]);
  const head = ['told', 'actions/s', 'processes', 'p50, ms', 'p99, ms', 'process', 'commits', 'messages', 'heard/s'];
  for (const line of table([head, ...rows])) out(line);
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
