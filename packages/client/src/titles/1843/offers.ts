/** What supply and pool sell, each side once: what can be had, and what cannot, with the reason. */
import { type Choice, type Refusal, unavailable } from '@roundhouse/kernel';
import { DEPOT, type POOL, type RailState, type TrainFace } from '@roundhouse/rail';
import { trainDef } from '@roundhouse/titles/1843/face';
import type { Table } from '../../table/context.tsx';
import type { Row } from '../../table/decision/rows.ts';

export interface Side {
  readonly face: TrainFace;
  /** What lies beneath, where a buyer could have that as well. */
  readonly beneath: string | undefined;
  readonly color: string;
  /** How many of its colour are left. */
  readonly copies: number;
  readonly row: Row | null;
  readonly refusal: Refusal | null;
}

const trainIn = ({ fields }: Pick<Choice, 'fields'>): string => fields['train'] as string;

/** The side that is named, or else the one that lies up. */
function faceIn(s: RailState, { fields }: Pick<Choice, 'fields'>): TrainFace {
  const train = fields['train'] as string;
  const { faces } = trainDef(train);
  return faces.find(({ name }) => name === (fields['face'] ?? s.faces?.[train])) ?? faces[0]!;
}

type Place = typeof DEPOT | typeof POOL;

export function sidesOnSale(
  { title, s }: Pick<Table, 'title' | 's'>,
  by: string,
  rows: readonly Row[],
  place: Place = DEPOT,
): Side[] {
  const isPlain = (choice: Choice): boolean =>
    s.trains[trainIn(choice)] === place && choice.fields['instead'] === undefined;
  /** Of the supply all of a colour are alike, of the pool those with the same side up. */
  const copiesOf = (color: string, face: TrainFace): number =>
    Object.keys(s.trains).filter(
      (train) =>
        s.trains[train] === place &&
        trainDef(train).id === color &&
        (place === DEPOT || faceIn(s, { fields: { train } }) === face),
    ).length;
  const open = rows.filter(({ choice }) => isPlain(choice));
  const shut = unavailable(title, s, by, { type: 'buyTrain' }).filter(isPlain);
  const all = [
    ...open.map((row) => ({ choice: row.choice, row, refusal: null })),
    ...shut.map((choice) => ({ choice, row: null, refusal: choice.refusal })),
  ];
  const sides = new Map<string, Side>();
  for (const { choice, row, refusal } of all) {
    const face = faceIn(s, choice);
    const { id, phase } = trainDef(trainIn(choice));
    const key = `${id} ${face.name}`;
    if (!sides.has(key)) {
      const other = all.find((one) => trainIn(one.choice) === trainIn(choice) && faceIn(s, one.choice) !== face);
      const beneath = other && faceIn(s, other.choice).name;
      sides.set(key, { face, beneath, color: phase, copies: copiesOf(id, face), row, refusal });
    }
  }
  return [...sides.values()].sort((a, b) => a.face.price - b.face.price);
}
