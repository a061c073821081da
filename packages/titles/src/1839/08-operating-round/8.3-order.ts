import { stepOrder } from '@roundhouse/rail';

export const order = stepOrder(
  'home',
  'before',
  'firstTrain',
  'track',
  'station',
  'run',
  'dividend',
  'trains',
  'closing',
);
export const { stepNumber, isAfter, isPast } = order;
