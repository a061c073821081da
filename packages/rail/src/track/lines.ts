/** Lines that a company may not use: those of a place that must come straight to certain others. */
import type { Track } from '../routes/network.ts';
import type { Place } from './network.ts';

/** For a place with such a limit: may a line from it come to this other place? */
export type ComesTo = (from: Place) => ((to: Place) => boolean) | undefined;

/**
 * Follows each line of such a place outwards. What leads to no place where it may come to is closed. Where other track meets a
 * line before it comes to any place, what follows belongs to others as well and stays open: the line then does only if all
 * places to which it could go on from there are such, or not at all if such a line may not be joined.
 */
export function withoutLines(
  tracks: readonly Track[],
  places: readonly Place[],
  comesTo: ComesTo,
  mayBeJoined = true,
): readonly Track[] {
  const at = new Map<number, Track[]>();
  for (const track of tracks) {
    for (const end of [track.a, track.b]) {
      const there = at.get(end);
      if (there) there.push(track);
      else at.set(end, [track]);
    }
  }
  const otherEnd = ({ a, b }: Track, from: number): number => (a === from ? b : a);
  const tracksBeyond = ({ hex }: Track, end: number): Track[] => at.get(end)!.filter((next) => next.hex !== hex);
  /** The first places on all lines that go on so; a ring of track leads nowhere else. */
  const firstPlaces = (track: Track, from: number, gone: readonly (readonly [Track, number])[] = []): Place[] => {
    const end = otherEnd(track, from);
    if (end >= 0) return [places[end]!];
    if (gone.some(([one, by]) => one === track && by === from)) return [];
    return tracksBeyond(track, end).flatMap((next) => firstPlaces(next, end, [...gone, [track, from]]));
  };
  const closed = new Set<Track>();
  const follow = (track: Track, from: number, may: (to: Place) => boolean): boolean => {
    const end = otherEnd(track, from);
    const isAlone = end < 0 && at.get(end)!.filter(({ hex }) => hex === track.hex).length === 1;
    // All that follow are looked at: each of them that does not lead there is closed.
    const following = isAlone ? tracksBeyond(track, end).map((next) => follow(next, end, may)) : [];
    const found = isAlone || (end < 0 && !mayBeJoined) ? [] : firstPlaces(track, from);
    const leads = following.includes(true) || (found.length > 0 && found.every(may));
    if (!leads) closed.add(track);
    return leads;
  };
  places.forEach((place, index) => {
    const may = at.has(index) ? comesTo(place) : undefined;
    if (may) for (const track of at.get(index)!) follow(track, index, may);
  });
  return closed.size === 0 ? tracks : tracks.filter((track) => !closed.has(track));
}
