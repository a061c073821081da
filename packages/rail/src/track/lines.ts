/** Lines that a company may not use: those of a place that must come straight to certain others. */
import type { Track } from '../routes/network.ts';
import type { Place } from './network.ts';

/** For a place with such a limit: may a line from it come to this other place? */
export type ComesTo = (from: Place) => ((to: Place) => boolean) | undefined;

/**
 * Follows each line of such a place outwards. What leads to no place where it may come to is closed, and so is a line that
 * meets other track before it comes to any place: that track belongs to others as well.
 */
export function withoutLines(tracks: readonly Track[], places: readonly Place[], comesTo: ComesTo): readonly Track[] {
  const at = new Map<number, Track[]>();
  for (const track of tracks) {
    for (const end of [track.a, track.b]) {
      const there = at.get(end);
      if (there) there.push(track);
      else at.set(end, [track]);
    }
  }
  const closed = new Set<Track>();
  const follow = (track: Track, from: number, may: (to: Place) => boolean): boolean => {
    const end = track.a === from ? track.b : track.a;
    let leads: boolean;
    if (end >= 0) {
      leads = may(places[end]!);
    } else {
      const there = at.get(end)!;
      const alone = there.filter(({ hex }) => hex === track.hex).length === 1;
      const beyond = alone ? there.filter(({ hex }) => hex !== track.hex) : [];
      leads = beyond.map((next) => follow(next, end, may)).includes(true);
    }
    if (!leads) closed.add(track);
    return leads;
  };
  places.forEach((place, index) => {
    const may = at.has(index) ? comesTo(place) : undefined;
    if (may) for (const track of at.get(index)!) follow(track, index, may);
  });
  return closed.size === 0 ? tracks : tracks.filter((track) => !closed.has(track));
}
