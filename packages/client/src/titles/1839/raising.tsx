import { cashOf } from '@roundhouse/rail';
import { emergencyFacts } from '@roundhouse/titles/1839/face';
import type { Step } from '../../game/handle.ts';
import { useTable } from '../../table/context.tsx';
import { useChoice } from '../../table/decision/use-choice.ts';
import { numberOf } from '@roundhouse/rail/telling/details';
import { type Source, SumOwed } from '../../table/decision/sum-owed.tsx';
import { seatColor } from '../../ui/index.ts';
import type { PartProps } from '../presentation.ts';
import { as1839, emergencyOf } from './state.ts';

/** The debt as a bar, filled by its sources in their order; and what is still missing. */
export function MoneyBar({ frame }: PartProps) {
  const { s, at, view, names, say } = useTable();
  const { row, outcome } = useChoice();
  const emergency = emergencyOf(s);
  if (!emergency || frame.kind !== 'emergency') return null;
  const { owed, payer } = emergencyFacts(as1839(s), emergency);
  const owner = emergency.of;
  const there = cashOf(s, owner);
  const missing = Math.max(0, owed - there);
  const given = givenSince(view.steps, at, owner);
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
      amount: given.help,
      color: seatColor(seat),
    },
  ];
  const chosen = row?.type === 'sell' && outcome?.ok ? Math.max(0, cashOf(outcome.done, payer) - cashOf(s, payer)) : 0;
  return (
    <SumOwed
      what={say(`own.raise.${emergency.need}`, { owner: names.owner(owner), owed })}
      lacking={missing}
      {...{ owed, sources, chosen }}
    />
  );
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
