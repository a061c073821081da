import { formerReadingsOf, settingsOf } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';

const words = {
  'setting.pace': 'How do trains run?',
  'setting.pace.fast': 'fast',
  'setting.pace.slow': 'slowly, with tea',
};

describe('settings in short', () => {
  test('a new game plays by the first value, and so did games before the setting', () => {
    expect(settingsOf(words, { pace: { rule: '1-1', values: ['fast', 'slow'] } })).toEqual([
      {
        id: 'pace',
        rule: '1-1',
        values: ['fast', 'slow'],
        book: 'fast',
        before: 'fast',
        asks: 'How do trains run?',
        answers: { fast: 'fast', slow: 'slowly, with tea' },
      },
    ]);
  });

  test('the site and the games before may play otherwise', () => {
    const [pace] = settingsOf(words, {
      pace: { rule: 'Q1', values: ['fast', 'slow'], site: 'slow', before: 'slow' },
    });
    expect(pace).toMatchObject({ book: 'fast', site: 'slow', before: 'slow' });
  });

  test('a value that only games of before have is known, and never asked for', () => {
    const [pace] = settingsOf(words, { pace: { rule: 'Q1', values: ['fast', 'slow'], before: 'standing' } });
    expect(pace).toMatchObject({ values: ['fast', 'slow', 'standing'], book: 'fast', before: 'standing' });
    expect(Object.keys(pace!.answers)).toEqual(['fast', 'slow']);
  });

  test('a mended rule is played as it is now, by games of before as it was, and needs no words', () => {
    expect(formerReadingsOf({ whistle: { rule: '1-2', now: 'loud', before: 'none' } })).toEqual([
      { id: 'whistle', rule: '1-2', values: ['loud', 'none'], book: 'loud', before: 'none' },
    ]);
  });

  test('a value without words does not compile', () => {
    // @ts-expect-error no words say what it is to run backwards
    expect(settingsOf(words, { pace: { rule: '1-1', values: ['fast', 'backwards'] } })).toHaveLength(1);
  });
});
