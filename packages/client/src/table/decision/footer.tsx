import type { Choice } from '@roundhouse/kernel';
import { fill } from '@roundhouse/kernel';
import { Button, Key } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { Cash } from '../parts/amounts.tsx';
import { useTableStore } from '../store.ts';
import { RotateButton } from './lay-tile.tsx';
import { purseChange } from './purse.ts';
import { RunButtons } from './run/run-buttons.tsx';
import { closingWords, rowButton, valuesOf } from './row-words.ts';
import { useChoice } from './use-choice.ts';

/** One accent button with the amount and its key, and the ways out beside it. */
export function DecisionFooter() {
  const table = useTable();
  const { decision, others, act, names } = table;
  const { row, groups } = useChoice();
  if (!decision) return null;
  const words = (choice: Choice) => closingWords(table, decision.frame, choice.type);
  const bare = groups.length === 0;
  const [first, ...rest] = decision.closings;
  const secondary = bare ? rest : decision.closings;
  return (
    <footer className="decision-footer">
      {bare && first ? <ClosingButton choice={first} words={words(first)} primary /> : <PrimaryButton />}
      <div className="decision-secondary">
        {row?.type === 'layTile' && <RotateButton />}
        {row?.type === 'run' && <RunButtons />}
        {secondary.map((choice) => (
          <ClosingButton key={choice.type} choice={choice} words={words(choice)} />
        ))}
        {others.map((choice) => (
          <Button key={`${choice.by} ${choice.type}`} onClick={() => void act(fill(choice))}>
            {words(choice)} ({names.player(choice.by)})
          </Button>
        ))}
      </div>
    </footer>
  );
}

function ClosingButton({ choice, words, primary = false }: { choice: Choice; words: string; primary?: boolean }) {
  const { act } = useTable();
  return (
    <Button
      kind={primary ? 'primary' : 'plain'}
      data-move={choice.type}
      {...(primary ? { 'data-confirm': '', 'aria-keyshortcuts': 'Enter' } : {})}
      onClick={(event) => once(event.detail, () => void act(fill(choice)))}
    >
      {words}
      {primary && <EnterKey />}
    </Button>
  );
}

/** The key is for the eye; whoever listens is told by the button itself. */
const EnterKey = () => (
  <span aria-hidden>
    <Key>Enter</Key>
  </span>
);

/** The second half of a double click would answer the next question. */
function once(clicks: number, run: () => void): void {
  if (clicks <= 1) run();
}

function PrimaryButton() {
  const table = useTable();
  const { s, act, say } = table;
  const searching = table.view.search !== null;
  const { row, action, outcome, groups } = useChoice();
  const hex = useTableStore((store) => store.hex);
  if (!row || !action) {
    const lays = groups.some((group) => group.type === 'layTile') && hex === null;
    return (
      <Button kind="primary" disabled>
        {say(lays ? 'decision.chooseHex' : 'decision.choose')}
      </Button>
    );
  }
  if (row.type === 'run' && searching) {
    return (
      <Button kind="primary" disabled>
        {say('run.searchFirst')}
      </Button>
    );
  }
  const values = valuesOf(table, action);
  const named = Number(action['amount'] ?? action['price'] ?? 0);
  const quiet = table.presentation.quiet?.includes(row.type) ?? false;
  const cost = outcome?.ok && !quiet ? Math.abs(purseChange(s, action, outcome.state)) || named : null;
  const revenue = row.type === 'run' && outcome?.ok ? revenueOf(outcome.events) : null;
  return (
    <Button
      kind="primary"
      data-confirm=""
      aria-keyshortcuts="Enter"
      disabled={!outcome?.ok}
      onClick={(event) => once(event.detail, () => void act(action))}
    >
      {rowButton(table, row, values)}
      {revenue !== null ? <Cash amount={revenue} /> : cost !== null && cost !== 0 && <Cash amount={cost} />}
      <EnterKey />
    </Button>
  );
}

function revenueOf(events: readonly { readonly event: string; readonly [key: string]: unknown }[]): number {
  return Number(events.find(({ event }) => event === 'run')?.['revenue'] ?? 0);
}
