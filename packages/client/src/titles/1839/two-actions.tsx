import type { PrivateAuction } from '@roundhouse/titles/1839/face';
import { Fragment } from 'react';
import { useTable } from '../../table/context.tsx';
import { RuleLink } from '../../table/decision/refusals.tsx';
import { rowAction } from '../../table/decision/rows.ts';
import { useChoice } from '../../table/decision/use-choice.ts';
import { textOf } from '@roundhouse/rail/telling/details';
import { classes, Icon } from '../../ui/index.ts';
import type { MessageId, Values } from '../../table/words.ts';

interface Mark {
  readonly state: 'done' | 'chosen' | 'bound' | 'open';
  readonly what: string;
  readonly hint: string;
}

/** The two actions of a turn as two marks: done, chosen, bound to a company that costs nothing, or open. */
export function TwoActions({ auction }: { readonly auction: PrivateAuction }) {
  const { names, say } = useTable('names', 'say');
  const marks = useMarks(auction);
  return (
    <section className="lot-turn" aria-label={say('own.turn.label')}>
      <header>
        <h2>{say('own.turn.title', { player: names.player(auction.turn) })}</h2>
        <p>{say('own.turn.two')}</p>
      </header>
      <ol>
        {marks.map(({ state, what, hint }, at) => (
          <li key={at === 0 ? 'first' : 'second'} className={classes('card', `lot-mark-${state}`)}>
            <i className="num" aria-hidden>
              {at + 1}
            </i>
            <span>
              <b>{what}</b>
              <small>{hint}</small>
            </span>
          </li>
        ))}
      </ol>
      <Reasons auction={auction} />
    </section>
  );
}

function useMarks({ turn, actions, free, lots }: PrivateAuction): Mark[] {
  const { s, lines, names, decision, say } = useTable('s', 'lines', 'names', 'decision', 'say');
  const { row } = useChoice();
  const owed = free.filter((lot) => lots.includes(lot));
  // What the turn has done already is the last thing that its player did.
  const last = lines
    .filter(({ line }) => line.seq <= s.seq && ['discount', 'privateSold'].includes(line.event.event))
    .at(-1)?.line.event;
  const marks: Mark[] = [];
  if (actions === 1 && last) {
    const values = { lot: names.lot(textOf(last, 'private')), price: Number(last['price']) };
    marks.push({
      state: 'done',
      what: say(last.event === 'discount' ? 'own.turn.cheaper' : 'own.turn.bought', values),
      hint: say('own.turn.done'),
    });
  }
  const action = row && decision?.by === turn && rowAction(row);
  if (action && ['buyLot', 'discount'].includes(action.type)) {
    const lot = textOf(action, 'private');
    marks.push({
      state: 'chosen',
      what: say(action.type === 'discount' ? 'own.turn.makeCheaper' : 'own.turn.buy', { lot: names.lot(lot) }),
      hint: say('own.turn.chosen'),
    });
    const at = owed.indexOf(lot);
    if (at >= 0) owed.splice(at, 1);
  }
  while (marks.length < 2) {
    const bound = owed.shift();
    marks.push(
      bound === undefined
        ? { state: 'open', what: say('own.turn.open'), hint: say('own.turn.either') }
        : { state: 'bound', what: say('own.turn.take', { lot: names.lot(bound) }), hint: say('own.turn.bound') },
    );
  }
  return marks;
}

/** Why this turn is bound, one line for each ban that holds in it. */
function Reasons({ auction: { free, lots, alone, discounted } }: { readonly auction: PrivateAuction }) {
  const { names, say } = useTable('names', 'say');
  const owed = free.filter((lot) => lots.includes(lot));
  const own = discounted.filter((lot) => lots.includes(lot));
  const list = (ids: readonly string[]): string => ids.map((id) => names.lot(id)).join(', ');
  const reasons: { readonly id: MessageId; readonly values?: Values; readonly rules: readonly string[] }[] = [
    ...(owed.length > 0
      ? [{ id: 'own.turn.why.free' as const, values: { lots: list(owed), count: owed.length }, rules: ['6-6', '6-7'] }]
      : []),
    ...(alone ? [{ id: 'own.turn.why.alone' as const, rules: ['6-8'] }] : []),
    ...(own.length > 0 ? [{ id: 'own.turn.why.own' as const, values: { lots: list(own) }, rules: ['6-4'] }] : []),
  ];
  return reasons.map(({ id, values, rules }) => (
    <p key={id} className="lot-why">
      <Icon name="lock" size={14} /> <span>{say(id, values)}</span>
      {rules.map((rule) => (
        <Fragment key={rule}>
          {' '}
          <RuleLink rule={rule} />
        </Fragment>
      ))}
    </p>
  ));
}
