/** 8.3 Operating round actions: what a company may do at any time in its turn. */
import { type Check, field, onlyThen, type When } from '@roundhouse/kernel';
import { limitsWithout, openNow, playerOwning, privatePurchases } from '@roundhouse/rail';
import { buyPrivateFor, mayBeTrain, isYellowSale, ENGINE_FACE } from '../10-privates/10.2-val-de-loire-train.ts';
import { owns } from '../10-privates/10.1-privates.ts';
import { limits } from '../15-phases.ts';
import { francs, nameOf, privateIds, privateOf } from '../material.ts';
import { directorOf, move, phase, type State } from '../state.ts';
import { emergencyOf, type OperatingTurn, operatingTurnOf } from '../state-operating.ts';
import { fitChecks, isUpgrade, judge, SAINT_GERMAIN, type Build } from './8.4-tiles.ts';
import { build, isYellow, layFields } from './8.4-track.ts';
import { onTurn, operating } from './8.3-order.ts';

const SAINT_GERMAIN_HEX = 'E14';
const VAL_DE_LOIRE = 'VdL';
const steps = ['track', 'station', 'run', 'pause', 'dividend', 'trains', 'emergency', 'ports'];

/** A step of the company itself is being decided. */
const whenOpen = (s: State, f: OperatingTurn): readonly string[] =>
  steps.includes(s.stack.at(-1)!.kind) ? directorOf(s, f.of) : [];

/** Outside of its own steps: an offer waits, or others are asked. */
const anyTimeUnless = (rule: string, does: string): When<State> =>
  onlyThen(rule, (s) => `First the question before this is settled: then the ${operating(s)} can ${does} again.`);

const isSaleable = (id: string): boolean => privateOf(id).saleable ?? true;
/** Privates of players, which companies may buy now (10.1-2, 10.1-3). */
const forSale = (s: State): string[] => privateIds.filter((id) => isSaleable(id) && playerOwning(s, id) !== undefined);

const buying = privatePurchases<State>({
  privates: privateIds,
  called: (id) => privateOf(id).name,
  money: francs,
  most: (id) => 2 * privateOf(id).price,
  turn: (s) => operatingTurnOf(s)!,
  carryOut: buyPrivateFor,
});

/** 10.1: from players, for a price on which both agree; or the Val de Loire as a train. */
const buyPrivate = move({
  type: 'buyPrivate',
  ambient: true,
  fields: { ...buying.fields, as: field.optional(field.oneOf(['train'])) },
  actors: whenOpen,
  candidates: (s, f: OperatingTurn) => {
    const asTrain = forSale(s).filter((id) => id === VAL_DE_LOIRE && mayBeTrain(s));
    return [
      ...(phase(s).companiesBuyPrivates ? buying.candidates(s, f, forSale(s)) : []),
      ...asTrain.map((id) =>
        isYellowSale(s)
          ? { fields: { private: id, price: privateOf(id).price, as: 'train' } }
          : { ...buying.candidates(s, f, [id])[0]!, fields: { private: id, as: 'train' } },
      ),
    ];
  },
  checks: [
    {
      rule: '10.2-44',
      passes: (_, _f: OperatingTurn, a) => isSaleable(a.private),
      says: (_, _f, a) => `No company may buy the ${privateOf(a.private).name}.`,
    },
    {
      rule: '10.2-32',
      passes: (s, _, a) => a.as === undefined || (a.private === VAL_DE_LOIRE && mayBeTrain(s)),
      says: 'Only the Val de Loire can be bought as a train, with five or six players, before blue phase.',
    },
    {
      rule: '10.2-28',
      passes: (s, _, a) => a.as === undefined || !isYellowSale(s) || a.price === privateOf(a.private).price,
      says: (_, _f, a) => `In yellow phase it costs exactly its face value, ${francs(privateOf(a.private).price)}.`,
    },
    {
      rule: '10.1-2',
      passes: (s, _, a) => a.as !== undefined || s.phase !== 'yellow',
      says: 'Companies can buy private companies from green phase on.',
    },
    {
      rule: '10.2-48',
      passes: (s, _, a) => a.as === undefined || !(s.privates[a.private]! in s.companies),
      says: 'The Val de Loire becomes a train when it is bought, or never.',
    },
    buying.refuses.owner('10.1-3'),
    buying.refuses.price('10.1-5', 'twice the face value'),
    {
      rule: 'Q49',
      passes: (s) => !emergencyOf(s)?.agreed,
      says: (_, f) => `The ${f.of} has agreed to buy a train, and its money is for that.`,
    },
    buying.refuses.money('10.1-6'),
    {
      rule: '13.2-19',
      passes: (s, f, a) => a.as === undefined || limitsWithout(s, limits, f.of, ENGINE_FACE).length === 0,
      says: (_, f) => `The ${f.of} is at its limit of trains or certificates, so it has no room for this one.`,
    },
    buying.refuses.declined('10.1-4'),
  ],
  when: [...onTurn, anyTimeUnless('10.1-3', 'buy private companies')],
  apply: buying.offer,
});

/** The tile of the Paris - Saint-Germain: beside the normal build, unconnected, and it stays (10.2-8, 10.2-9, 10.2-11). */
const laySaintGermain = move({
  type: 'layTile',
  ambient: true,
  fields: { ...layFields, using: field.oneOf([SAINT_GERMAIN]) },
  actors: whenOpen,
  candidates: (s, f: OperatingTurn) =>
    owns(s, f.of, SAINT_GERMAIN) && s.tiles[SAINT_GERMAIN_HEX] === undefined
      ? judge.candidatesIn(s, SAINT_GERMAIN_HEX, isYellow, { using: SAINT_GERMAIN })
      : [],
  checks: [
    {
      rule: '10.1-8',
      passes: (s, f: OperatingTurn) => owns(s, f.of, SAINT_GERMAIN),
      says: (_, f) => `The ${f.of} does not own the Paris - Saint-Germain.`,
    },
    {
      rule: '10.2-10',
      passes: (s) => s.tiles[SAINT_GERMAIN_HEX] === undefined,
      says: `${nameOf(SAINT_GERMAIN_HEX)} already has a tile.`,
    },
    {
      rule: '10.2-8',
      passes: (s, _, a) => a.hex === SAINT_GERMAIN_HEX && !isUpgrade(s, a),
      says: `The Paris - Saint-Germain can lay only a yellow tile in ${nameOf(SAINT_GERMAIN_HEX)}.`,
    },
    ...(fitChecks as readonly Check<State, OperatingTurn, Build>[]),
  ],
  when: [...onTurn, anyTimeUnless('10.2-9', `lay the tile in ${nameOf(SAINT_GERMAIN_HEX)}`)],
  apply: (g, f, a) => build(g, f.of, a, 0),
});

export const anyTime = [buyPrivate, laySaintGermain];

/** Those of them that are possible now, in words. */
export const suggestions = (s: State, f: OperatingTurn): string[] =>
  openNow(s, f, [
    ['offer to buy a private company', buyPrivate],
    [`lay the tile in ${nameOf(SAINT_GERMAIN_HEX)}`, laySaintGermain],
  ]);
