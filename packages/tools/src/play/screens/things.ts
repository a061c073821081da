/** What lies in the box: trains with their prices, privates with what they do. */
import { DEPOT, GONE, POOL, type TrainCard, wordOf } from '@roundhouse/rail';
import { type Desk, paragraph } from '../desk.ts';

/** Kind by kind: price, how many are left and where the others are. */
export function trainLines(desk: Desk): string[] {
  const { s, title, names } = desk;
  const { trains, phases } = title.material(s);
  const now = phases.find(({ id }) => id === s.phase);
  const limits = Object.entries(now?.trainLimits ?? {}).map(([measure, most]) => `${most} ${measure}`);
  return [
    `  ${names.phase(s.phase)} now${limits.length > 0 ? `: a company may own ${limits.join(', ')}` : ''}.`,
    ...trains.map((card) => paragraph(cardWords(desk, card))),
    ...phases
      .slice(phases.findIndex(({ id }) => id === s.phase) + 1)
      .filter(({ events }) => events.length > 0)
      .map(({ id, events }) => paragraph(`With ${names.phase(id, true)}: ${events.join(' ')}`)),
  ];
}

function cardWords(desk: Desk, card: TrainCard): string {
  const { s, title, names } = desk;
  const all = Object.keys(s.trains).filter((id) => {
    const found = title.train(s, id);
    return found?.id === card.id || (card.certificate !== undefined && found?.certificate === card.certificate);
  });
  const at = (place: string): number => all.filter((id) => s.trains[id] === place).length;
  const owners = [...new Set(all.map((id) => s.trains[id]!))].filter((one) => ![DEPOT, POOL, GONE].includes(one));
  const parts = [
    card.unlimited ? 'always more' : `${at(DEPOT)} left`,
    ...(at(POOL) > 0 ? [`${at(POOL)} in ${wordOf(title, 'place.pool')}`] : []),
    ...(at(GONE) > 0 ? [`${at(GONE)} gone`] : []),
    ...owners.map((one) => `${names.owner(one)} ${at(one)}`),
  ];
  const rusts = card.rusts === undefined ? '' : ` · goes with ${names.phase(card.rusts, true)}`;
  return `${card.id} train ${desk.money(card.price)} · brings ${names.phase(card.phase, true)}${rusts} · ${parts.join(', ')}`;
}

/** Each with its price, income, owner and what it does. */
export function privateLines(desk: Desk): string[] {
  const { s, title, names } = desk;
  const { privates } = title.material(s);
  return privates.flatMap(({ id, name, price, revenue, power }) => {
    const owner = s.privates[id];
    if (owner === undefined || owner === GONE) return [];
    const whose = owner === 'bank' || owner === DEPOT ? 'not sold yet' : names.owner(owner);
    const short = names.lot(id);
    const called = name.includes(short) ? name : `${name} (${short})`;
    const pays = revenue > 0 ? ` · pays ${desk.money(revenue)}` : '';
    return [`  ${called}: ${whose} · price ${desk.money(price)}${pays}`, paragraph(power, 6, 6)];
  });
}
