import type { Playing } from '../../game/handle.ts';
import { usePreferences } from '../../game/preferences.ts';
import { Button, Icon, Key } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import './bots-turn.css';

/** A bot is to move: it thinks, or waits for a key. Nothing else waits for it. */
export function BotsTurn({ playing }: { readonly playing: Playing }) {
  const { names, say } = useTable('names', 'say');
  const player = names.player(playing.bot);
  if (playing.waits === 'step') return say('decision.ready', { player });
  return (
    <>
      {say('decision.thinks', { player })} <i className="thinks" aria-hidden />
    </>
  );
}

/** The next move, where each waits for it; and the way to one's own turn, where the others take their time. */
export function PaceButtons({ playing }: { readonly playing: Playing }) {
  const { game, here, say } = useTable('game', 'here', 'say');
  const pace = usePreferences((store) => store.pace);
  const skips = pace !== 'once' && here.length > 0;
  if (!game.can.pace || (playing.waits !== 'step' && !skips)) return null;
  return (
    <footer className="decision-footer">
      {pace === 'step' && (
        <Button kind="primary" aria-keyshortcuts="N" disabled={playing.waits !== 'step'} onClick={() => game.step()}>
          <Icon name="forward" /> {say('pace.next')} <ShownKey name="N" />
        </Button>
      )}
      {skips && (
        <div className="decision-secondary">
          <Button aria-keyshortcuts="S" onClick={() => game.skip()}>
            <Icon name="last" /> {say('pace.skip')} <ShownKey name="S" />
          </Button>
        </div>
      )}
    </footer>
  );
}

/** The key is for the eye; those who listen are told by the button itself. */
const ShownKey = ({ name }: { readonly name: string }) => (
  <span aria-hidden>
    <Key>{name}</Key>
  </span>
);
