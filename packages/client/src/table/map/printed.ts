import type { Material } from '@roundhouse/rail';
import { type PrintedBoard, printBoard } from '../../board/index.ts';
import type { Presentation } from '../../titles/presentation.ts';

const plain = new WeakMap<Material, PrintedBoard>();

/** The board of a title, printed once. */
export function printedOf(presentation: Presentation, material: Material): PrintedBoard {
  if (presentation.map?.printed) return presentation.map.printed;
  const known = plain.get(material) ?? printBoard(material);
  plain.set(material, known);
  return known;
}
