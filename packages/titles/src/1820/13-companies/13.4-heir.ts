/** 13.4 Company directors: the choice among cousins who tie. */
import { field, type FrameKind, pop, onlyThen } from '@roundhouse/kernel';
import { setDirector } from '@roundhouse/rail';
import { cousinIds } from '../material.ts';
import { type Heir, move, type State } from '../state.ts';

/** 13.4-5. */
const chooseHeir = move({
  type: 'chooseHeir',
  fields: { private: field.oneOf(cousinIds) },
  candidates: (_, f: Heir) => f.heirs.map((cousin) => ({ fields: { private: cousin } })),
  checks: [
    {
      rule: '13.4-5',
      passes: (_, f: Heir, a) => f.heirs.includes(a.private),
      says: 'Choose one of the cousins tied for the most shares.',
    },
  ],
  when: [onlyThen('13.4-5', 'You choose the director only when cousins tie for the most shares after a sale.')],
  apply(g, f, a) {
    pop(g, f);
    setDirector(g, f.of, a.private);
  },
});

export const heir = {
  actors: (_, f) => [f.by],
  moves: [chooseHeir],
  asks: (_, f) => `Which of the tied cousins directs the ${f.of}?`,
} satisfies FrameKind<State, Heir>;
