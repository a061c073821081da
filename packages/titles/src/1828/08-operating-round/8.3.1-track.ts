/** 8.3.1 Build track, with the powers that belong to it. */
import { updateFrame, type Check, field, type Query } from '@roundhouse/kernel';
import { cashOf, layFields as fieldsOf, setExt, type Tile, trackStep } from '@roundhouse/rail';
import { owns } from '../13-companies/13.2.1-privates.ts';
import { contains, isSystem } from '../13-companies/13.4-systems.ts';
import { type Build, DELAWARE, judge, type BuildCheck } from '../14-track-tiles/14.2-types.ts';
import { builtByItself, connectionChecks, fitChecks, terrainOf } from '../14-track-tiles/14.3-placement.ts';
import { build, isUpgrade } from '../14-track-tiles/building.ts';
import { board, dollars, privateOf, SCRANTON, tileSet } from '../material.ts';
import { type Game, move, type OperatingTurn, operatingTurnOf, type State, type TrackStep } from '../state.ts';
import { inOrder, isOver, onTurn, operating } from './8.3-order.ts';

/** Companies with an extra yellow tile, the private with one, and what each costs beside the terrain. */
const EXTRA_COST: Readonly<Record<string, number>> = { 'B&M': 40, NYH: 40, 'E&K': 20 };
const EXTRA_COMPANIES = ['B&M', 'NYH'];
const KALAMAZOO = 'E&K';
/** The Delaware & Hudson's price is for everything, the mountain too (Q30). */
const SCRANTON_COST = 120;
const POWERS = ['B&M', 'NYH', KALAMAZOO, DELAWARE];

const isExtra = (using: string | undefined): using is string => using !== undefined && using in EXTRA_COST;
const normalBuilds = (s: State, company: string): number => (isSystem(s, company) ? 2 : 1);
const usedExtra = (f: TrackStep): boolean => f.extras.some((power) => EXTRA_COMPANIES.includes(power));

const has = (s: State, company: string, power: string): boolean =>
  EXTRA_COMPANIES.includes(power) ? contains(s, company, power) : owns(s, company, power);

/** Extra tiles that could still be laid in this step. */
const extrasLeft = (s: State, f: TrackStep): string[] =>
  Object.keys(EXTRA_COST).filter(
    (power) =>
      has(s, f.of, power) &&
      f.upgraded === 0 &&
      !f.extras.includes(power) &&
      !(power === KALAMAZOO && s.ext.extraTileUsed) &&
      cashOf(s, f.of) >= EXTRA_COST[power]!,
  );

const builds = (f: TrackStep): number => f.laid + f.upgraded;

const costOf = (s: State, a: Build): number => {
  if (a.using === DELAWARE) return SCRANTON_COST;
  return terrainOf(s, a) + (isExtra(a.using) ? EXTRA_COST[a.using]! : 0);
};

type TrackCheck = Check<State, TrackStep, Build>;

const powerChecks: readonly TrackCheck[] = [
  {
    rule: '8.3.1-4',
    passes: (s, f, a) => a.using === undefined || !EXTRA_COMPANIES.includes(a.using) || has(s, f.of, a.using),
    says: (_, _f, a) => `Only the ${a.using} or a system that includes it can lay the extra tile for $40.`,
  },
  {
    rule: '13.2.1-8',
    passes: (s, f, a) => a.using === undefined || has(s, f.of, a.using),
    says: (_, f, a) => `The ${f.of} does not own the ${privateOf(a.using!).name}, so it cannot use its power.`,
  },
  {
    rule: '13.2.2.4-2',
    passes: (_, _f, a) => a.using !== DELAWARE || a.hex === SCRANTON,
    says: 'The Delaware & Hudson’s power works only in Scranton.',
  },
  {
    rule: '13.2.2.7-3',
    passes: (s, _, a) => a.using !== KALAMAZOO || !s.ext.extraTileUsed,
    says: 'The Erie & Kalamazoo’s one extra tile has already been laid.',
  },
  {
    rule: '8.3.1-6',
    passes: (_, f, a) => a.using === undefined || !f.extras.includes(a.using),
    says: (_, _f, a) => `The ${a.using} has already laid its extra tile this turn.`,
  },
  {
    rule: '13.2.2.7-4',
    passes: (s, f, a) =>
      !(a.using === KALAMAZOO && (f.upgraded > 0 || isUpgrade(a, s))) &&
      !(isUpgrade(a, s) && f.extras.includes(KALAMAZOO)),
    says: 'The Erie & Kalamazoo’s extra tile must be yellow, with no upgrade in the same round.',
  },
  {
    rule: '8.3.1-5',
    passes: (s, f, a) =>
      !(isExtra(a.using) && (f.upgraded > 0 || isUpgrade(a, s))) && !(isUpgrade(a, s) && usedExtra(f)),
    says: 'The extra tile for $40 must be yellow, with no upgrade in the same round.',
  },
];

const countChecks: readonly TrackCheck[] = [
  {
    rule: '8.3.1-3',
    passes: (s, f, a) => !isUpgrade(a, s) || !isSystem(s, f.of) || builtByItself(s, a) !== 'laid',
    says: 'A system cannot upgrade a tile it has laid this round.',
  },
  {
    rule: '14.3.2-5',
    passes: (s, _, a) => !isUpgrade(a, s) || builtByItself(s, a) === null,
    says: 'A company cannot upgrade a tile it has laid or upgraded this round.',
  },
  {
    rule: '13.2.2.4-3',
    passes: (s, f, a) => a.using !== DELAWARE || allows(s, f, isUpgrade(a, s)),
    says: 'The tile in Scranton is the company’s build for the round, and it has already built.',
  },
  {
    rule: '8.3.1-1',
    passes: (s, f, a) => isSystem(s, f.of) || isExtra(a.using) || allows(s, f, isUpgrade(a, s)),
    says: (_, f) => `In a round the ${f.of} may lay one yellow tile or upgrade one, not both.`,
  },
  {
    rule: '8.3.1-2',
    passes: (s, f, a) => isExtra(a.using) || allows(s, f, isUpgrade(a, s)),
    says: 'A system may build twice a round, and only one of the two may be an upgrade.',
  },
];

const allows = (s: State, f: TrackStep, upgrades: boolean): boolean =>
  builds(f) < normalBuilds(s, f.of) && !(upgrades && f.upgraded > 0);

export const layFields = fieldsOf(board, tileSet);

const layTile = move({
  type: 'layTile',
  fields: { ...layFields, using: field.optional(field.oneOf(POWERS)) },
  candidates: (s, f: TrackStep, _, query) => candidates(s, f, query),
  checks: [
    ...powerChecks,
    ...countChecks,
    ...fitChecks,
    ...connectionChecks,
    {
      rule: '8.3.1-7',
      passes: (s, f, a) => costOf(s, a) <= cashOf(s, f.of),
      says: (s, f, a) => `This costs ${dollars(costOf(s, a))}, and the ${f.of} has ${dollars(cashOf(s, f.of))}.`,
    },
  ],
  when: [
    ...onTurn,
    {
      rule: '13.2.2.4-3',
      passes: (s, _, a) => a['using'] !== DELAWARE || !isOver(s, 'track'),
      says: 'The tile in Scranton belongs to the company’s track step, which is over for this round.',
    },
    {
      rule: '8.3.1-2',
      passes: (s) => !isOver(s, 'track') || !isSystem(s, operating(s)),
      says: 'The system has finished its track: it may build twice a round.',
    },
    {
      rule: '8.3.1-1',
      passes: (s) => !isOver(s, 'track'),
      says: 'The company has finished its track: it may lay one yellow tile or upgrade one a round.',
    },
    inOrder,
  ],
  apply(g, f, a) {
    const upgrades = isUpgrade(a, g.s);
    const cost = costOf(g.s, a);
    const next = isExtra(a.using)
      ? { extras: [...f.extras, a.using] }
      : upgrades
        ? { upgraded: f.upgraded + 1 }
        : { laid: f.laid + 1 };
    updateFrame(g, f, next);
    if (a.using === KALAMAZOO) setExt(g, { extraTileUsed: true });
    noteBuilt(g, a.hex, upgrades);
    if (a.using === DELAWARE) updateFrame(g, operatingTurnOf(g.s)!, { scranton: true });
    build(g, f.of, a, cost);
  },
});

/** What a company has built in this round. */
function noteBuilt(g: Game, hex: string, upgrades: boolean): void {
  const turn = operatingTurnOf(g.s);
  if (turn) updateFrame(g, turn, upgrades ? { upgraded: [...turn.upgraded, hex] } : { laid: [...turn.laid, hex] });
}

function candidates(s: State, f: TrackStep, query: Query) {
  const normal = ({ color }: Tile): boolean =>
    allows(s, f, color !== 'yellow') && !(color !== 'yellow' && f.extras.length > 0);
  return [
    ...(builds(f) < normalBuilds(s, f.of) || query.subject !== undefined
      ? judge.candidates(s, f.of, query, { tiles: normal })
      : []),
    ...extrasLeft(s, f).flatMap((using) => judge.candidates(s, f.of, query, { tiles: isYellow }, { using })),
    ...(owns(s, f.of, DELAWARE) ? judge.candidatesIn(s, SCRANTON, normal, { using: DELAWARE }) : []),
  ];
}

const isYellow = ({ color }: Tile): boolean => color === 'yellow';

/** A yellow tile that a private lays in its hex, free of charge, beside the company's own track. */
export const freeTile = (hex: string, rule: string, says: string) => ({
  candidates: (s: State, extra = {}) => judge.candidatesIn(s, hex, isYellow, extra),
  checks: [{ rule, passes: (s, _, a) => a.hex === hex && !isUpgrade(a, s), says }, ...fitChecks] as BuildCheck[],
  lay(g: Game, builder: string, a: Build): void {
    noteBuilt(g, a.hex, false);
    build(g, builder, a, 0);
  },
});

/** A private bought later in the turn may open the step again. */
export const { step, kind: track } = trackStep<State, OperatingTurn, TrackStep>({
  begin: (of) => ({ kind: 'track', of, laid: 0, upgraded: 0, extras: [] }),
  isDone: (s, f) => builds(f) >= normalBuilds(s, f.of) && extrasLeft(s, f).length === 0,
  layTile,
  asks: (s, f) => `${f.of}: build track, ${builds(f)} of ${normalBuilds(s, f.of)}`,
});
