/** 8.5.3 Claim port marker, and what the markers pay (8.1). */
import { updateFrame, field, log } from '@roundhouse/kernel';
import { about, BANK, pay, setExt, type StepFrame, trainsOf } from '@roundhouse/rail';
import { hasRouteTo } from '../geography.ts';
import { nameOf, PORT_PRICE, ports, roster } from '../material.ts';
import { type Game, move, type State } from '../state.ts';
import { operatingTurnOf } from '../state-operating.ts';
import { inOrder, onTurn } from './8.3-order.ts';
import { notAfter, notMoved, stationStep } from './8.5.1-placing.ts';

/** Each pays 20fr into the treasury of its company (8.1-3). */
export function payPorts(g: Game): void {
  for (const hex of ports) {
    const owner = g.s.ext.ports[hex];
    if (owner) pay(g, BANK, owner, PORT_PRICE, 'port');
  }
}

export const setPort = (g: Game, hex: string, company: string): void =>
  setExt(g, { ports: { ...g.s.ext.ports, [hex]: company } });

const isUnclaimed = (s: State, hex: string): boolean => s.ext.ports[hex] === null;

/** What a company could claim, as it is when its turn begins: later track does not help (Q57). */
export const claimsOf = (s: State, company: string) => ({
  hadTrain: trainsOf(s, roster, company).length > 0,
  // A port in a hex of two cities is in either of them (8.5.3-1).
  claims: ports.filter((hex) => isUnclaimed(s, hex) && hasRouteTo(s, company, hex)),
});

/** One in a round, in place of a marker, and free of charge (8.5.3-2, Q25). */
export const claim = move({
  type: 'claimPort',
  fields: { hex: field.oneOf(ports) },
  candidates: (s, _f: StepFrame) =>
    ports.filter((hex) => isUnclaimed(s, hex)).map((hex) => ({ fields: { hex }, subjects: [about.hex(hex)] })),
  checks: [
    {
      rule: '8.5.3-2',
      passes: (s, _: StepFrame, a) => isUnclaimed(s, a.hex),
      says: (s, _, a) => `The ${s.ext.ports[a.hex]} already has the port marker of ${nameOf(a.hex)}.`,
    },
    {
      rule: '8.5.3-3',
      passes: (s) => operatingTurnOf(s)!.hadTrain,
      says: (_, f) => `The ${f.of} had no train when its turn began, so it cannot claim a port.`,
    },
    {
      rule: '8.5.3-4',
      passes: (s, _, a) => operatingTurnOf(s)!.claims.includes(a.hex),
      says: (_, f, a) =>
        `The ${f.of} had no route to ${nameOf(a.hex)} when its turn began, so it cannot claim the port.`,
    },
  ],
  when: [
    ...onTurn,
    notAfter('8.5.1-9', 'place', 'The company placed a station marker this round, so it cannot also claim a port.'),
    notAfter('8.5.3-2', 'claim', 'The company has claimed its one port for this round.'),
    notMoved,
    inOrder,
  ],
  passedOver: stationStep,
  apply(g, f, a) {
    setPort(g, a.hex, f.of);
    log(g, { event: 'claimPort', company: f.of, hex: a.hex });
    updateFrame(g, operatingTurnOf(g.s)!, { stationed: 'claim' });
  },
});
