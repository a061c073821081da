import { textOf } from '@roundhouse/rail/telling/details';
import { joinsOf } from '@roundhouse/rail/telling/joins';
import { Button, Icon, Key } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';
import { tileOf } from './lay/ways.ts';
import { joinsSentence } from './lay/words.ts';
import { rotationOf, rotationsOf, turned } from './turn.ts';
import { useChoice } from './use-choice.ts';

/** Turns the tile through its legal rotations. */
export function RotateButton() {
  const { s, material, names, say } = useTable('s', 'material', 'names', 'say');
  const { row } = useChoice();
  const values = useTableStore((store) => store.values);
  const choose = useTableStore((store) => store.choose);
  if (!row) return null;
  const all = rotationsOf(row);
  const rotation = rotationOf(row, values);
  const words = say('decision.turn', { at: all.indexOf(rotation) + 1, all: all.length });
  const joins = joinsOf(material, s.tiles, { hex: textOf(row.choice.fields, 'hex'), tile: tileOf(row), rotation });
  return (
    <Button
      disabled={all.length < 2}
      data-rotation={rotation}
      aria-label={`${words}: ${joinsSentence(names, say, joins)}`}
      onClick={() => choose(row.key, { ...values, rotation: turned(row, values) })}
    >
      <Icon name="rotate" />
      {words}
      <span aria-hidden>
        <Key>R</Key>
      </span>
    </Button>
  );
}
