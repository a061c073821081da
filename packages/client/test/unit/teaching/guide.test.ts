/** The guide speaks of every decision of every title, and only of what is there. */
import { namesFor, type RailTitle, type Teaching } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import { beforeAll, describe, expect, test } from 'vitest';
import { deciders } from '@roundhouse/kernel';
import { decisionOf } from '../../../src/table/decision/model.ts';
import { filled, fillSentences, keyOfTip, nextTip, tipsFor } from '../../../src/teaching/tips.ts';
import { loadTeaching, type Taught } from '../../../src/teaching/use-teaching.ts';
import { playedOf } from '../table/played.ts';

/** Every kind of decision that a title can ask for. */
const decisionsOf = (title: RailTitle): string[] =>
  Object.entries(title.frames).flatMap(([kind, { moves }]) => moves.map(({ type }) => `${kind}.${type}`));

const PLAYERS = ['Ada', 'Bram', 'Cato'];

describe.each(titles.map((title) => [title.id, title] as const))('%s', (id, title) => {
  let taught: Taught;
  beforeAll(async () => {
    taught = (await loadTeaching(id))!;
  });

  test('has a tip for every kind of decision, or says why not', () => {
    const guided = new Set([...taught.guide.flatMap((tip) => tip.for), ...Object.keys(taught.unguided)]);
    expect(decisionsOf(title).filter((kind) => !guided.has(kind))).toEqual([]);
    expect([...guided].filter((kind) => !decisionsOf(title).includes(kind))).toEqual([]);
    expect(Object.values(taught.unguided).every((why) => why.length > 10)).toBe(true);
  });

  test('names cases, settings and rules that exist, and each tip once', () => {
    const cases = Object.keys(taught.computed.cases ?? {});
    expect(taught.guide.flatMap(({ when }) => when ?? []).filter((when) => !cases.includes(when))).toEqual([]);
    expect(cases.filter((one) => !taught.guide.some(({ when }) => when === one))).toEqual([]);
    const settings = [...title.options, ...title.readings];
    for (const [setting, value] of taught.guide.flatMap((tip) => Object.entries(tip.with ?? {})))
      expect(settings.find((one) => one.id === setting)?.values).toContain(value);
    const rules = new Set(title.rules.map((rule) => rule.id));
    expect([...taught.guide, ...taught.terms].filter(({ rule }) => rule !== undefined && !rules.has(rule))).toEqual([]);
    const keys = taught.guide.map((tip) => JSON.stringify([keyOfTip(id, tip), tip.with]));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    for (const kind of Object.keys(taught.computed.figures)) expect(decisionsOf(title)).toContain(kind);
  });

  test('explains each term once, briefly', () => {
    const names = taught.terms.map(({ term }) => term.toLowerCase());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(taught.terms.length).toBeGreaterThan(25);
    expect(taught.terms.filter(({ says }) => says.length > 150 || !says.endsWith('.'))).toEqual([]);
  });

  test('says what the game is about in three parts of about thirty words', () => {
    const { about } = taught as Teaching;
    expect(about.parts).toHaveLength(3);
    for (const { says } of about.parts) expect(says.split(' ').length).toBeLessThanOrEqual(42);
    expect(about.length).toMatch(/\.$/);
    // What one owns, where money comes from, and how it ends.
    const all = [about.lead, ...about.parts.map(({ says }) => says), about.length].join(' ');
    expect(all).toMatch(/wins/);
    expect(all).toMatch(/\bends\b|is over|[Ff]ifteen rounds/);
  });

  test('fills the gaps of its tips in whole games', () => {
    const seen = new Set<string>();
    const faults = new Set<string>();
    for (const seed of [3, 4]) {
      const { states } = playedOf(title, PLAYERS, seed, ({ seq }) => seq > 500);
      for (const s of states.filter((_, at) => at % 3 === 0)) {
        if (s.ended) continue;
        const table = { title, s, names: namesFor(title, s, (player) => player), nextStep: 'the run' };
        for (const by of deciders(title, s)) {
          const decision = decisionOf(title, s, by);
          if (!decision) continue;
          for (const [type, tips] of tipsFor(taught, table, decision)) {
            for (const tip of tips) {
              const kind = `${keyOfTip(id, tip)} ${type}`;
              if (seen.has(kind) && seen.size > 5 && s.seq % 5 > 0) continue;
              seen.add(kind);
              const { says, fair, leadsTo, overlooked } = filled(taught, table, decision, type, tip);
              if (says === '') faults.add(`${kind} says nothing at ${s.seq}`);
              for (const text of [says, fair, leadsTo, overlooked])
                if (/[{}]|undefined|NaN/.test(text) || /\d\.\d{3}/.test(text)) faults.add(`${kind}: ${text}`);
              // What is usual is a span, the larger sum last.
              const [, least, most] = /(\d+) to \D{0,4}(\d+)/.exec(fair.replaceAll(',', '')) ?? [];
              if (most !== undefined && Number(most) <= Number(least)) faults.add(`${kind}: ${fair}`);
              if (says.length > 260) faults.add(`${kind} is long: ${says}`);
            }
          }
        }
      }
    }
    expect([...faults]).toEqual([]);
    expect(seen.size).toBeGreaterThan(12);
  });
});

test('1839 says how many shares still float the Major of each brown private', async () => {
  const { computed } = (await loadTeaching('1839'))!;
  const title = titles.find(({ id }) => id === '1839')!;
  const short = new Map<string, unknown>();
  for (const seed of [3, 4]) {
    for (const s of playedOf(title, PLAYERS, seed, ({ seq }) => seq > 80).states) {
      const frame = s.stack.at(-1)!;
      if (frame.kind !== 'par') continue;
      const { drawn } = s.ext as { readonly drawn: Readonly<Record<string, string>> };
      const [brown] = Object.entries(drawn).find(([, company]) => company === frame.of)!;
      short.set(brown, computed.figures['par.par']!({ s, frame } as never)['short']);
    }
  }
  // One share of Borsig's company lies on Beijnes, two of Voombergh's on Stork: none of them in the IPO.
  expect(Object.fromEntries(short)).toEqual({ CO: 3, AB: 2, AV: 1 });
});

test('a sentence whose figure is not known is left out, and money is not the end of one', () => {
  expect(fillSentences('It costs fl. {price}. Usual: fl. 40 to 60. {more} follow.', { price: 20 })).toBe(
    'It costs fl. 20. Usual: fl. 40 to 60.',
  );
  expect(fillSentences('{n, plural, =0 {None.} other {# more follow.}} Keep fl. 130.', { n: 2 })).toBe(
    '2 more follow. Keep fl. 130.',
  );
  expect(fillSentences('{n, plural, =0 {None.} other {# more follow.}} Keep fl. 130.', {})).toBe('Keep fl. 130.');
});

test('the move pointed at gets its tip first, and what is known gets none', () => {
  const tip = (kind: string) => ({ for: [kind], says: '' });
  const tips = new Map([
    ['buy', [tip('t.buy')]],
    ['sell', [tip('t.sell')]],
  ]);
  expect(nextTip(tips, () => true, undefined)?.type).toBe('buy');
  expect(nextTip(tips, () => true, 'sell')?.type).toBe('sell');
  expect(nextTip(tips, (one) => one.for[0] !== 't.buy', undefined)?.type).toBe('sell');
  expect(nextTip(tips, () => false, 'sell')).toBeNull();
});
