import type { GameRecord } from './record.ts';
import type { GameStore, Kept } from './store.ts';

/** Games in the memory of this page: they can be played and saved as files, and are gone when it closes. */
export function openPageStore(): GameStore {
  const games = new Map<string, { record: GameRecord; readonly entries: Kept[] }>();
  return {
    lasting: false,

    allRecords: async () => [...games.values()].map(({ record }) => record),

    recordOf: async (id) => games.get(id)?.record,

    readEntries: async (id, from = 0) => games.get(id)?.entries.slice(from) ?? [],

    async writeGame(record, entries) {
      if (games.size === 0) addEventListener('beforeunload', askBeforeLeaving);
      games.set(record.id, { record, entries: entries.map((entry) => ({ entry })) });
    },

    async appendEntries(id, index, entries, changes) {
      const game = games.get(id);
      if (!game) return;
      if (index !== game.entries.length) throw new DOMException('That entry is taken.', 'ConstraintError');
      game.entries.push(...entries);
      game.record = { ...game.record, ...changes };
    },

    async convertGame(id, header, convert) {
      const game = games.get(id);
      if (!game) return;
      const entries = game.entries.map((kept) => ({ ...kept, entry: convert(kept.entry) }));
      games.set(id, { record: { ...game.record, header }, entries });
    },

    async changeRecord(id, changes) {
      const game = games.get(id);
      if (game) game.record = { ...game.record, ...changes };
    },

    async eraseGame(id) {
      games.delete(id);
      if (games.size === 0) removeEventListener('beforeunload', askBeforeLeaving);
    },
  };
}

/** Closing the page by mistake would lose the game. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
