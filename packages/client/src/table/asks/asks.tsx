import { type Ask, stillAsked } from '@roundhouse/host';
import { joinWords } from '@roundhouse/rail';
import { useEffect, useRef } from 'react';
import { Avatar, Button, Key } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { isTyping } from '../keys.ts';
import { useRest } from '../use-line.ts';
import { OnlyMine, WouldFall } from './would-fall.tsx';
import '../../messages/parts.ts';
import './asks.css';

/** What the host asks players beside the game: to agree to an undo, to a promise, or to a new link for a seat. */
export function Asks() {
  const { view, say } = useTable('view', 'say');
  return (
    <section className="asks" aria-label={say('asks.label')}>
      {view.asks.map((ask, i) => (
        <AskCard key={ask.id} ask={ask} hasKeys={i === 0} />
      ))}
    </section>
  );
}

/** A press this soon after a card has come was meant for what stood there before, in milliseconds. */
const TOO_SOON = 400;

function AskCard({ ask, hasKeys }: { readonly ask: Ask; readonly hasKeys: boolean }) {
  const { game, view, here, names, say, settle } = useTable('game', 'view', 'here', 'names', 'say', 'settle');
  const came = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    came.current = performance.now();
  }, []);
  // As for every other button: without a line nothing can be said.
  const rests = useRest(game) !== null;
  const awaited = stillAsked(ask);
  const isAsked = awaited.some((player) => here.includes(player));
  const isOurs = [ask.by].flat().some((player) => here.includes(player));
  const asker = [ask.by].flat()[0]!;
  const answer = (yes: boolean) => {
    if (!rests && performance.now() - came.current >= TOO_SOON) void settle(game.answer(ask.id, yes));
  };
  useAnswerKeys(isAsked && hasKeys ? answer : null);
  return (
    <div className="card card-marked ask-card" role="group" aria-label={say('asks.label')}>
      <header>
        <Avatar name={names.player(asker)} seat={view.seats.findIndex(({ player }) => player === asker)} size={24} />
        <h2>{useSentenceOf(ask)}</h2>
      </header>
      {ask.kind === 'undo' && <WouldFall ask={ask} />}
      {isAsked ? (
        <div className="ask-answers">
          <Button disabled={rests} onClick={() => answer(true)} aria-keyshortcuts={hasKeys ? 'y' : undefined}>
            {say('asks.agree')} {hasKeys && <Key>Y</Key>}
          </Button>
          <Button disabled={rests} onClick={() => answer(false)} aria-keyshortcuts={hasKeys ? 'n' : undefined}>
            {say('asks.decline')} {hasKeys && <Key>N</Key>}
          </Button>
        </div>
      ) : (
        <div className="ask-awaits">
          <small>{say('asks.awaits', { names: joinWords(awaited.map((player) => names.player(player))) })}</small>
          {isOurs && (
            <Button size="small" disabled={rests} onClick={() => answer(false)}>
              {say('asks.withdraw')}
            </Button>
          )}
          {isOurs && ask.kind === 'undo' && <OnlyMine ask={ask} />}
        </div>
      )}
    </div>
  );
}

/** Y and N answer the first card. */
function useAnswerKeys(answer: ((yes: boolean) => void) | null): void {
  useEffect(() => {
    if (!answer) return;
    const hear = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (key === 'y' || key === 'n') answer(key === 'y');
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}

function useSentenceOf(ask: Ask): string {
  const { view, names, say } = useTable('view', 'names', 'say');
  if (ask.kind === 'undo')
    return say('asks.undo', { player: names.player(ask.by), count: Math.max(1, view.seq - ask.to) });
  if (ask.kind === 'link') return say('asks.link', { by: names.player(ask.by), player: names.player(ask.player) });
  const players = joinWords(ask.by.map((player) => names.player(player)));
  return say('asks.agreement', { names: players, text: ask.text });
}
