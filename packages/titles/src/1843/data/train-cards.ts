/** Table 4 with what other sections add to it. */
import type { TrainDef, TrainFace } from '@roundhouse/rail';
import { privates, trains } from './index.ts';

const [yellow] = trains as readonly [TrainDef];
const either = yellow.faces[1] as TrainFace;
const wayOf = (name: string) => either.ways.find((way) => way.name === name)!;

/** What the other side of a yellow certificate is sold as in gray phase: no more than its single train (8.8.1-9). */
const single: TrainFace = { name: '3+1', price: either.price, ways: [{ trains: wayOf('3+1').trains }] };

/** As which the Val de Loire can be bought, beyond the yellow certificates (10.2-29, 13.2-19). */
export const ENGINE_NAME = '2';
export const ENGINE = `${ENGINE_NAME}-1`;
const engine: TrainDef = {
  id: ENGINE_NAME,
  count: 1,
  tier: yellow.tier,
  phase: yellow.phase,
  faces: [
    {
      name: ENGINE_NAME,
      price: privates.find(({ id }) => id === 'VdL')!.price,
      ways: [{ trains: wayOf('2×2').trains.slice(0, 1) }],
    },
  ],
};

export const trainDefs: readonly TrainDef[] = [
  ...trains.map((train) => (train === yellow ? { ...yellow, faces: [...yellow.faces, single] } : train)),
  engine,
];
