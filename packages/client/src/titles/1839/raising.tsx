import { cashOf, type RailState } from '@roundhouse/rail';
import { emergencyFacts } from '@roundhouse/titles/1839/face';
import type { Step } from '../../game/handle.ts';
import { useTable } from '../../table/context.tsx';
import { useChoice } from '../../table/decision/use-choice.ts';
import { numberOf } from '@roundhouse/rail/telling/details';
import { type Source, SumOwed } from '../../table/decision/sum-owed.tsx';
import { seatColor } from '../../ui/index.ts';
import type { PartProps } from '../presentation.ts';
import { as1839, frameOf } from './state.ts';

/** The debt as a bar, filled by its sources in their order; and what is still missing. */
export function MoneyBar({ frame }: PartProps) {
  const { s, at, view, names, say } = useTable('s', 'at', 'view', 'names', 'say');
  const { row, outcome } = useChoice();
  const emergency = frameOf(s, 'emergency');
  if (!emergency || frame.kind !== 'emergency') return null;
  const { owed, missing, payer } = emergencyFacts(as1839(s), emergency);
  const owner = emergency.of;
  const there = cashOf(s, owner);
  const given = givenSince(view.steps, at, owner);
  // The director's cash moves with the payment; in games of before it already has.
  const pledged = Math.max(0, owed - missing - there);
  const seat = view.seats.findIndex(({ player }) => player === payer);
  const sources: Source[] = [
    {
      key: 'treasury',
      words: say('own.raise.treasury', { owner: names.owner(owner) }),
      amount: there - given.help - given.sold,
      color: 'var(--ink-2)',
    },
    {
      key: 'sold',
      words: say('own.raise.ownShares', { owner: names.owner(owner) }),
      amount: given.sold,
      color: 'var(--ink-3)',
    },
    {
      key: 'help',
      words: say('own.raise.cash', { player: names.player(payer) }),
      amount: given.help + pledged,
      color: seatColor(seat),
    },
  ];
  const chosen = row?.type === 'sell' && outcome?.ok ? missing - missingIn(outcome.done) : 0;
  return (
    <SumOwed
      what={say(`own.raise.${emergency.need}`, { owner: names.owner(owner), owed })}
      lacking={missing}
      {...{ owed, sources, chosen }}
    />
  );
}

/** What is missing after a sale: nothing where it has paid. */
function missingIn(s: RailState): number {
  const emergency = frameOf(s, 'emergency');
  return emergency ? emergencyFacts(as1839(s), emergency).missing : 0;
}

/** What the director's cash and the company's own shares have brought since it last paid for something. */
function givenSince(steps: readonly Step[], at: number, owner: string): { help: number; sold: number } {
  let [help, sold] = [0, 0];
  const events = steps.filter(({ seq }) => seq <= at).flatMap((step) => step.events);
  for (const event of events.toReversed()) {
    if (event.event === 'operates' || (event.event === 'pay' && event['from'] === owner)) break;
    if (event.event !== 'pay' || event['to'] !== owner) continue;
    if (event['why'] === 'help') help += numberOf(event, 'amount');
    else if (event['why'] === 'shares') sold += numberOf(event, 'amount');
    else break;
  }
  return { help, sold };
}
