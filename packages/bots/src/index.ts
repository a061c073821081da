export * from './choose.ts';
export * from './dice.ts';
export * from './host.ts';
export * from './indication.ts';
export * from './outlook.ts';
export * from './random.ts';
export * from './temper.ts';
export * from './view.ts';
export { weightsFor, withWeights, type PartialWeights, type Weights } from './weights/index.ts';
