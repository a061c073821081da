import { stepOrder } from '@roundhouse/rail';

export const order = stepOrder('home', 'track', 'station', 'run', 'dividend', 'arrange', 'trains', 'emergency');
export const { stepNumber, isAfter, isPast } = order;
