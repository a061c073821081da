import { canImport } from '@roundhouse/exchange';
import { describe, expect, test } from 'vitest';
import { ANN, auction, buy, company, exported, type Line, minor, pass, player, refusal } from './small.ts';

describe('What cannot be imported of 1828 is refused with its number and the reason', () => {
  test.each<[string, readonly Line[], RegExp]>([
    ['an unknown type', [player(ANN, 'nonsense')], /^Action 10: nonsense by Ann: 1828 has no action of this kind\.$/],
    ['an unknown player', [pass(99)], /^Action 10: pass by 99: There is no/],
    ['an unknown company', [...auction, company('XX', 'pass')], /^Action 170: .*no company XX/],
    ['a share that is not there', [...auction, buy(ANN, 'PRR_3')], /^Action 170: buy shares by Ann: .*no par price/],
    [
      'a move out of turn',
      [...auction, company('CPR', 'run_routes', { routes: [] })],
      /^Action 170: .*something else at this point/,
    ],
    ['a private of nobody', [minor('lay_tile', { hex: 'C17', tile: '7-0', rotation: 0 })], /^Action 10: /],
    ['fields that are missing', [player(ANN, 'bid')], /^Action 10: .*cannot be read: "company"/],
  ])('%s', (_, lines, reason) => {
    expect(refusal(lines)).toMatch(reason);
  });

  test('optional rules and numbers of players', () => {
    expect(canImport('1828.Games')).toBe(true);
    expect(refusal([], { settings: { seed: 1, optional_rules: ['short'] } })).toMatch(/optional rule "short" of 1828/);
    expect(refusal([], { players: exported([]).players.slice(1) })).toMatch(/3 to 5 players, and this game has 2/);
  });
});
