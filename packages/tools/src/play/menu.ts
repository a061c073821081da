import { type Choice, subjectId } from '@roundhouse/kernel';
import { describe } from './screen.ts';

/** Choices that stand behind one number: one, or several that are asked for further. */
export interface Item {
  readonly text: string;
  readonly choices: readonly Choice[];
}

/** More than this of a kind become one line that opens another list. */
const LONGEST = 12;

/** The choices as a list that fits a screen: first by type, then by what they touch. */
export function menu(choices: readonly Choice[]): Item[] {
  const byType = groups(choices, (choice) => choice.type);
  if (byType.size > 1) return [...byType].flatMap(([type, group]) => folded(type, group));
  const bySubject = groups(choices, ({ subjects: [first] }) => (first === undefined ? '' : subjectId(first)));
  if (choices.length > LONGEST && bySubject.size > 1) {
    return [...bySubject].flatMap(([subject, group]) => folded(`${group[0]!.type} ${subject}`, group, 1));
  }
  return choices.map(single);
}

const single = (choice: Choice): Item => ({ text: describe(choice), choices: [choice] });

function folded(text: string, group: readonly Choice[], longest = LONGEST): Item[] {
  if (group.length <= longest) return group.map(single);
  return [{ text: `${text} … (${group.length} choices)`, choices: group }];
}

function groups(choices: readonly Choice[], key: (choice: Choice) => string): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = found.get(key(choice));
    if (group) group.push(choice);
    else found.set(key(choice), [choice]);
  }
  return found;
}
