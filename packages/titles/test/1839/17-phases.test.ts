import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { running } from './line.ts';
import { Table } from './table.ts';

/** How many operating rounds follow a stock round that ends in this phase. */
const rounds = (phase: string): number =>
  Table.blank()
    .company('NRS', { shares: { player1: 6 } })
    .phase(phase)
    .endRound()
    .s.ext.sets.at(-1)!;

describe('17 Game phases: operating rounds per set', () => {
  rule('1839:17.1-5', '1839:17.2-5', 'one in the yellow phases', () =>
    expect(['light yellow', 'dark yellow'].map(rounds)).toEqual([1, 1]),
  );
  rule('1839:17.3-5', '1839:17.4-6', '1839:17.5-6', 'two in the green phases and in blue', () =>
    expect(['light green', 'dark green', 'blue'].map(rounds)).toEqual([2, 2, 2]),
  );
  rule('1839:17.6-7', '1839:17.7-6', '1839:17.8-6', 'two in the brown phases', () =>
    expect(['light brown', 'medium brown', 'dark brown'].map(rounds)).toEqual([2, 2, 2]),
  );
  rule('1839:17.9-8', '1839:17.10-11', 'three in the red phases', () =>
    expect(['light red', 'dark red'].map(rounds)).toEqual([3, 3]),
  );
  rule('1839:17.11-9', '1839:17.12-7', 'three in gray and purple', () =>
    expect(['gray', 'purple'].map(rounds)).toEqual([3, 3]),
  );
});

describe('17.1 Light yellow phase', () => {
  rule('1839:17.1-1', 'the game begins in it, with its trains first in the supply', () => {
    const t = new Table();
    expect([t.s.phase, t.trains('depot')[0]]).toEqual(['light yellow', '2-1']);
  });
});

describe('17 Game phases: what off-boards pay', () => {
  const antwerpen = (phase: string): number => {
    const t = running(['3-1'], { phase });
    return t.best().revenue - (10 + 20 + 20);
  };
  // Antwerpen and Mönchengladbach.
  rule('1839:17.1-3', 'the first value from light yellow to blue', () =>
    expect(['light yellow', 'blue'].map(antwerpen)).toEqual([30 + 10, 30 + 10]),
  );
  rule('1839:17.6-3', 'the second from light brown to dark red', () =>
    expect(['light brown', 'dark red'].map(antwerpen)).toEqual([20 + 20, 20 + 20]),
  );
  rule('1839:17.11-4', 'the third in gray and purple', () =>
    expect(['gray', 'purple'].map(antwerpen)).toEqual([60 + 30, 60 + 30]),
  );
});
