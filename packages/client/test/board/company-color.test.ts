import { describe, expect, it } from 'vitest';
import { companyColor, contrast, lettering } from '../../src/board/art/company-color.ts';
import { mapNames, mapOf } from './maps.ts';

describe('the printed colour of a company', () => {
  it('is never quite black or quite white', () => {
    expect(companyColor('#000000')).not.toBe('#000000');
    expect(contrast(companyColor('#000000'), '#000000')).toBeLessThan(1.4);
    expect(companyColor('#ffffff')).not.toBe('#ffffff');
    expect(contrast(companyColor('#ffffff'), '#ffffff')).toBeLessThan(1.2);
  });

  it('keeps a calm colour as it is', () => expect(companyColor('#8a8273')).toBe('#8a8273'));

  it('tames a loud one', () => {
    expect(companyColor('#ff00ff')).not.toBe('#ff00ff');
    expect(companyColor('#0000ff')).not.toBe('#0000ff');
  });

  it('warms pure yellow', () => {
    const yellow = companyColor('#ffff00');
    const [r = 0, g = 0] = [1, 3].map((at) => Number.parseInt(yellow.slice(at, at + 2), 16));
    expect(r).toBeGreaterThan(g);
  });

  it('stays the same when treated again', () => {
    for (const name of mapNames) {
      for (const { color } of mapOf(name).liveries.values()) {
        const once = companyColor(color.toLowerCase());
        expect(contrast(companyColor(once), once)).toBeLessThan(1.1);
      }
    }
  });
});

describe('the letters on it', () => {
  it.each(mapNames)('can be read on every company of %s', (name) => {
    for (const { color, textColor } of mapOf(name).liveries.values()) {
      expect(contrast(companyColor(color), lettering(color, textColor)), color).toBeGreaterThanOrEqual(4.5);
    }
  });
});
