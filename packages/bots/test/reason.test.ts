import { type Reason, sayReason } from '@roundhouse/bots';
import { describe, expect, test } from 'vitest';

const say = (reason: Reason) => sayReason({ currency: 'fl. #' }, reason);

describe('a reason', () => {
  test('counts as people do', () => {
    const train = { company: 'NRS', train: '4', more: 60, rival: 'OSM' };
    const told = (count: number) => say({ key: 'train.rust', values: { ...train, count } });
    expect(told(1)).toBe(
      'Buys the 4 train now: the NRS earns about fl. 60 more a round, and the OSM loses trains sooner.',
    );
    expect(told(2)).toContain('and 2 rivals lose trains sooner.');
    expect(say({ key: 'run.best', values: { amount: 1240 } })).toBe('Runs for fl. 1,240, the best run found.');
    const plan = (count: number) => say({ key: 'share.plan', values: { company: 'NRS', count } });
    expect(plan(1)).toBe('Keeps buying the NRS: one more share is part of the plan.');
    expect(plan(3)).toBe('Keeps buying the NRS: 3 more shares are part of the plan.');
  });

  test('that another version gave is not told', () => {
    expect(say({ key: 'hunch' as never, values: {} })).toBeNull();
    expect(say({ key: 'toString' as never, values: {} })).toBeNull();
  });
});
