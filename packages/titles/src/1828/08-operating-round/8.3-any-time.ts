/** 8.3 Operating round actions: what a company may do at any time in its turn. */
import { field, log, onlyThen, type When } from '@roundhouse/kernel';
import { about, BANK, cashOf, openNow, pay, privatePurchases } from '@roundhouse/rail';
import { buyPrivateFor } from '../13-companies/13.2.2-purchases.ts';
import { isForSale, owns } from '../13-companies/13.2.1-privates.ts';
import { reachesCoalfields } from '../14-track-tiles/geography.ts';
import { coalLeft, hasCoal, moveCoal } from '../16-coal.ts';
import { BURLINGTON, COAL_PRICE, COALFIELDS, dollars, isSaleable, nameOf, privateIds, privateOf } from '../material.ts';
import { directorOf, isMoneyBound, move, type OperatingTurn, phase, type State, operatingTurnOf } from '../state.ts';
import { layFields, freeTile } from './8.3.1-track.ts';
import { onTurn, operating } from './8.3-order.ts';

const CHAMPLAIN = 'C&StL';
const steps = ['track', 'station', 'run', 'pause', 'dividend', 'arrange', 'trains', 'emergency'];

/** A step of the company itself is being decided, and no money is promised to anything else. */
function isOpen(s: State): boolean {
  const top = s.stack.at(-1)!;
  return steps.includes(top.kind) && !(top.kind === 'emergency' && isMoneyBound(top));
}
const whenOpen = (s: State, f: OperatingTurn): string[] => (isOpen(s) ? directorOf(s, f.of) : []);

/** Outside of its own steps: an offer waits, or shares were sold for a train. */
const anyTimeUnless = (rule: string, does: string): When<State> =>
  onlyThen(rule, (s) => `First the question before this is settled: then the ${operating(s)} can ${does} again.`);

const buying = privatePurchases<State>({
  privates: privateIds,
  called: (id) => privateOf(id).name,
  money: dollars,
  most: (id) => 2 * privateOf(id).price,
  turn: (s) => operatingTurnOf(s)!,
  carryOut: buyPrivateFor,
});

const buyPrivate = move({
  type: 'buyPrivate',
  ambient: true,
  fields: buying.fields,
  actors: whenOpen,
  candidates: (s, f: OperatingTurn) =>
    phase(s).companiesBuyPrivates
      ? buying.candidates(
          s,
          f,
          privateIds.filter((id) => isForSale(s, id)),
        )
      : [],
  checks: [
    {
      rule: '13.2.1-9',
      passes: (_, _f: OperatingTurn, a) => isSaleable(a.private),
      says: 'Companies cannot buy $250 private companies.',
    },
    {
      rule: '13.2.1-4',
      passes: (s) => s.phase !== 'yellow',
      says: 'Companies can buy private companies from green phase on.',
    },
    buying.refuses.owner('13.2.1-3'),
    buying.refuses.price('13.2.1-6', 'twice the face value'),
    buying.refuses.money('13.2.1-6'),
    buying.refuses.declined('13.2.1-5'),
  ],
  when: [...onTurn, anyTimeUnless('13.2.1-3', 'buy private companies')],
  apply: buying.offer,
});

/** 16.1 */
const buyCoal = move({
  type: 'buyCoal',
  ambient: true,
  actors: whenOpen,
  candidates: (s, f: OperatingTurn) =>
    hasCoal(s, f.of) || coalLeft(s) === 0 ? [] : [{ subjects: [about.hex(COALFIELDS), about.company(f.of)] }],
  checks: [
    {
      rule: '16.1-3',
      passes: (s, f: OperatingTurn) => !hasCoal(s, f.of),
      says: (_, f) => `The ${f.of} already has a coal marker, and a company may own only one.`,
    },
    {
      rule: '16.1-4',
      passes: (s) => coalLeft(s) > 0,
      says: 'No coal marker is left on the Virginia Coalfields.',
    },
    {
      rule: '16.1-1',
      passes: (s, f) => reachesCoalfields(s, f.of),
      says: (_, f) => `The ${f.of} has no track from one of its markers to the Virginia Coalfields.`,
    },
    {
      rule: '8.3-5',
      passes: (s, f) => cashOf(s, f.of) >= COAL_PRICE,
      says: (s, f) => `A coal marker costs ${dollars(COAL_PRICE)}, and the ${f.of} has ${dollars(cashOf(s, f.of))}.`,
    },
  ],
  when: [...onTurn, anyTimeUnless('8.3-5', 'buy coal')],
  apply(g, f) {
    pay(g, f.of, BANK, COAL_PRICE, 'coal');
    moveCoal(g, COALFIELDS, f.of);
    log(g, { event: 'buyCoal', company: f.of });
  },
});

const burlington = freeTile(
  BURLINGTON,
  '13.2.2.3-2',
  `The Champlain & St. Lawrence can lay only a yellow tile in ${nameOf(BURLINGTON)}.`,
);

/** 13.2.2.3: the free tile of the Champlain & St. Lawrence (13.2.2.3-3). */
const layBurlington = move({
  type: 'layTile',
  ambient: true,
  fields: { ...layFields, using: field.oneOf([CHAMPLAIN]) },
  actors: whenOpen,
  candidates: (s, f: OperatingTurn) => (owns(s, f.of, CHAMPLAIN) ? burlington.candidates(s, { using: CHAMPLAIN }) : []),
  checks: [
    {
      rule: '13.2.1-8',
      passes: (s, f: OperatingTurn) => owns(s, f.of, CHAMPLAIN),
      says: (_, f) => `The ${f.of} does not own the Champlain & St. Lawrence.`,
    },
    ...burlington.checks,
  ],
  when: [...onTurn, anyTimeUnless('13.2.2.3-2', `lay the tile in ${nameOf(BURLINGTON)}`)],
  apply: (g, f, a) => burlington.lay(g, f.of, a),
});

export const anyTime = [buyPrivate, buyCoal, layBurlington];

/** Those of them that are possible now, in words. */
export const suggestions = (s: State, f: OperatingTurn): string[] =>
  openNow(s, f, [
    [`buy a coal marker for ${dollars(COAL_PRICE)}`, buyCoal],
    ['offer to buy a private company', buyPrivate],
    [`lay the free tile in ${nameOf(BURLINGTON)}`, layBurlington],
  ]);
