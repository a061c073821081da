/**
 * A site of many processes on one PostgreSQL, as a queue in front of each of them and one in front of the database's log: actions
 * come by chance to any process, are written, told to all others, and read by those with somebody at the table.
 */
import type { Costs } from './costs.ts';
import { Events, Worker } from './events.ts';

export interface Site {
  readonly processes: number;
  /** Actions a second at all tables together. */
  readonly rate: number;
  /** Listeners of each table; each comes to any process, or all to one where tables have a habit. */
  readonly listeners: number;
  readonly tables: number;
  /** Tables are spread over so many channels, and a process listens to those that it needs; one channel tells everybody all. */
  readonly channels: number;
  /** The share of people whose table is led by the process that its id names. */
  readonly habit: number;
}

export interface Figures {
  /** Milliseconds from sending an action to the last listener. */
  readonly p50: number;
  readonly p99: number;
  /** Shares of the time that are used: of the busiest process, of the database's log, and of its one queue of messages. */
  readonly process: number;
  readonly log: number;
  readonly messages: number;
  /** Messages that a process hears in a second. */
  readonly heard: number;
  /** More comes than is done: the times above would grow without end. */
  readonly isOverrun: boolean;
}

/** Simulated milliseconds; the first part fills the queues and is not counted. */
const LASTS = 12_000;
const COUNTED_FROM = 2_000;
const OVERRUN = 0.97;

export function simulate(site: Site, costs: Costs, random: () => number): Figures {
  const events = new Events();
  const processes = Array.from({ length: site.processes }, () => new Worker(events));
  const log = new Worker(events);
  const delivery = new Worker(events);
  const tellers = processes.map(() => ({ untold: [] as Written[], isTelling: false }));
  const times: number[] = [];
  let heard = 0;

  interface Written {
    readonly table: number;
    readonly at: number;
    /** Processes that still have somebody to tell. */
    waiting: Set<number>;
  }

  const any = (): number => Math.floor(random() * site.processes);
  const homeOf = (table: number): number => table % site.processes;
  const processFor = (table: number): number => (random() < site.habit ? homeOf(table) : any());
  /** Where those at a table listen: the same for the whole game. */
  const listening = Array.from({ length: site.tables }, (_, table) => {
    const at = new Map<number, number>();
    for (let i = 0; i < site.listeners; i++) {
      const process = processFor(table);
      at.set(process, (at.get(process) ?? 0) + 1);
    }
    return at;
  });
  const channelOf = (table: number): number => table % site.channels;
  /** By channel, who listens to it. */
  const followers = Array.from({ length: site.channels }, () => new Set<number>());
  for (const [table, at] of listening.entries())
    for (const process of at.keys()) followers[channelOf(table)]!.add(process);
  const everybody = new Set(processes.keys());

  const told = (written: Written, process: number): void => {
    written.waiting.delete(process);
    if (written.waiting.size === 0 && written.at >= COUNTED_FROM) times.push(events.now - written.at);
  };
  const hear = (process: number, all: readonly Written[]): void => {
    if (events.now >= COUNTED_FROM) heard++;
    processes[process]!.do(costs.message + all.length * costs.mention, () => {
      for (const written of all) {
        const count = listening[written.table]!.get(process) ?? 0;
        if (count > 0) processes[process]!.do(costs.read + count * costs.tell, () => told(written, process));
      }
    });
  };
  /** One message at a time of each process and channel, with all that was written meanwhile. */
  const tell = (process: number): void => {
    const teller = tellers[process]!;
    const all = teller.untold;
    teller.untold = [];
    teller.isTelling = all.length > 0;
    if (all.length === 0) return;
    const byChannel = new Map<number, Written[]>();
    for (const one of all) {
      const channel = channelOf(one.table);
      byChannel.set(channel, [...(byChannel.get(channel) ?? []), one]);
    }
    let left = byChannel.size;
    for (const [channel, some] of byChannel) {
      const to = [...(site.channels === 1 ? everybody : followers[channel]!)].filter((one) => one !== process);
      delivery.do(costs.notify + to.length * costs.deliver, () => {
        for (const one of to) hear(one, some);
        if (--left === 0) tell(process);
      });
    }
  };
  const act = (): void => {
    const table = Math.floor(random() * site.tables);
    const process = processFor(table);
    const at = listening[table]!;
    const written: Written = { table, at: events.now, waiting: new Set(at.keys()) };
    processes[process]!.do(costs.act * 0.6, () =>
      log.do(costs.commit, () => {
        processes[process]!.do(costs.act * 0.4 + (at.get(process) ?? 0) * costs.tell, () => told(written, process));
        tellers[process]!.untold.push(written);
        if (!tellers[process]!.isTelling) tell(process);
      }),
    );
    events.at(events.now + (-Math.log(1 - random()) * 1000) / site.rate, act);
  };
  events.at(0, act);
  events.run(LASTS);
  times.sort((a, b) => a - b);
  const part = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  const busiest = Math.max(...processes.map(({ busy }) => busy)) / LASTS;
  const shares = { process: busiest, log: log.busy / LASTS, messages: delivery.busy / LASTS };
  return {
    p50: part(0.5),
    p99: part(0.99),
    ...shares,
    heard: heard / site.processes / ((LASTS - COUNTED_FROM) / 1000),
    isOverrun: Math.max(...Object.values(shares)) > OVERRUN,
  };
}
