/** What the supply sells, each side once: what can be had, and what cannot, with the reason. */
import { type Choice, type Refusal, unavailable } from '@roundhouse/kernel';
import { DEPOT, type RailState, type TrainFace } from '@roundhouse/rail';
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

function faceIn({ fields }: Pick<Choice, 'fields'>): TrainFace {
  const { faces } = trainDef(fields['train'] as string);
  return faces.find(({ name }) => name === fields['face']) ?? faces[0]!;
}

const copiesOf = (s: RailState, color: string): number =>
  Object.keys(s.trains).filter((train) => s.trains[train] === DEPOT && trainDef(train).id === color).length;

export function sidesOnSale({ title, s }: Pick<Table, 'title' | 's'>, by: string, rows: readonly Row[]): Side[] {
  const isPlain = (choice: Choice): boolean =>
    s.trains[trainIn(choice)] === DEPOT && choice.fields['instead'] === undefined;
  const open = rows.filter(({ choice }) => isPlain(choice));
  const shut = unavailable(title, s, by, { type: 'buyTrain' }).filter(isPlain);
  const all = [
    ...open.map((row) => ({ choice: row.choice, row, refusal: null })),
    ...shut.map((choice) => ({ choice, row: null, refusal: choice.refusal })),
  ];
  const sides = new Map<string, Side>();
  for (const { choice, row, refusal } of all) {
    const face = faceIn(choice);
    const { id, phase } = trainDef(trainIn(choice));
    const key = `${id} ${face.name}`;
    if (!sides.has(key)) {
      const other = all.find((one) => trainDef(trainIn(one.choice)).id === id && faceIn(one.choice) !== face);
      const beneath = other && faceIn(other.choice).name;
      sides.set(key, { face, beneath, color: phase, copies: copiesOf(s, id), row, refusal });
    }
  }
  return [...sides.values()].sort((a, b) => a.face.price - b.face.price);
}
