/** Figures that tips of every title may name, computed from the position. */
import { type Choice, fill } from '@roundhouse/kernel';
import {
  type Asked,
  capitalised,
  cashOf,
  cellAt,
  DEPOT,
  type Figures,
  joinWords,
  percentOf,
  priceAfter,
  type RailState,
  type RailTitle,
  withArticle,
} from '@roundhouse/rail';
import { amountOf } from '@roundhouse/rail/telling/amount';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { trainsBefore } from '../cards/trains-before.ts';
import type { Names } from '../table/names.ts';
import { guideText } from './texts.ts';

/** What every tip may name: who is asked about what, and the first thing that could be done. */
export function commonFigures(asked: Asked, names: Names, nextStep: string | undefined): Figures {
  const { title, s, by, frame, choices } = asked;
  const [first] = choices;
  const company = asked.company ?? textIn(first, 'company');
  const subject = textIn(first, 'company') ?? asked.company;
  const certificates = title.certificates(s, by);
  return {
    nextStep,
    company: company ?? undefined,
    cash: cashOf(s, by),
    treasury: company === null || company === undefined ? undefined : cashOf(s, company),
    each: subject && s.market.at[subject] ? title.priceOf(s, subject) : undefined,
    held: certificates.held,
    limit: Number.isFinite(certificates.limit) ? certificates.limit : undefined,
    ...(first && amountFigures(title, s, first)),
    ...lotFigures(asked, names),
    ...byType(asked, names, first?.type ?? ''),
    ...(frame.kind === 'discard' && trainFigures(title, s, asked.company)),
  };
}

function byType(asked: Asked, names: Names, type: string): Figures {
  const { title, s, choices, company } = asked;
  const [first] = choices;
  if (!first) return {};
  if (type === 'buyTrain') return { ...trainFigures(title, s, company), ...saleFigures(asked, first, names) };
  if (type === 'dividend') return dividendFigures(asked);
  if (type === 'run') return { best: (asked.frame as { indicated?: { revenue: number } | null }).indicated?.revenue };
  if (type === 'sell') return sellFigures(asked, first);
  if (type === 'placeStation') {
    const paid = amountOf({ s, title }, fill(first), outcomeOf(title, s, fill(first)));
    return {
      cost: paid === null ? undefined : Math.abs(paid),
      left: company ? title.stationsLeft(s, company) : undefined,
    };
  }
  return {};
}

const textIn = (choice: Choice | undefined, field: string): string | undefined => {
  const value = choice?.fields[field];
  return typeof value === 'string' ? value : undefined;
};

function amountFigures(title: RailTitle, s: RailState, choice: Choice): Figures {
  const action = fill(choice);
  const amount = amountOf({ s, title }, action, outcomeOf(title, s, action));
  const range = choice.openFields['amount'];
  return {
    price: amount === null || Object.keys(choice.fields).length === 0 ? undefined : Math.abs(amount),
    least: range?.kind === 'range' ? range.min : undefined,
  };
}

function lotFigures({ title, s, frame, choices }: Asked, names: Names): Figures {
  const id = textIn(choices[0], 'private') ?? frame.of;
  const card = title.material(s).privates.find((one) => one.id === id);
  return card
    ? { lot: names.private(card.id), face: card.price, revenue: card.revenue || undefined, twice: 2 * card.price }
    : {};
}

/** What selling one share does to the price, whenever the book moves it. */
function sellFigures({ title, s, by }: Asked, choice: Choice): Figures {
  const company = textIn(choice, 'company');
  if (company === undefined || !s.market.at[company]) return {};
  const byDirector = s.companies[company]?.director === by;
  const cell = priceAfter(title, s, company, { kind: 'sold', count: 1, byDirector });
  const after = cellAt(title.material(s).markets, cell).price;
  return { company, after: after === title.priceOf(s, company) ? undefined : after };
}

/** Trains that a company has, and may have. */
function trainFigures(title: RailTitle, s: RailState, company: string | null): Figures {
  const { phases } = title.material(s);
  const limits = Object.values(phases.find(({ id }) => id === s.phase)?.trainLimits ?? {});
  const shells = company === null ? [] : title.shells(s, company);
  return {
    have: Object.values(s.trains).filter((owner) => shells.includes(owner)).length,
    limit: limits.length === 1 ? limits[0] : undefined,
  };
}

/** The first train that is on sale: how long it lasts, and what its purchase brings. */
function saleFigures({ title, s, company }: Asked, choice: Choice, names: Names): Figures {
  const material = title.material(s);
  const id = textIn(choice, 'face') ?? textIn(choice, 'train') ?? '';
  const card = material.trains.find((one) => one.id === id) ?? title.train(s, id);
  if (!card) return {};
  const left = Object.entries(s.trains).filter(
    ([train, owner]) => owner === DEPOT && title.train(s, train)?.phase === card.phase,
  );
  const number = (phase: string): number => material.phases.findIndex((one) => one.id === phase);
  const begins = number(card.phase) > number(s.phase);
  const rusts = [...new Set(material.trains.filter((one) => one.rusts === card.phase).map((one) => one.id))];
  const next = material.trains.find((one) => number(one.phase) > number(card.phase));
  const away = card.rusts === undefined ? null : trainsBefore({ title, s, material }, card.rusts);
  const { limit } = trainFigures(title, s, company);
  return {
    kind: card.id,
    aKind: capitalised(withArticle(card.id)),
    aKindWithin: withArticle(card.id),
    left: card.unlimited ? undefined : left.length,
    lasts:
      card.rusts === undefined
        ? guideText('guide.lasts.never')
        : guideText(away === null ? 'guide.lasts.with' : 'guide.lasts.soon', {
            phase: names.phase(card.rusts, true),
            count: away ?? 0,
          }),
    event: begins
      ? guideText('guide.event.begins', {
          phase: names.phase(card.phase, true),
          rusts: rusts.length === 0 ? 'none' : joinWords(rusts, 'or'),
        })
      : left.length === 1 && next
        ? guideText('guide.event.last', { next: `${next.id}s` })
        : typeof limit === 'number'
          ? guideText('guide.event.limit', { limit })
          : undefined,
  };
}

/** What each way of paying comes to. */
function dividendFigures({ title, s, by, company, frame, choices }: Asked): Figures {
  const field = choices[0]?.openFields['choice'];
  if (company === null || field?.kind !== 'oneOf') return {};
  const after = (choice: string) => {
    const outcome = outcomeOf(title, s, { ...fill(choices[0]!), choice });
    return outcome.ok ? outcome.done : null;
  };
  const ways = field.values.map(String);
  const paid = ways.find((way) => way !== 'withhold');
  const [then, kept] = [paid === undefined ? null : after(paid), ways.includes('withhold') ? after('withhold') : null];
  const you = then ? cashOf(then, by) - cashOf(s, by) : undefined;
  const percent = percentOf(s, company, by);
  const { revenue } = frame as { revenue?: number };
  const shares = Object.values(s.shares[company] ?? {}).reduce((sum, count) => sum + count, 0);
  const mine = (percent * shares) / 100;
  return {
    revenue,
    you,
    share: you && mine > 0 ? you / mine : undefined,
    paid: then ? title.priceOf(then, company) : undefined,
    kept: kept ? title.priceOf(kept, company) : undefined,
  };
}
