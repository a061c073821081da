/** 14.2 Blue cousins and 14.5.2 Vulcan Foundry: what cousins earn by trains that run by their powers. */
import {
  BANK,
  checkRoutes,
  type CompanyId,
  type Network,
  pay,
  type Route,
  type RoutePay,
  type StopKind,
  type TrainSpec,
} from '@roundhouse/rail';
import { networkFor, runners, runRules } from '../15-trains/15.2-network.ts';
import type { Game } from '../state.ts';
import { GWSC, SASSOON } from './14.2-in-routes.ts';

/** What the stops of these kinds on a route are worth, the least first. */
const worth = (network: Network, { stops }: RoutePay, ...kinds: readonly StopKind[]): number[] =>
  stops
    .map(({ stop }) => network.stops[stop]!)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ value }) => value)
    .sort((a, b) => a - b);

/** How many cities and off-boards a train visits without a power. */
const reachOf = ({ limits }: TrainSpec): number => limits.find(({ kinds }) => kinds.includes('city'))?.max ?? 0;

/**
 * Half of the smaller of two ports (14.2.1-3), half of the port (14.2.2-3), half of the city that was added, which is the least
 * valuable one (14.5.2-3, Q67). A route that does not use its power earns nothing.
 */
export function incomeBy(power: string, network: Network, route: RoutePay, train: TrainSpec): number {
  const [port = 0, ...otherPorts] = worth(network, route, 'port');
  if (power === GWSC) return otherPorts.length === 0 ? 0 : port / 2;
  if (power === SASSOON) return port / 2;
  const isLonger = worth(network, route, 'city', 'offboard').length > reachOf(train);
  return isLonger ? worth(network, route, 'city')[0]! / 2 : 0;
}

/** From the bank, for each such route and every time. */
export function payCousins(g: Game, company: CompanyId, routes: readonly Route[]): void {
  const [network, trains] = [networkFor(g.s, company), runners(g.s, company)];
  const run = checkRoutes(network, trains, routes, runRules(g.s, company));
  if ('fault' in run) return;
  for (const [i, { power, train }] of routes.entries()) {
    if (power === undefined) continue;
    const plain = trains.find((one) => one.id === train && one.power === undefined)!;
    pay(g, BANK, power, incomeBy(power, network, run.routes[i]!, plain), 'power');
  }
}
