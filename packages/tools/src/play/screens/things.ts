/** What lies in the box: trains with their prices, privates with what they do. */
import { DEPOT, GONE, POOL, type TrainCard, wordOf } from '@roundhouse/rail';
import { type Desk, paragraph, phaseTitle, phaseWithin } from '../desk.ts';

/** Kind by kind: price, how many are left and where the others are. */
export function trainLines(desk: Desk): string[] {
  const { s, title } = desk;
  const { trains, phases } = title.material(s);
  const now = phases.find(({ id }) => id === s.phase);
  const limits = Object.entries(now?.trainLimits ?? {}).map(([measure, most]) => `${most} ${measure}`);
  return [
    `  ${phaseTitle(desk)} now${limits.length > 0 ? `: a company may own ${limits.join(', ')}` : ''}.`,
    ...trains.map((card) => paragraph(cardWords(desk, card))),
    ...phases
      .slice(phases.findIndex(({ id }) => id === s.phase) + 1)
      .filter(({ events }) => events.length > 0)
      .map(({ id, events }) => paragraph(`With ${phaseWithin(desk, id)}: ${events.join(' ')}`)),
  ];
}

function cardWords(desk: Desk, card: TrainCard): string {
  const { s, title, names } = desk;
  const beside = (id: string) => title.besideSupply?.(s, id) ?? null;
  // A certificate becomes one kind of train or another when it is bought: until then it counts for each of them.
  const all = Object.keys(s.trains).filter((id) => {
    const found = title.train(s, id);
    if (found?.id === card.id) return true;
    return card.certificate !== undefined && found?.certificate === card.certificate && s.trains[id] === DEPOT;
  });
  // The train of a private goes when the private closes.
  const placeOf = (id: string): string => (s.privates[s.trains[id]!] === GONE ? GONE : s.trains[id]!);
  const at = (place: string): number => all.filter((id) => placeOf(id) === place && beside(id) === null).length;
  const toCome = all.filter((id) => beside(id) === 'toCome').length;
  const owners = [...new Set(all.map(placeOf))].filter((one) => ![DEPOT, POOL, GONE].includes(one));
  const parts = [
    card.unlimited ? 'always more' : at(DEPOT) === 0 ? 'none left' : `${at(DEPOT)} left`,
    ...(at(POOL) > 0 ? [`${at(POOL)} in ${wordOf(title, 'place.pool')}`] : []),
    ...(toCome > 0 ? [`${toCome} to be auctioned as a future train`] : []),
    ...(at(GONE) > 0 ? [`${at(GONE)} gone`] : []),
    ...owners.map((one) => `${names.owner(one)} ${at(one)}`),
  ];
  const order = title.material(s).phases.map(({ id }) => id);
  const brings = order.indexOf(card.phase) > order.indexOf(s.phase) ? ` · brings ${phaseWithin(desk, card.phase)}` : '';
  const rusts = card.rusts === undefined ? '' : ` · rusts with ${phaseWithin(desk, card.rusts)}`;
  return `${card.id} train ${desk.money(card.price)}${brings}${rusts} · ${parts.join(', ')}`;
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
    const shares = title.wording?.comesWith?.(s, id);
    const comes = shares ? ` · with ${shares.percent}% of the ${shares.company}` : '';
    const pays = revenue > 0 ? ` · pays ${desk.money(revenue)}` : '';
    return [paragraph(`${called}: ${whose} · price ${desk.money(price)}${pays}${comes}`), paragraph(power, 6, 6)];
  });
}
