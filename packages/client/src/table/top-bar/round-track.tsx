import { classes } from '../../ui/index.ts';
import { useTable } from '../context.tsx';

interface Round {
  readonly name: string;
  readonly index: number;
}

/** Rounds that belong together: a round of the players, and the operating rounds that follow it. */
export function setsOf(names: readonly string[]): Round[][] {
  const sets: Round[][] = [];
  names.forEach((name, index) => {
    const last = sets.at(-1);
    if (last && name.includes('.')) last.push({ name, index });
    else sets.push([{ name, index }]);
  });
  return sets;
}

/** So many sets that are gone keep their marks: a long game has no room for all. */
const KEPT = 5;

/** Where the game stands: the rounds of now by name, those gone and to come as small marks. */
export function RoundTrack() {
  const { s, title, presentation, say } = useTable('s', 'title', 'presentation', 'say');
  const { names, at } = title.rounds(s);
  const isNow = (set: readonly Round[]): boolean => set.some(({ index }) => index === at);
  const note = presentation.roundNote?.(s);
  return (
    <ol className="rounds" aria-label={say('table.rounds')}>
      {setsOf(names)
        .filter((_, at, all) => at >= all.findIndex(isNow) - KEPT)
        .map((set) => {
          const now = isNow(set);
          return (
            <li key={set[0]!.name} className={now ? 'round-set round-now' : 'round-set'}>
              {set.map(({ name, index }) => (
                <span
                  key={name}
                  className={classes('round', index < at && 'round-done', !name.includes('.') && 'round-stock')}
                  {...(index === at ? { 'aria-current': 'step' as const } : {})}
                  title={name}
                >
                  <span className={now ? undefined : 'unseen'}>{name}</span>
                </span>
              ))}
            </li>
          );
        })}
      {note && <li className="tag">{say(note.id, note.values)}</li>}
    </ol>
  );
}
