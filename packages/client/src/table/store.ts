import type { Json, PlayerId, Refusal } from '@roundhouse/kernel';
import type { Route } from '@roundhouse/rail';
import { create } from 'zustand';

export const TABS = ['map', 'market', 'tiles', 'trains', 'ledger', 'charts', 'log', 'rules', 'review'] as const;
/**
 * The places behind the tab bar of a phone are the same, and the holdings in a tab of their own. What a title opens for a part
 * of its game is `own`: shown by itself while it lasts, and the map where there is none. What the page around the table adds to a
 * phone is `extra`.
 */
export type Tab = (typeof TABS)[number] | 'holdings' | 'own' | 'extra';

/** Only the question and its buttons; the choices too; almost the whole screen. */
export const SHEET_LEVELS = ['low', 'half', 'up'] as const;
export type SheetLevel = (typeof SHEET_LEVELS)[number];

/** The number of a hinted move, on its hex or at its company's marker. */
export interface HintMark {
  readonly number: number;
  readonly chosen: boolean;
  readonly hex?: string;
  readonly company?: string;
}

/** What is being picked in a decision and not yet done: forgotten with every action. */
export interface Picking {
  /** Who of several that are asked at this device is deciding; null: the first of them. */
  readonly by: PlayerId | null;
  /** The option pointed at, by its key. */
  readonly option: string | null;
  readonly values: Readonly<Record<string, Json>>;
  /** The hex pointed at. */
  readonly hex: string | null;
  /** Routes taken apart by hand; null: the best that is known. */
  readonly routes: readonly Route[] | null;
  /** The train whose route is being edited. */
  readonly train: string | null;
  /** Why the last try was refused, and the hex that it was about. */
  readonly refusal: Refusal | null;
  readonly refusedAt: string | null;
  /** A tile under the hand, shown in place before it is chosen. */
  readonly preview: { readonly row: string; readonly rotation: number } | null;
  /** How much of a hint is asked for: nothing, the idea, the moves. */
  readonly hint: 0 | 1 | 2;
  readonly marks: readonly HintMark[];
}

const nothing: Picking = {
  by: null,
  option: null,
  values: {},
  hex: null,
  routes: null,
  train: null,
  refusal: null,
  refusedAt: null,
  preview: null,
  hint: 0,
  marks: [],
};

/** Has somebody begun to pick something? */
export const isPicking = (now: Picking): boolean =>
  (Object.keys(nothing) as (keyof Picking)[]).some((part) => now[part] !== nothing[part]);

interface TableStore extends Picking {
  readonly tab: Tab;
  readonly keysOpen: boolean;
  /** The game is being given another name. */
  readonly renaming: boolean;
  /** The game is being put on a server. */
  readonly puttingOnline: boolean;
  /** The position is being sent to somebody. */
  readonly sharing: boolean;
  /** What may be done at any time is shown. */
  readonly anyTime: boolean;
  /** The position is taken apart in a drawer. */
  readonly explaining: boolean;
  /** The rule that the reference shows. */
  readonly rule: string | null;
  /** The reference stands beside the board, in the place of the decision. */
  readonly beside: boolean;
  readonly searchRules: number;
  /** What is typed while the search is on its way; null when nothing is awaited. */
  readonly typed: string | null;
  /** What had been typed when the search was there. */
  readonly query: string;
  /** How far somebody has pulled the sheet of a phone; null: as far as what is being picked or read wants it. */
  readonly sheet: SheetLevel | null;
  /** A run to be drawn on the map in place of the latest one. */
  readonly traced: readonly Route[] | null;
  /** The map is to be shown whole. */
  readonly fit: boolean;
  readonly pick: (changes: Partial<Picking>) => void;
  /** Points at an option; what was picked for another does not carry over. */
  readonly choose: (option: string, values?: Readonly<Record<string, Json>>) => void;
  readonly forget: () => void;
  /** Another of those who are asked decides; what was being picked was not theirs. */
  readonly decideAs: (player: PlayerId) => void;
  /** The idea at first, then the moves. */
  readonly askHint: () => void;
  readonly show: (tab: Tab) => void;
  /** Opens a rule where the screen has room for it: beside the board, or in a tab of its own. */
  readonly showRule: (rule: string) => void;
  /** Another rule in the reference that is open. */
  readonly turnTo: (rule: string) => void;
  readonly backToDecision: () => void;
  readonly openSearch: () => void;
  readonly type: (typed: string | null) => void;
  /** The search is there: what was typed is its own now. */
  readonly handOver: () => void;
  readonly setKeysOpen: (open: boolean) => void;
  readonly setRenaming: (open: boolean) => void;
  readonly setPuttingOnline: (open: boolean) => void;
  readonly setSharing: (open: boolean) => void;
  readonly setAnyTime: (open: boolean) => void;
  readonly setExplaining: (open: boolean) => void;
  readonly setSheet: (level: SheetLevel) => void;
  readonly trace: (routes: readonly Route[] | null) => void;
  readonly fitMap: () => void;
  readonly fitted: () => void;
}

const ROOM_BESIDE = '(min-width: 1180px)';

/** What the table shows and points at; the game itself is elsewhere. */
export const useTableStore = create<TableStore>((set) => ({
  ...nothing,
  tab: 'own',
  keysOpen: false,
  renaming: false,
  puttingOnline: false,
  sharing: false,
  anyTime: false,
  explaining: false,
  rule: null,
  beside: false,
  searchRules: 0,
  typed: null,
  query: '',
  sheet: null,
  traced: null,
  fit: false,
  pick: (changes) => set('hex' in changes ? { ...changes, sheet: null } : changes),
  choose: (option, values = nothing.values) => set({ option, values, refusal: null, refusedAt: null, preview: null }),
  forget: () =>
    set((now) =>
      isPicking(now) || now.beside ? { ...nothing, beside: false, sheet: now.hex === null ? now.sheet : null } : now,
    ),
  decideAs: (by) => set({ ...nothing, by }),
  askHint: () => set(({ hint }) => ({ hint: hint === 0 ? 1 : 2 })),
  show: (tab) => set((now) => ({ tab, beside: false, typed: null, sheet: tab === now.tab ? now.sheet : null })),
  showRule: (rule) =>
    set(({ tab }) =>
      matchMedia(ROOM_BESIDE).matches
        ? { rule, beside: true, tab: tab === 'own' ? tab : 'map' }
        : { rule, tab: 'rules' },
    ),
  turnTo: (rule) => set({ rule }),
  backToDecision: () => set((now) => ({ beside: false, tab: now.tab === 'rules' ? 'own' : now.tab })),
  openSearch: () => set((now) => ({ tab: 'rules', searchRules: now.searchRules + 1, typed: '', query: '' })),
  type: (typed) => set({ typed }),
  handOver: () => set((now) => ({ query: now.typed ?? '', typed: null })),
  setKeysOpen: (keysOpen) => set({ keysOpen }),
  setRenaming: (renaming) => set({ renaming }),
  setPuttingOnline: (puttingOnline) => set({ puttingOnline }),
  setSharing: (sharing) => set({ sharing }),
  setAnyTime: (anyTime) => set({ anyTime }),
  setExplaining: (explaining) => set({ explaining }),
  setSheet: (sheet) => set({ sheet }),
  trace: (traced) => set({ traced }),
  fitMap: () => set({ tab: 'map', fit: true }),
  fitted: () => set({ fit: false }),
}));
