import type { Choice } from '@roundhouse/kernel';
import { fill, mostIn } from '@roundhouse/kernel';
import { lazyPart } from '../../app/lazy-part.tsx';
import { Button, Icon, Key } from '../../ui/index.ts';
import { useShown, useTable } from '../context.tsx';
import { Cash } from '../parts/amounts.tsx';
import { useExtras } from '../extras.ts';
import { useTableStore } from '../store.ts';
import { type Rest, useRest } from '../use-line.ts';
import { isOnBoard } from './model.ts';
import { RotateButton } from './rotate-button.tsx';
import { RuleLink } from './refusals.tsx';
import { amountOf } from '@roundhouse/rail/telling/amount';
import { closingWords, rowButton, valuesOf } from './row-words.ts';
import { outOfRange } from './rows.ts';
import { useChoice } from './use-choice.ts';

const EndTurnButton = lazyPart(async () => (await import('./end-turn.tsx')).EndTurnButton);
const RunButtons = lazyPart(async () => (await import('./run/run-buttons.tsx')).RunButtons);

/** One accent button with the amount and its key, and the ways out beside it. */
export function DecisionFooter() {
  const table = useShown();
  const { names, presentation } = table;
  const { game, decision, others, act } = useTable('game', 'decision', 'others', 'act');
  const resting = useRest(game);
  const { row, groups } = useChoice();
  const { Beside } = useExtras();
  if (!decision) return null;
  if (resting) return <RestingFooter rest={resting} />;
  const words = (choice: Choice) => closingWords(table, decision.frame, choice.type);
  const { selfSubmitting = false, accent } = presentation.frames?.[decision.frame.kind] ?? {};
  const bare = groups.length === 0 || (selfSubmitting && row === null);
  const plain = decision.plainMoves.toSorted((a, b) => Number(b.type === accent) - Number(a.type === accent));
  const [first, ...rest] = plain;
  const secondary = bare ? rest : plain;
  return (
    <footer className="decision-footer">
      <WhyNot />
      {bare && first ? (
        <ClosingButton choice={first} words={words(first)} primary armed={groups.length + rest.length === 0} />
      ) : (
        <PrimaryButton />
      )}
      <div className="decision-secondary">
        {row && 'tile' in row.choice.fields && <RotateButton />}
        {row?.type === 'run' && <RunButtons />}
        {row?.type === 'dividend' && <EndTurnButton />}
        {secondary.map((choice) => (
          <ClosingButton key={choice.type} choice={choice} words={words(choice)} />
        ))}
        {game.can.hints && <HintButton />}
        {Beside && <Beside />}
        {others.map((choice) => (
          <Button key={`${choice.by} ${choice.type}`} onClick={() => void act(fill(choice))}>
            {words(choice)} ({names.player(choice.by)})
          </Button>
        ))}
      </div>
    </footer>
  );
}

/** The idea first; pressed again, the best moves. */
function HintButton() {
  const { say } = useTable('say');
  const askHint = useTableStore((store) => store.askHint);
  return (
    <Button aria-keyshortcuts="H" onClick={askHint}>
      <Icon name="bulb" /> {say('decision.hint')}
    </Button>
  );
}

/** Nothing can be done until the line is there: the button says so, so that nobody presses in vain. */
export function RestingFooter({ rest }: { readonly rest: Rest }) {
  const { say } = useTable('say');
  return (
    <footer className="decision-footer" aria-busy={rest === 'sending'}>
      <Button kind={rest === 'sending' ? 'primary' : 'plain'} disabled>
        {say(`table.line.rest.${rest}`)}
      </Button>
    </footer>
  );
}

interface ClosingProps {
  readonly choice: Choice;
  readonly words: string;
  readonly primary?: boolean;
  /** Enter presses it: only where there is nothing else to do. */
  readonly armed?: boolean;
}

function ClosingButton({ choice, words, primary = false, armed = false }: ClosingProps) {
  const { act, title } = useTable('act', 'title');
  const destructive = title.wording?.destructive?.includes(choice.type);
  const byKey = armed && !destructive;
  return (
    <Button
      kind={destructive ? 'danger' : primary ? 'primary' : 'plain'}
      data-move={choice.type}
      {...(armed ? { 'data-confirm': '' } : {})}
      {...(byKey ? { 'aria-keyshortcuts': 'Enter' } : {})}
      onClick={(event) => once(event.detail, () => void act(fill(choice)))}
    >
      {words}
      {byKey && <EnterKey />}
    </Button>
  );
}

/** The key is for the eye; those who listen are told by the button itself. */
const EnterKey = () => (
  <span aria-hidden>
    <Key>Enter</Key>
  </span>
);

/** The second half of a double click would answer the next question. */
function once(clicks: number, run: () => void): void {
  if (clicks <= 1) run();
}

/** Why the button is grey: at the button itself, where it is seen however long the list above is. */
function WhyNot() {
  const { say } = useTable('say');
  const { row, action, outcome } = useChoice();
  if (!row || !action || !outcome || outcome.ok) return null;
  const field = outOfRange(row, action);
  const range = field && { ...field, max: mostIn(field) };
  return (
    <p className="why-not" role="alert">
      <Icon name="lock" size={14} />
      {range ? (
        <span>{say('openField.outOfRange', { min: range.min, max: range.max, step: range.step })}</span>
      ) : (
        <span>
          {outcome.refusal.text} <RuleLink rule={outcome.refusal.rule} />
        </span>
      )}
    </p>
  );
}

/** In the place of the accent button while nothing is pointed at. */
function NothingChosen() {
  const { say } = useTable('say');
  const { groups } = useChoice();
  const hex = useTableStore((store) => store.hex);
  const pick = useTableStore((store) => store.pick);
  const track = groups.find((group) => isOnBoard(group.type));
  if (hex !== null && track?.rows.length === 0) {
    return <Button onClick={() => pick({ hex: null, option: null, values: {} })}>{say('decision.otherHex')}</Button>;
  }
  return (
    <Button kind="primary" disabled>
      {say(track && hex === null ? 'decision.chooseHex' : 'decision.choose')}
    </Button>
  );
}

function PrimaryButton() {
  const table = useShown();
  const { say } = table;
  const { view, act } = useTable('view', 'act');
  const { row, armed, action, outcome } = useChoice();
  if (!row || !action) return <NothingChosen />;
  if (row.type === 'run' && view.search !== null) {
    return (
      <Button kind="primary" disabled>
        {say('run.searchFirst')}
      </Button>
    );
  }
  const values = valuesOf(table, action);
  const revenue = row.type === 'run' && outcome?.ok ? revenueOf(outcome.events) : null;
  const amount = revenue ?? (outcome?.ok ? amountOf(table, action, outcome) : null);
  return (
    <Button
      kind="primary"
      data-confirm=""
      {...(armed ? { 'aria-keyshortcuts': 'Enter' } : {})}
      disabled={!outcome?.ok}
      onClick={(event) => once(event.detail, () => void act(action))}
    >
      {rowButton(table, row, values)}
      {(revenue !== null || (amount !== null && amount !== 0)) && <Cash amount={Math.abs(amount ?? 0)} />}
      {armed && <EnterKey />}
    </Button>
  );
}

function revenueOf(events: readonly { readonly event: string; readonly [key: string]: unknown }[]): number {
  return Number(events.find(({ event }) => event === 'run')?.['revenue'] ?? 0);
}
