import { sayReason } from '@roundhouse/bots';
import { describe, expect, test } from 'vitest';

describe('a reason', () => {
  test('counts as people do', () => {
    const train = { company: 'NRS', train: '4', more: 60, rival: 'OSM' };
    const told = (count: number) => sayReason({ key: 'train.rust', values: { ...train, count } });
    expect(told(1)).toBe('Buys the 4 train now: the NRS earns about 60 more a round, and the OSM loses trains sooner.');
    expect(told(2)).toContain('and 2 rivals lose trains sooner.');
    const plan = (count: number) => sayReason({ key: 'share.plan', values: { company: 'NRS', count } });
    expect(plan(1)).toBe('Buys on in the NRS: one more of its shares is part of the plan.');
    expect(plan(3)).toBe('Buys on in the NRS: 3 more of its shares are part of the plan.');
  });

  test('that another version gave is not told', () => {
    expect(sayReason({ key: 'hunch' as never, values: {} })).toBeNull();
    expect(sayReason({ key: 'toString' as never, values: {} })).toBeNull();
  });
});
