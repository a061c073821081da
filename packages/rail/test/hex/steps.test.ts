import { makeBoard, stepsFrom } from '@roundhouse/rail';
import { expect, test } from 'vitest';

/** Two rows of three hexes. */
const board = makeBoard(['A1', 'A3', 'A5', 'B2', 'B4', 'B6'].map((id) => ({ id, color: 'white' as const })));
const steps = (from: string, crosses: (side: number) => boolean = () => true, most?: number) => {
  const found = stepsFrom(board, board.indexOf.get(from)!, crosses, most);
  return Object.fromEntries(board.ids.map((id, hex) => [id, found[hex]]));
};

test('the fewest steps to every hex', () => {
  expect(steps('A1')).toEqual({ A1: 0, A3: 1, A5: 2, B2: 1, B4: 2, B6: 3 });
});

test('as far as they are asked for', () => {
  expect(steps('A1', () => true, 1)).toEqual({ A1: 0, A3: 1, A5: -1, B2: 1, B4: -1, B6: -1 });
});

test('over sides that can be crossed: around what cannot, and nowhere behind it', () => {
  const a1 = board.indexOf.get('A1')! * 6;
  expect(steps('A1', (side) => side !== a1 + 4)).toEqual({ A1: 0, A3: 2, A5: 3, B2: 1, B4: 2, B6: 3 });
  expect(steps('A1', (side) => side < a1 || side > a1 + 5)['B2']).toBe(-1);
});
