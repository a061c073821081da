/** 6.6.2: where a new company begins, near to what pays and next to a port. */
import type { Choice } from '@roundhouse/kernel';
import { hexIndex, stepsFrom } from '@roundhouse/rail';
import { valueIn } from '../15-trains/15.2-network.ts';
import { layout } from '../geography.ts';
import { board, tileSet } from '../material.ts';
import { phase, type State } from '../state.ts';
import { best, numbersIn } from './choosing.ts';

/** What a place counts for one hexagon further away. */
const FADING = 0.55;
/** A port pays for markers next to it alone. */
const NEXT_PORT = 2;
const FAR_PORT = 0.3;
const FAR = 6;

const steps = new Map<number, Int16Array>();
function stepsOn(hex: number): Int16Array {
  const found = steps.get(hex) ?? stepsFrom(board, hex, (side) => !isShut(side));
  steps.set(hex, found);
  return found;
}
const isShut = (side: number): boolean => board.borders[side]!.some(({ kind }) => kind === 'impassable');

const pulls = new WeakMap<State['tiles'], Float64Array>();

/** What all that pays on the map is worth to each hexagon, the less the further. */
function pullOf(s: State): Float64Array {
  const known = pulls.get(s.tiles);
  if (known) return known;
  const pull = new Float64Array(board.ids.length);
  const { faces } = layout(s);
  const { revenue: color } = phase(s);
  faces.forEach(({ nodes }, from) => {
    if (nodes.length === 0) return;
    const value = Math.max(...nodes.map((node) => valueIn(s, color, node)));
    const isPort = nodes.some(({ kind }) => kind === 'port');
    stepsOn(from).forEach((far, hex) => {
      if (far < 0 || far > FAR) return;
      const times = isPort ? (far === 1 ? NEXT_PORT : FAR_PORT) : 1;
      pull[hex] = pull[hex]! + times * value * FADING ** far;
    });
  });
  pulls.set(s.tiles, pull);
  return pull;
}

/** Track that points where nothing is to be had is worth less than none. */
const NOWHERE = -20;
function outlook(pull: Float64Array, hex: number, tile: string, rotation: number): number {
  const face = tileSet.tiles.find(({ id }) => id === tile)!.faces[rotation]!;
  let sum = 0;
  for (let edge = 0; edge < 6; edge++) {
    if (!(face.edgeMask & (1 << edge))) continue;
    const next = board.neighbours[6 * hex + edge]!;
    const leads = next >= 0 && (board.fixed[next] === 0 || board.printed[next]!.edgeMask & (1 << ((edge + 3) % 6)));
    sum += leads ? pull[next]! : NOWHERE;
  }
  return sum;
}

interface Spot {
  readonly choice: Choice;
  readonly rotation: number | undefined;
  readonly score: number;
}

/** What an own tile is worth beside one on which others stand, too. */
const OWN_TILE = 1.1;

/** The best of the places that are offered, with the way in which its tile lies. */
export function bestPlace(s: State, choices: readonly Choice[]): Spot | undefined {
  const pull = pullOf(s);
  const spots = choices.map((choice): Spot => {
    const hex = hexIndex(board, choice.fields['hex'] as string);
    const tile = choice.fields['tile'];
    if (typeof tile !== 'string') return { choice, rotation: undefined, score: pull[hex]! };
    const rotation = best(numbersIn(choice, 'rotation'), (one) => outlook(pull, hex, tile, one)) ?? 0;
    return { choice, rotation, score: OWN_TILE * pull[hex]! + 0.1 * outlook(pull, hex, tile, rotation) };
  });
  return best(spots, ({ score }) => score);
}
