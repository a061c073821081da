import { describe, expect } from 'vitest';
import { privates } from '../../src/1839/data/index.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const figures = (id: string) => {
  const { color, price, revenue, blocks = [] } = privates.find((one) => one.id === id)!;
  return [color, price, revenue, ...blocks];
};

describe('14.2 The figures of private companies', () => {
  rule('1839:14.2.2.1.1-1', 'Het Laantje', () => expect(figures('HLvVdG')).toEqual(['green', 90, 10, 'H7']));
  rule('1839:14.2.2.1.2-1', 'Spoorlijn', () => expect(figures('SR-V')).toEqual(['green', 100, 10]));
  rule('1839:14.2.3.1-1', 'Lodewijk Pincoffs', () => expect(figures('LP')).toEqual(['yellow', 90, 0]));
  rule('1839:14.2.3.1-2', 'J J Beijnes', () => expect(figures('JJB')).toEqual(['yellow', 100, 0]));
  rule('1839:14.2.3.2.1-1', 'Kabinet-Rochussen', () => expect(figures('KR')).toEqual(['blue', 110, 30]));
  rule('1839:14.2.3.2.2-1', 'Koninklijke Fabriek', () => expect(figures('KFvSeaW')).toEqual(['blue', 120, 0]));
  rule('1839:14.2.3.2.3-1', 'Diepenbrock', () => expect(figures('DeRtU')).toEqual(['blue', 130, 0]));
  rule('1839:14.2.3.2.4-1', 'Crédit Mobilier, with four players only', () => {
    expect(figures('CM')).toEqual(['blue', 140, 0]);
    expect([2, 3, 4].map((players) => new Table(players).s.privates['CM'])).toEqual(['gone', 'gone', 'bank']);
  });
  rule('1839:14.2.3.2.5-1', 'Stork & Co', () => expect(figures('WCTS')).toEqual(['blue', 240, 30]));
  rule('1839:14.2.3.3-1', 'Cornelis Outshoorn', () => expect(figures('CO')).toEqual(['brown', 200, 40]));
  rule('1839:14.2.3.3-2', 'August Borsig', () => expect(figures('AB')).toEqual(['brown', 210, 40]));
  rule('1839:14.2.3.3-3', 'Albert Voombergh', () => expect(figures('AV')).toEqual(['brown', 240, 60]));
  rule('1839:14.2.3.4.1-1', 'Rotterdamsche Handelsvereeniging, with four players only', () => {
    expect(figures('RH')).toEqual(['red', 0, -100]);
    expect([2, 3, 4].map((players) => new Table(players).s.privates['RH'])).toEqual(['gone', 'gone', 'bank']);
  });
});
