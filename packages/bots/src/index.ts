export * from './bot-move.ts';
export * from './choose.ts';
export * from './dice.ts';
export * from './outlook.ts';
export * from './random.ts';
export * from './style.ts';
export * from './view.ts';
export { type Reason, sayReason } from './why/reason.ts';
export { weightsFor, withWeights, type PartialWeights, type Weights } from './weights/index.ts';
