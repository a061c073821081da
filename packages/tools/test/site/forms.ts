import type { Written } from './writer.ts';

/** What an export has that takes another form in older or newer ones. */
export interface Export {
  readonly id: unknown;
  readonly title: string;
  readonly players: readonly unknown[];
  readonly settings: unknown;
  readonly status: string;
  readonly actions: readonly Written[];
  readonly [more: string]: unknown;
}
type Player = { readonly id: number; readonly name: string };
export type Form = (data: Export) => Export;

const each =
  (change: (action: Written, index: number) => Written): Form =>
  (data) => ({ ...data, actions: data.actions.map(change) });
const without = (action: Written, ...keys: string[]): Written =>
  Object.fromEntries(Object.entries(action).filter(([key]) => !keys.includes(key))) as Written;
const isPlayer = (action: Written): boolean => action['entity_type'] === 'player';
const ofType =
  (type: string, change: (action: Written) => Written): Form =>
  (data) =>
    each((action) => (action.type === type ? change(action) : action))(data);

const named: Form = (data) => {
  const names = new Map((data.players as readonly Player[]).map(({ id, name }) => [id, name]));
  const actions = data.actions.map((action) =>
    isPlayer(action) ? { ...action, entity: names.get(action['entity'] as number) } : action,
  );
  return { ...data, players: [...names.values()], actions };
};

const shares = (change: (ids: readonly string[], action: Written) => Record<string, unknown>): Form =>
  each((action) =>
    Array.isArray(action['shares'])
      ? { ...without(action, 'shares'), ...change(action['shares'] as string[], action) }
      : action,
  );

/** The same game, told in another way. */
export const forms: Readonly<Record<string, Form>> = {
  'players by their names': named,
  'players as objects wherever they act': each((action) =>
    isPlayer(action) ? { ...action, entity: { id: action['entity'], name: 'somebody' } } : action,
  ),
  'ids of players as texts': (data) => ({
    ...each((action) => (isPlayer(action) ? { ...action, entity: String(action['entity']) } : action))(data),
    players: (data.players as readonly Player[]).map((player) => ({ ...player, id: String(player.id) })),
  }),
  'numbers of actions as texts': each((action) => ({ ...action, id: String(action['id']) })),
  'actions without numbers': each((action) => without(action, 'id')),
  'actions renumbered': each((action, i) => ({ ...action, original_id: 3 * i + 2 })),
  'more fields than are known': (data) => ({
    ...each((action) => ({ ...action, user: 4711, created_at: 1_611_004_656, step: 'x', meta: { a: [1] } }))(data),
    user: { id: 1, name: 'Host' },
    user_settings: null,
    turn: 3,
    round: 'Operating Round',
    max_players: 5,
    loaded: true,
    created_at: '2021-01-18',
  }),
  'settings without optional rules, the seed in digits': (data) => ({
    ...data,
    settings: { seed: String((data.settings as { seed: number }).seed), unlisted: true },
  }),
  'other capitals': each((action) =>
    typeof action['entity_type'] === 'string'
      ? { ...action, entity_type: action['entity_type'].replace(/^./, (letter) => letter.toUpperCase()) }
      : action,
  ),
  'without a kind of who acts': each((action) => without(action, 'entity_type')),
  'shares without a percentage': shares((ids) => ({ shares: ids, percent: undefined })),
  'one share as a text': shares((ids) => ({ shares: ids.length === 1 ? ids[0] : ids })),
  'one share by its own type': each((action) => {
    const ids = action['shares'];
    if (!Array.isArray(ids) || ids.length > 1) return action;
    return { ...without(action, 'shares', 'percent'), type: action.type.slice(0, -1), share: ids[0] as string };
  }),
  'prices and percentages in digits': each((action) => ({
    ...action,
    ...(typeof action['price'] === 'number' ? { price: String(action['price']) } : {}),
    ...(typeof action['percent'] === 'number' ? { percent: String(action['percent']) } : {}),
  })),
  'par prices without their place': ofType('par', (action) => ({
    ...action,
    share_price: Number.parseInt(String(action['share_price']), 10),
  })),
  'routes without stops': ofType('run_routes', (action) => ({
    ...action,
    routes: (action['routes'] as Written[]).map((route) => without(route, 'nodes')),
  })),
  'routes with everything': ofType('run_routes', (action) => ({
    ...action,
    routes: (action['routes'] as Written[]).map((route) => ({
      ...route,
      hexes: (route['nodes'] as string[]).map((node) => node.split('-')[0]),
      revenue_str: 'somewhere',
      subsidy: 0,
      halts: null,
      abilities: [],
    })),
    extra_revenue: 0,
  })),
  'an order with every move': (data) => ({
    ...data,
    actions: data.actions.map((action) => ({
      ...action,
      auto_actions: [
        { type: 'program_disable', entity: 107, entity_type: 'player', reason: 'done', original_type: 'x' },
        { type: 'auto', entity: 107, entity_type: 'player', details: 'nothing' },
      ],
    })),
  }),
  'a title spelt otherwise': (data) => ({ ...data, title: data.title.toUpperCase().replaceAll(' ', '_') }),
};
