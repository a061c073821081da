/** Certificates that may run in several ways: which trains can run together. */
import type { RunRules, TrainSpec } from './network.ts';

/** Every choice of one face for each card within the powers there are, those that give the same kinds of trains only once. */
export function facesOf(trains: readonly TrainSpec[], { powers }: RunRules): TrainSpec[][] {
  const cards = new Map<string, Set<string | undefined>>();
  for (const { card, face } of trains) {
    if (card === undefined) continue;
    const faces = cards.get(card);
    if (faces === undefined) cards.set(card, new Set([face]));
    else faces.add(face);
  }
  let choices: Map<string, string | undefined>[] = [new Map()];
  for (const [card, faces] of cards) {
    choices = choices.flatMap((chosen) => [...faces].map((face) => new Map([...chosen, [card, face]])));
  }
  const seen = new Set<string>();
  const result: TrainSpec[][] = [];
  for (const chosen of choices) {
    const own = trains.filter(({ card, face }) => card === undefined || chosen.get(card) === face);
    const key = own
      .map(({ kind }) => kind)
      .sort()
      .join('\n');
    if (seen.has(key) || (powers && overPowers(own, powers))) continue;
    seen.add(key);
    result.push(own);
  }
  return result;
}

function overPowers(trains: readonly TrainSpec[], powers: Readonly<Record<string, number>>): boolean {
  return Object.entries(powers).some(([power, most]) => trains.filter((train) => train.power === power).length > most);
}
