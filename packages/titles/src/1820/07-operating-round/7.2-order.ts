import { stepOrder } from '@roundhouse/rail';

export const order = stepOrder(
  'track',
  'station',
  'earlyTrains',
  'limit',
  'run',
  'dividend',
  'maintenance',
  'discards',
  'trains',
  'trainless',
  'interest',
  'repaying',
  'turned',
);
export const { stepNumber, isPast } = order;
