import { stepOrder } from '@roundhouse/rail';

export const order = stepOrder(
  'home',
  'track',
  'station',
  'run',
  'dividend',
  'obsolete',
  'trains',
  'emergency',
  'ports',
);
export const { stepNumber, isAfter, isPast } = order;
