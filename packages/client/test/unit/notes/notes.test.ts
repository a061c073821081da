import { expect, test } from 'vitest';
import { LONGEST_NOTE, notesAsMarkdown, noteAt, readNotes, withNote } from '../../../src/notes/notes.ts';

test('one note for each moment, in the order of the game', () => {
  const notes = withNote(withNote(withNote([], 9, 'late'), 2, 'early'), 9, 'later');
  expect(notes).toEqual([
    { seq: 2, text: 'early' },
    { seq: 9, text: 'later' },
  ]);
  expect(noteAt(notes, 9)).toBe('later');
  expect(withNote(notes, 2, ' \u200b ')).toEqual([{ seq: 9, text: 'later' }]);
});

test('what was kept or sent is read as far as it makes sense', () => {
  expect(readNotes(null)).toEqual([]);
  expect(readNotes({ seq: 1 })).toEqual([]);
  expect(
    readNotes([null, { seq: -1, text: 'a' }, { seq: 1.5, text: 'a' }, { seq: 3 }, { seq: 4, text: 'good' }]),
  ).toEqual([{ seq: 4, text: 'good' }]);
  const [long] = readNotes([{ seq: 1, text: 'x'.repeat(50_000) }]);
  expect(long!.text).toHaveLength(LONGEST_NOTE);
});

test('as a text of its own', () => {
  expect(notesAsMarkdown('Sunday', [{ seq: 3, text: 'Hm' }], (seq) => `SR 1, move ${seq}`)).toBe(
    '# Sunday\n\n## SR 1, move 3\n\nHm\n',
  );
});
