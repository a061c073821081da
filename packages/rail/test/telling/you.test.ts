import { describe, expect, test } from 'vitest';
import { predicateOf, toYou } from '../../src/telling/you.ts';

describe('the player who is called You', () => {
  test.each([
    ['You decides. Bid on a private.', 'You decide. Bid on a private.'],
    ['Bot 1 pays You fl. 20', 'Bot 1 pays you fl. 20'],
    ['Income from privates: You fl. 20, Bot 1 fl. 10', 'Income from privates: you fl. 20, Bot 1 fl. 10'],
    ['You’s cash', 'Your cash'],
    ['You has bid', 'You have bid'],
    ['You becomes president of the NRS', 'You become president of the NRS'],
    ['Bot 1 says that You has won', 'Bot 1 says that you have won'],
    ['A 3 train goes from the NRS to You', 'A 3 train goes from the NRS to you'],
    ['You and Bot 1 win together', 'You and Bot 1 win together'],
    ['This is for You to decide.', 'This is for you to decide.'],
    ['Needs the consent of You.', 'Needs your consent.'],
    ['Needs the consent of You, Bot 1.', 'Needs the consent of you, Bot 1.'],
    ['you’d hold 20%', 'you’d hold 20%'],
    ['Yours Truly passes', 'Yours Truly passes'],
  ])('%s', (written, told) => expect(toYou(written)).toBe(told));

  test.each([
    ['passes', 'pass'],
    ['buys a share of the NRS from the treasury for fl. 80', 'buy a share of the NRS from the treasury for fl. 80'],
    [
      'starts the NRS at fl. 90 and pays fl. 180 into its treasury',
      'start the NRS at fl. 90 and pay fl. 180 into its treasury',
    ],
    ['does not agree that Bot 1 has won', 'do not agree that Bot 1 has won'],
    ['no longer says that Bot 1 has won', 'no longer say that Bot 1 has won'],
    ['goes bankrupt over a train for the GT', 'go bankrupt over a train for the GT'],
    ['will sell own shares for a train of the NRS', 'will sell own shares for a train of the NRS'],
  ])('does it: %s', (written, told) => {
    expect(predicateOf('You', written)).toBe(told);
    expect(predicateOf('Bot 1', written)).toBe(written);
  });
});
