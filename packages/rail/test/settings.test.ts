import { settingsOf } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';

const words = { 'setting.pace': 'Trains run fast, or slowly.', 'setting.tea': 'Tea is free, or paid.' };

describe('settings in short', () => {
  test('a new game plays by the first value, and so did games before the setting', () => {
    expect(settingsOf(words, { pace: { rule: '1-1', values: ['fast', 'slow'] } })).toEqual([
      { id: 'pace', rule: '1-1', values: ['fast', 'slow'], book: 'fast', before: 'fast', says: words['setting.pace'] },
    ]);
  });

  test('the site and the games before may play otherwise', () => {
    const [tea] = settingsOf(words, {
      tea: { rule: 'Q1', values: ['free', 'paid'], site: 'paid', before: 'paid' },
    });
    expect(tea).toMatchObject({ book: 'free', site: 'paid', before: 'paid', says: words['setting.tea'] });
  });
});
