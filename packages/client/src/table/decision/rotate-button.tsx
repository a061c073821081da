import { Button, Icon, Key } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';
import { rotationOf, rotationsOf, turned } from './turn.ts';
import { useChoice } from './use-choice.ts';

/** Turns the tile through its legal rotations. */
export function RotateButton() {
  const { say } = useTable('say');
  const { row } = useChoice();
  const values = useTableStore((store) => store.values);
  const choose = useTableStore((store) => store.choose);
  if (!row) return null;
  const all = rotationsOf(row);
  const at = all.indexOf(rotationOf(row, values)) + 1;
  return (
    <Button
      disabled={all.length < 2}
      data-rotation={rotationOf(row, values)}
      onClick={() => choose(row.key, { ...values, rotation: turned(row, values) })}
    >
      <Icon name="rotate" />
      {say('decision.turn', { at, all: all.length })}
      <span aria-hidden>
        <Key>R</Key>
      </span>
    </Button>
  );
}
