import type { TrainFace } from '@roundhouse/rail';

const run = { limits: [], pays: { kinds: [] } };

/** A face that runs in each of these ways, as so many trains. */
export const face = (
  name: string,
  price: number,
  ways: Readonly<Record<string, number>> = { [name]: 1 },
): TrainFace => ({
  name,
  price,
  ways: Object.entries(ways).map(([way, count]) => ({ name: way, trains: Array.from({ length: count }, () => run) })),
});

/** A kind of train with one face. */
export const plainTrain = (id: string, count: number, price: number) => ({ id, count, faces: [face(id, price)] });
