import { History } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { COMPANIES, crowdedGame } from '../src/bench/1820/crowd.ts';
import { titleOf } from '../src/title.ts';

describe('the crowded game that is measured', () => {
  it('has all thirty companies of 1820 in play after its second Stock Round, by actions that are legal again', () => {
    const { file, questions } = crowdedGame('OR 2.1');
    expect(file.entries.length).toBe(questions['OR 2.1 track']);
    const last = History.open(titleOf(file.title), file).state;
    const inPlay = Object.entries(last.companies).filter(([, { status }]) => status === 'started');
    expect(inPlay).toHaveLength(COMPANIES);
    expect(inPlay.every(([company]) => last.market.at[company] !== undefined)).toBe(true);
  });
});
