import { type Ask, stillAsked } from '@roundhouse/host';
import { joinWords } from '@roundhouse/rail';
import { Button } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import './asks.css';

/** What the host asks players beside the game: to agree to an undo, or to a promise. */
export function Asks() {
  const { view, say } = useTable('view', 'say');
  return (
    <section className="asks" aria-label={say('asks.label')}>
      {view.asks.map((ask) => (
        <AskCard key={ask.id} ask={ask} />
      ))}
    </section>
  );
}

function AskCard({ ask }: { readonly ask: Ask }) {
  const { game, here, names, say, settle } = useTable('game', 'here', 'names', 'say', 'settle');
  const awaited = stillAsked(ask);
  const isAsked = awaited.some((player) => here.includes(player));
  const isOurs = [ask.by].flat().some((player) => here.includes(player));
  const answer = (yes: boolean) => void settle(game.answer(ask.id, yes));
  return (
    <div className="card ask-card">
      <p>{useSentenceOf(ask)}</p>
      {isAsked ? (
        <div>
          <Button size="small" kind="primary" onClick={() => answer(true)}>
            {say('asks.agree')}
          </Button>
          <Button size="small" onClick={() => answer(false)}>
            {say('asks.decline')}
          </Button>
        </div>
      ) : (
        <div>
          <small>{say('asks.awaits', { names: joinWords(awaited.map((player) => names.player(player))) })}</small>
          {isOurs && (
            <Button size="small" onClick={() => answer(false)}>
              {say('asks.withdraw')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function useSentenceOf(ask: Ask): string {
  const { view, names, say } = useTable('view', 'names', 'say');
  if (ask.kind === 'undo')
    return say('asks.undo', { player: names.player(ask.by), count: Math.max(1, view.seq - ask.to) });
  if (ask.kind === 'link') return say('asks.link', { by: names.player(ask.by), player: names.player(ask.player) });
  const players = joinWords(ask.by.map((player) => names.player(player)));
  return say('asks.agreement', { names: players, text: ask.text });
}
