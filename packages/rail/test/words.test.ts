import { describe, expect, it } from 'vitest';
import { capitalised, joinWords, money, sharesInWords, withArticle } from '../src/index.ts';

describe('the words of a sentence', () => {
  it('write a sum in its currency, with commas', () => {
    expect([0, 999, 1100].map(money('fl. #'))).toEqual(['fl. 0', 'fl. 999', 'fl. 1,100']);
    expect([money('$#')(12000), money('#fr')(1000)]).toEqual(['$12,000', '1,000fr']);
  });

  it('join any number of words, with and or with or', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => joinWords(words))).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
    expect(joinWords(['a', 'b', 'c'], 'or')).toBe('a, b or c');
  });

  it('put the article before a train that is spoken, also at the start', () => {
    expect(['5E', '8E', 'Electric', 'R5', '2+1'].map(withArticle)).toEqual([
      'a 5E',
      'an 8E',
      'an Electric',
      'an R5',
      'a 2+1',
    ]);
    expect(capitalised(withArticle('8E'))).toBe('An 8E');
  });

  it('count shares', () => {
    expect([0, 1, 2].map(sharesInWords)).toEqual(['no shares', 'one share', '2 shares']);
  });
});
