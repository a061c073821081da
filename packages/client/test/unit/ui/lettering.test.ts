import { describe, expect, test } from 'vitest';
import { textWidth } from '../../../src/board/labels/text-width.ts';
import { fitting, linesOf, pressedTo } from '../../../src/ui/lettering.ts';

describe('letters on a disc', () => {
  test('are as large as wanted where they fit, and never wider than their room', () => {
    expect(fitting('IC', 0.4, 0.76)).toBe(0.4);
    for (const letters of ['HYSM', 'OS&H', 'MESDAG', 'WESTLAND', 'WWWWWWWWWWWW']) {
      expect(textWidth(letters, fitting(letters, 0.31, 0.76))).toBeLessThan(0.76);
    }
  });

  test('are pressed together only where they would be wider than their room', () => {
    const size = fitting('NRS', 1, 0.76);
    expect(pressedTo('NRS', size * 0.99, 0.76)).toBeUndefined();
    expect(pressedTo('NRS', size * 1.01, 0.76)).toBe(0.76);
  });

  test('stand on two lines where they are too many for one, broken behind the & or in the middle', () => {
    expect(['HIJSM', 'N&PR'].map(linesOf)).toEqual([['HIJSM'], ['N&PR']]);
    expect(linesOf('WM&CQR')).toEqual(['WM&', 'CQR']);
    expect(linesOf('LC&DR')).toEqual(['LC&', 'DR']);
    expect(linesOf('SRBWH&G')).toEqual(['SRBW', 'H&G']);
  });
});
