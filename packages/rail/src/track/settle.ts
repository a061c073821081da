import { addLink, arrivalBeyond, exitsOf, exitsOfSource, flood, type Search } from './search.ts';

/**
 * The doubts of a reach. An arrival is out of reach for sure if every way to it leads over its own hexside in
 * the other direction first, that is if its way back *dominates* it; one look at the dominators of the whole
 * map answers nearly all doubts. What is left is searched for, depth first and nearest first.
 */

/** Steps of depth-first search for one company; far more than real maps ask for. */
const stepLimit = 50_000;

/** All arrivals that could be made if hexsides could be crossed both ways, as a graph. */
interface Graph {
  /** Arrivals in the order of their last visit, reversed; the stations together are number 0. */
  readonly order: readonly number[];
  /** By arrival: its number in `order`, or -1. */
  readonly rank: Int16Array;
  /** By number: numbers of those before it. */
  readonly before: readonly number[][];
}

const atStations = -1;

function successors(search: Search, arrival: number, barred: Uint8Array): number[] {
  const next: number[] = [];
  const add = (hex: number, exits: number): void => {
    for (let edge = 0; edge < 6; edge++) {
      if (!(exits & (1 << edge))) continue;
      const beyond = arrivalBeyond(search, hex, edge);
      if (beyond >= 0 && barred[beyond] === 0) next.push(beyond);
    }
  };
  if (arrival === atStations) {
    for (const source of search.sources) add(source.hex, exitsOfSource(search, source, false));
  } else {
    add((arrival / 6) | 0, exitsOf(search, arrival, false));
  }
  return next;
}

function graphOf(search: Search, barred: Uint8Array): Graph {
  const seen = new Uint8Array(search.linkOf.length);
  const nexts = new Map<number, number[]>();
  const finished: number[] = [];
  const path: number[] = [atStations];
  const at: number[] = [0];
  nexts.set(atStations, successors(search, atStations, barred));
  while (path.length > 0) {
    const top = path.length - 1;
    const arrival = path[top] as number;
    const next = (nexts.get(arrival) as number[])[at[top] as number];
    if (next === undefined) {
      finished.push(arrival);
      path.pop();
      at.pop();
      continue;
    }
    at[top] = (at[top] as number) + 1;
    if (seen[next] === 1) continue;
    seen[next] = 1;
    nexts.set(next, successors(search, next, barred));
    path.push(next);
    at.push(0);
  }
  const order = finished.reverse();
  const rank = new Int16Array(search.linkOf.length).fill(-1);
  order.forEach((arrival, number) => {
    if (arrival !== atStations) rank[arrival] = number;
  });
  const before: number[][] = order.map(() => []);
  order.forEach((arrival, number) => {
    for (const next of nexts.get(arrival) as number[]) (before[rank[next] as number] as number[]).push(number);
  });
  return { order, rank, before };
}

/** By number: the last one that every way to it must pass (Cooper, Harvey and Kennedy's iteration). */
function dominators(graph: Graph): Int16Array {
  const dominator = new Int16Array(graph.order.length).fill(-1);
  dominator[0] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let number = 1; number < graph.order.length; number++) {
      let common = -1;
      for (const other of graph.before[number] as number[]) {
        if (dominator[other] === -1) continue;
        let [a, b] = [other, common < 0 ? other : common];
        while (a !== b) {
          while (a > b) a = dominator[a] as number;
          while (b > a) b = dominator[b] as number;
        }
        common = a;
      }
      if (dominator[number] !== common) {
        dominator[number] = common;
        changed = true;
      }
    }
  }
  return dominator;
}

/** The same hexside, crossed the other way. */
function wayBack(search: Search, arrival: number): number {
  return search.layout.board.across[arrival] as number;
}

function dominated(search: Search, graph: Graph, dominator: Int16Array, arrival: number): boolean {
  const back = graph.rank[wayBack(search, arrival)] as number;
  let number = graph.rank[arrival] as number;
  if (number < 0) return true;
  if (back < 0) return false;
  while (number > 0) {
    number = dominator[number] as number;
    if (number === back) return true;
  }
  return false;
}

/** By number: steps from there to the goal that avoid its way back, or -1. */
function stepsTo(search: Search, graph: Graph, goal: number): Int16Array {
  const steps = new Int16Array(graph.order.length).fill(-1);
  const avoided = graph.rank[wayBack(search, goal)] as number;
  const queue = [graph.rank[goal] as number];
  steps[queue[0] as number] = 0;
  for (let head = 0; head < queue.length; head++) {
    const number = queue[head] as number;
    for (const other of graph.before[number] as number[]) {
      if (steps[other] !== -1 || other === avoided) continue;
      steps[other] = (steps[number] as number) + 1;
      queue.push(other);
    }
  }
  return steps;
}

/** A chain to the goal that crosses no hexside twice; null if there is none, undefined if it took too long. */
function findChain(search: Search, graph: Graph, barred: Uint8Array, goal: number, left: { steps: number }) {
  const steps = stepsTo(search, graph, goal);
  const crossed = new Uint8Array(search.linkOf.length);
  const chain: number[] = [];
  const visit = (arrival: number): number[] | null | undefined => {
    if (arrival === goal) return [...chain];
    if (left.steps-- <= 0) return undefined;
    const stepsFrom = (next: number): number => steps[graph.rank[next] as number] as number;
    const nexts = successors(search, arrival, barred).filter(
      (next) => stepsFrom(next) >= 0 && crossed[next] === 0 && crossed[wayBack(search, next)] === 0,
    );
    nexts.sort((a, b) => stepsFrom(a) - stepsFrom(b) || a - b);
    for (const next of nexts) {
      crossed[next] = 1;
      chain.push(next);
      const found = visit(next);
      if (found !== null) return found;
      chain.pop();
      crossed[next] = 0;
    }
    return null;
  };
  return visit(atStations);
}

function unanswered(search: Search, barred: Uint8Array): number[] {
  const open = search.doubtful.filter((arrival) => search.linkOf[arrival] === -1 && barred[arrival] === 0);
  return [...new Set(open)];
}

/** Answer all doubts. */
export function settle(search: Search, budget: number = stepLimit): void {
  if (search.doubtful.length > 0) answer(search, budget);
  search.settled = true;
}

function answer(search: Search, budget: number): void {
  const barred = new Uint8Array(search.linkOf.length);
  const left = { steps: budget };
  let open = unanswered(search, barred);
  while (open.length > 0) {
    const graph = graphOf(search, barred);
    const dominator = dominators(graph);
    const undecided: number[] = [];
    for (const arrival of open) {
      if (dominated(search, graph, dominator, arrival)) barred[arrival] = 1;
      else undecided.push(arrival);
    }
    // With the hopeless ones out of the graph, more may turn out to be so: search only when none does.
    if (undecided.length === open.length) {
      const goal = undecided[0] as number;
      const chain = findChain(search, graph, barred, goal, left);
      if (chain) {
        let link = -1;
        for (const arrival of chain) link = addLink(search, arrival, link);
        flood(search);
      } else {
        barred[goal] = 1;
        if (chain === undefined) search.exact = false;
      }
    }
    open = unanswered(search, barred);
  }
  search.doubtful = [];
}
