import { Icon } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { refusalsAt } from '../decision/board-rows.ts';
import { RuleLink } from '../decision/refusals.tsx';
import { rotationsOf, turned } from '../decision/turn.ts';
import { useChoice } from '../decision/use-choice.ts';
import { useTableStore } from '../store.ts';
import '../../messages/parts.ts';
import './lay-tray.css';

/** At the tile that is tried: turn it, lay it. */
export function LayButtons() {
  const { say, act } = useTable('say', 'act');
  const { row, action, outcome } = useChoice();
  const values = useTableStore((store) => store.values);
  const choose = useTableStore((store) => store.choose);
  if (!row || !('tile' in row.choice.fields)) return null;
  return (
    <>
      {rotationsOf(row).length > 1 && (
        <button
          type="button"
          className="lay-turn"
          aria-label={say('lay.turn')}
          title={say('lay.turn')}
          onClick={() => choose(row.key, { ...values, rotation: turned(row, values) })}
        >
          <Icon name="rotate" size={18} />
        </button>
      )}
      <button
        type="button"
        className="lay-here"
        aria-label={say('board.layIt')}
        title={say('board.layIt')}
        disabled={!outcome?.ok}
        onClick={(event) => action && event.detail <= 1 && void act(action)}
      >
        <Icon name="check" size={20} />
      </button>
    </>
  );
}

/** Why nothing can be laid on the hex that was pointed at: the first reason; the panel has all of them. */
export function HexRefusal({ hex }: { readonly hex: string }) {
  const { title, s, decision } = useTable('title', 's', 'decision');
  const refusal = useTableStore((store) => store.refusal);
  const first = refusal ?? (decision ? refusalsAt(title, s, decision.by, hex)[0]?.refusal : undefined);
  if (!first) return null;
  return (
    <p className="hex-note" role="note">
      <Icon name="lock" size={13} />
      {first.text} <RuleLink rule={first.rule} />
    </p>
  );
}
