import type { UndoAsk } from '@roundhouse/host';
import { compare, type Consequence } from '@roundhouse/rail/telling/consequences';
import { Fragment, useMemo } from 'react';
import { Named } from '../../cards/named.tsx';
import { Button } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { ChangeLine } from '../decision/consequence-list.tsx';
import { Struck } from '../record/struck.tsx';
import { newStations } from '../since-my-turn.ts';
import '../../messages/parts.ts';

/** More lines than this are counted. */
const FEW = 6;

interface Props {
  readonly ask: UndoAsk;
}

/** What an undo would take back, how much of it is ours, and what would stand differently afterwards. */
export function WouldFall({ ask: { to } }: Props) {
  const { lines, here, say, goTo } = useTable('lines', 'here', 'say', 'goTo');
  const falling = lines.map(({ line }) => line).filter(({ seq, own }) => seq > to && own);
  const ours = new Set(falling.filter(({ by }) => here.includes(by)).map(({ seq }) => seq)).size;
  return (
    <>
      <p className="ask-ours">{say('asks.yours', { count: ours })}</p>
      <Struck lines={falling.slice(-FEW)} />
      {falling.length > FEW && <small>{say('asks.more', { count: falling.length - FEW })}</small>}
      <WouldDiffer to={to} />
      <button type="button" className="ask-look" onClick={() => goTo(to)}>
        {say('asks.look')}
      </button>
    </>
  );
}

/** What people look for first: money, shares and who directs, trains. */
const KINDS: ReadonlySet<Consequence['kind']> = new Set(['cash', 'holding', 'director', 'train', 'private']);

/** Now ▸ then: money, shares, and the hexes of the map. */
function WouldDiffer({ to }: { readonly to: number }) {
  const { game, view, title, say } = useTable('game', 'view', 'title', 'say');
  const { state, pastRead } = view;
  const then = useMemo(() => (pastRead ? game.at(to) : state), [game, pastRead, to, state]);
  const changes = useMemo(
    () => compare(title, state, then).filter(({ kind }) => KINDS.has(kind)),
    [title, state, then],
  );
  const hexes = useMemo(() => {
    const laid = Object.keys(state.tiles).filter((hex) => state.tiles[hex]?.tile !== then.tiles[hex]?.tile);
    return [...new Set([...laid, ...newStations(then, state).map(({ hex }) => hex)])];
  }, [state, then]);
  if (changes.length === 0 && hexes.length === 0) return null;
  return (
    <section className="consequences" aria-label={say('asks.differs')}>
      <h3 className="label">{say('asks.differs')}</h3>
      <dl>
        {changes.slice(0, FEW).map((change) => (
          <ChangeLine key={JSON.stringify(change)} change={change} />
        ))}
        {hexes.length > 0 && (
          <div>
            <dt>{say('asks.map', { count: hexes.length })}</dt>
            <dd>
              {hexes.slice(0, FEW).map((hex, at) => (
                <Fragment key={hex}>
                  {at > 0 && ', '}
                  <Named kind="hex" id={hex}>
                    {hex}
                  </Named>
                </Fragment>
              ))}
              {hexes.length > FEW && ' …'}
            </dd>
          </div>
        )}
      </dl>
      {changes.length > FEW && <small>{say('asks.more', { count: changes.length - FEW })}</small>}
    </section>
  );
}

/** Who has asked for more may ask for less: to take back their last action alone, with what followed it. */
export function OnlyMine({ ask }: Props) {
  const { game, view, settle, act, say } = useTable('game', 'view', 'settle', 'act', 'say');
  const last = view.steps.findLastIndex(({ action }) => action.by === ask.by);
  if (last <= ask.to) return null;
  const less = async () => {
    if (await settle(game.answer(ask.id, false))) await act({ type: 'undo', by: ask.by, to: last });
  };
  return (
    <Button size="small" onClick={() => void less()}>
      {say('asks.onlyMine')}
    </Button>
  );
}
