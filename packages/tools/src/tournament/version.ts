/** Another version of the players, built into one file with the books as it knew them: `npm run guard:bots` plays against it. */
import type { Chosen, ChooseOptions, View } from '@roundhouse/bots';
import type { Level, RailState } from '@roundhouse/rail';
import { pathToFileURL } from 'node:url';

export type ChooseAs = (view: View<RailState>, by: string, seed: number, noise: number) => Chosen | null;

/** What such a file holds. */
interface Version {
  readonly titles: readonly { readonly id: string }[];
  readonly playerFor: (title: string, level: Level) => Required<ChooseOptions> | null;
  readonly choose: (
    title: unknown,
    view: View<RailState>,
    by: string,
    seed: number,
    options: ChooseOptions,
  ) => Chosen | null;
}

/** Its club player of this title; none where no other version is meant. */
export async function versionOf(file: string | undefined, id: string): Promise<ChooseAs | null> {
  if (file === undefined) return null;
  const { titles, playerFor, choose } = (await import(pathToFileURL(file).href)) as Version;
  const title = titles.find((one) => one.id === id);
  const player = playerFor(id, 'club');
  if (!title || !player) throw new Error(`${file} does not play ${id}`);
  return (view, by, seed, noise) => choose(title, view, by, seed, { ...player, noise });
}
