import type { RailState } from '@roundhouse/rail';

/** Things of a game that have a card: wherever one is named or drawn, its element says so (`data-thing="company:NRS"`). */
export const THING_KINDS = [
  'company',
  'player',
  'private',
  'train',
  'hex',
  'tile',
  'phase',
  'price',
  'certificates',
  'term',
] as const;
export type ThingKind = (typeof THING_KINDS)[number];

export interface Thing {
  readonly kind: ThingKind;
  readonly id: string;
}

/** As it stands in the attribute. */
export const thingKey = (kind: ThingKind, id: string): string => `${kind}:${id}`;

export function readThing(key: string): Thing | null {
  const at = key.indexOf(':');
  const kind = THING_KINDS.find((one) => one === key.slice(0, at));
  return kind ? { kind, id: key.slice(at + 1) } : null;
}

/** An owner, as its card is called: a player, a company, or a cousin who holds shares. */
export const ownerThing = ({ players, companies }: Pick<RailState, 'players' | 'companies'>, owner: string): string =>
  thingKey(players.includes(owner) ? 'player' : owner in companies ? 'company' : 'private', owner);

/** Hexes of the board name themselves by an attribute of their own. */
const THINGS = '[data-thing], .b-ground[data-hex], [data-shut], [data-choice]';

/** The thing that an element names. */
export function thingIn(element: Element): Thing | null {
  const hex = ['data-hex', 'data-shut', 'data-choice'].map((name) => element.getAttribute(name)).find(Boolean);
  if (hex) return { kind: 'hex', id: hex };
  return readThing(element.getAttribute('data-thing') ?? '');
}

/** The nearest named thing around a node. */
export function thingAround(node: EventTarget | null): { readonly element: Element; readonly thing: Thing } | null {
  const element = node instanceof Element ? node.closest(THINGS) : null;
  const thing = element && thingIn(element);
  return element && thing ? { element, thing } : null;
}

/** Everything that an element shows of named things, itself first, each once. */
export function thingsWithin(element: Element): readonly { readonly element: Element; readonly thing: Thing }[] {
  const seen = new Set<string>();
  return [element.closest(THINGS), ...element.querySelectorAll(THINGS)].flatMap((one) => {
    const thing = one && thingIn(one);
    if (!one || !thing || seen.has(thingKey(thing.kind, thing.id))) return [];
    seen.add(thingKey(thing.kind, thing.id));
    return [{ element: one, thing }];
  });
}
