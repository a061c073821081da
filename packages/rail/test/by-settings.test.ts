import type { Settings } from '@roundhouse/kernel';
import { bySettings } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';

const playing = (readings: Settings['readings'], options: Settings['options'] = {}): Settings => ({
  readings,
  options,
});

describe('figures by settings', () => {
  test('are made once for each way in which the settings that matter are played', () => {
    let made = 0;
    const figures = bySettings(['value', 'size'], ({ readings }) => ({ made: ++made, value: readings['value'] }));
    const low = figures(playing({ value: 'low', other: 'a' }));
    expect(figures(playing({ value: 'low', other: 'b' }))).toBe(low);
    expect(figures(playing({ value: 'high' })).value).toBe('high');
    expect(figures(playing({ value: 'low' }, { size: 'large' }))).not.toBe(low);
    expect(made).toBe(3);
  });

  test('follow the options of a game that shares its readings with another', () => {
    const readings = { value: 'low' };
    const figures = bySettings(['size'], ({ options }) => options['size']);
    expect(figures(playing(readings, { size: 'large' }))).toBe('large');
    expect(figures(playing(readings, { size: 'small' }))).toBe('small');
  });
});
