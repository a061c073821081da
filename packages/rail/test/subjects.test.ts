import { choices, movesFor, subjectId } from '@roundhouse/kernel';
import { about, endStep, firstAbout, type RailState } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { blank, Toy } from './toy.ts';

test('a subject says what it is, so that things may share a name', () => {
  const both = [about.company('L3'), about.hex('L3'), about.train('3-1'), about.private('P:1')];
  expect(both).toEqual(['company:L3', 'hex:L3', 'train:3-1', 'private:P:1']);
  expect([firstAbout('hex', both), firstAbout('private', both)]).toEqual(['L3', 'P:1']);
  expect(firstAbout('train', [about.hex('L3')])).toBe(undefined);
  expect(subjectId(about.private('P:1'))).toBe('P:1');
});

test('asking about the hex does not answer about the company of the same name', () => {
  const touch = (type: string, subject: ReturnType<typeof about.hex>) =>
    movesFor<RailState>()({
      type,
      fields: {},
      candidates: () => [{ subjects: [subject] }],
      checks: [],
      apply: () => {},
    });
  const moves = [touch('lay', about.hex('L3')), touch('buy', about.company('L3')), endStep];
  const { title, s } = new Toy({ step: { actors: () => ['player1'], moves } }, blank, { kind: 'step', of: 'A' });
  const asked = (subject: ReturnType<typeof about.hex>) => choices(title, s, 'player1', { subject });
  expect(asked(about.hex('L3')).map(({ type }) => type)).toEqual(['lay']);
  expect(asked(about.company('L3')).map(({ type }) => type)).toEqual(['buy']);
});
