/** 8.9 Buy port marker(s). */
import { field, log } from '@roundhouse/kernel';
import {
  about,
  cashOf,
  endStep,
  pay,
  type Skipped,
  stepBack,
  type StepFrame,
  type TradeTerms,
  tradeWith,
  wasDeclined,
} from '@roundhouse/rail';
import { francs, nameOf, PORT_PRICE, ports } from '../material.ts';
import { plays } from '../readings.ts';
import { decides, directorOf, type Game, move, type State } from '../state.ts';
import { operatingTurnOf } from '../state-operating.ts';
import { setPort } from './8.5.3-ports.ts';
import { inOrder, isOver, onTurn, operating } from './8.3-order.ts';

const termsOf = (company: string, hex: string): TradeTerms => ({ thing: 'port', id: hex, company, price: PORT_PRICE });

/** Markers that other companies own. */
const othersPorts = (s: State, company: string): string[] =>
  ports.filter((hex) => s.ext.ports[hex] !== null && s.ext.ports[hex] !== company);

/** For exactly 20fr, from treasury to treasury. */
export function sellPort(g: Game, { id, company, price }: TradeTerms): void {
  log(g, { event: 'buyPort', company, hex: id });
  pay(g, company, g.s.ext.ports[id]!, price, 'port');
  setPort(g, id, company);
}

/** Any number, one after the other (8.9-1). */
const buyPort = move({
  type: 'buyPort',
  fields: { hex: field.oneOf(ports) },
  candidates: (s, f: StepFrame) => othersPorts(s, f.of).map((hex) => ({ fields: { hex }, subjects: [about.hex(hex)] })),
  checks: [
    {
      rule: '8.9-2',
      passes: (s, f: StepFrame, a) => othersPorts(s, f.of).includes(a.hex),
      says: (_, _f, a) => `No other company has the port marker of ${nameOf(a.hex)}.`,
    },
    {
      rule: '8.9-2',
      passes: (s, f) => cashOf(s, f.of) >= PORT_PRICE,
      says: (s, f) => `A port marker costs ${francs(PORT_PRICE)}, and the ${f.of} has ${francs(cashOf(s, f.of))}.`,
    },
    {
      rule: '8.9-2',
      passes: (s, f, a) => !wasDeclined(operatingTurnOf(s)!, termsOf(f.of, a.hex)),
      says: 'The other director has declined, and the price is fixed.',
    },
  ],
  when: [...onTurn, inOrder],
  passedOver: (s) => (isOver(s, 'ports') ? { kind: 'ports', of: operating(s) } : undefined),
  apply(g, f, a) {
    const [seller] = directorOf(g.s, g.s.ext.ports[a.hex]!);
    tradeWith(g, a, seller!, termsOf(f.of, a.hex), sellPort);
  },
});

export const isPortStepIdle = (s: State, { of }: StepFrame): boolean =>
  cashOf(s, of) < PORT_PRICE || othersPorts(s, of).every((hex) => wasDeclined(operatingTurnOf(s)!, termsOf(of, hex)));

/** A company that has declined was asked. */
export function whyNoPorts(s: State, { of }: StepFrame): Skipped | null {
  const offered = othersPorts(s, of);
  if (offered.length === 0) return { why: 'noneLeft' };
  return cashOf(s, of) < PORT_PRICE ? { why: 'money', price: PORT_PRICE, amount: cashOf(s, of) } : null;
}

/** Over when nothing more can be bought, since every director asked has declined. */
export const portStep = decides(
  [buyPort, endStep],
  (_, f) => `${f.of}: buy port markers for ${francs(PORT_PRICE)} each`,
  (g, f) => {
    const over = isPortStepIdle(g.s, f) && plays(g.s, 'declinedPorts', 'step-ends');
    if (over) stepBack(g, f);
    return over;
  },
);
