import { type Subject, subjectId } from '@roundhouse/kernel';

type Kind = 'hex' | 'company' | 'train' | 'private';

const ofKind =
  (kind: Kind) =>
  (id: string): Subject =>
    `${kind}:${id}`;

/** What choices of railway games touch: companies, hexes and trains may share a name, so each says what it is. */
export const about: Readonly<Record<Kind, (id: string) => Subject>> = {
  hex: ofKind('hex'),
  company: ofKind('company'),
  train: ofKind('train'),
  private: ofKind('private'),
};

/** The id of the first of this kind among them. */
export function firstAbout(kind: Kind, subjects: readonly Subject[]): string | undefined {
  const found = subjects.find((subject) => subject.startsWith(`${kind}:`));
  return found === undefined ? undefined : subjectId(found);
}
