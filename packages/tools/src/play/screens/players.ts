/** Players with their money, shares and privates, and companies with theirs. */
import { type CompanyCard, IPO, percentOf, POOL, type RailState, wordOf } from '@roundhouse/rail';
import { type Desk, paragraph } from '../desk.ts';
import { counted } from '../../counted.ts';

const sharesOf = (s: RailState, owner: string): string[] =>
  Object.keys(s.companies).flatMap((company) => {
    const percent = percentOf(s, company, owner);
    return percent > 0 ? [`${company} ${percent}%${s.companies[company]!.director === owner ? '*' : ''}`] : [];
  });

const privatesOf = ({ s, names }: Desk, owner: string): string[] =>
  Object.keys(s.privates)
    .filter((id) => s.privates[id] === owner)
    .map((id) => names.private(id));

const trainsOf = ({ s, names }: Desk, owner: string): string[] =>
  Object.keys(s.trains)
    .filter((id) => s.trains[id] === owner)
    .map((id) => names.train(id));

/** All that players own; a star marks what they direct. */
export function playerLines(desk: Desk): string[] {
  const { s, title, names } = desk;
  const score = title.score(s);
  const director = wordOf(title, 'term.director')!;
  const holders = title.holders(s).filter((holder) => !s.players.includes(holder));
  return [
    ...s.players.map((player) => {
      const { held, limit } = title.certificates(s, player);
      return paragraph(
        [
          `${names.player(player)}${player === desk.me ? ' (you)' : ''}: ${desk.money(s.cash[player] ?? 0)}`,
          `worth ${desk.money(score[player] ?? 0)} in all`,
          ...(Number.isFinite(limit) ? [`${held} of ${limit} certificates`] : []),
          ...owned(desk, player),
        ].join(' · '),
      );
    }),
    ...holders.flatMap((holder) => {
      const things = owned(desk, holder);
      const cash = s.cash[holder] ?? 0;
      const patron = s.privates[holder];
      if (things.length === 0 && cash === 0) return [];
      const whose = patron !== undefined && s.players.includes(patron) ? ` of ${names.player(patron)}` : '';
      return [paragraph([`${names.owner(holder)}${whose}: ${desk.money(cash)}`, ...things].join(' · '))];
    }),
    `  * is ${director} of it.`,
  ];
}

/** Shares, privates and trains that somebody has bought ahead. */
function owned(desk: Desk, owner: string): string[] {
  const [shares, privates, trains] = [sharesOf(desk.s, owner), privatesOf(desk, owner), trainsOf(desk, owner)];
  return [
    ...(shares.length > 0 ? [shares.join(', ')] : []),
    ...(privates.length > 0 ? [privates.join(', ')] : []),
    ...(trains.length > 0 ? [`${trains.join(', ')} ${trains.length === 1 ? 'train' : 'trains'} to come`] : []),
  ];
}

/** Companies in play, in operating order, and below them those that can be started. */
export function companyLines(desk: Desk): string[] {
  const { s, title } = desk;
  const { companies } = title.material(s);
  const order = title.operatingOrder(s);
  const started = Object.keys(s.companies).filter((id) => s.companies[id]!.status === 'started');
  const sorted = started.toSorted((a, b) => rank(order, a) - rank(order, b));
  const others = companies.filter(({ id }) => s.companies[id]?.status === 'unstarted');
  return [
    ...sorted.map((id) => paragraph(companyWords(desk, id))),
    ...(others.length > 0
      ? [paragraph(`Not started: ${others.map((company) => unstartedWords(desk, company)).join('; ')}.`)]
      : []),
  ];
}

/** `NRS Nederlandsche Rijnspoorweg, from Amsterdam`. */
function unstartedWords({ names }: Desk, { id, name, home }: CompanyCard): string {
  const place = home === undefined ? '' : `, from ${names.hex(home.hex)}`;
  return `${id === name ? id : `${id} ${name}`}${place}`;
}

const rank = (order: readonly string[], id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);

export function companyWords(desk: Desk, id: string): string {
  const { s, title, names } = desk;
  const director = s.companies[id]!.director;
  const shells = title.shells(s, id);
  const trains = shells.flatMap((shell) => trainsOf(desk, shell));
  const stations = (s.stations[id] ?? []).map(({ hex, node }) => names.node(hex, node));
  const left = title.stationsLeft(s, id);
  const station = wordOf(title, 'term.station')!;
  const shares = [
    ...([IPO, POOL] as const).flatMap((place) => {
      const percent = percentOf(s, id, place);
      return percent > 0 ? [`${wordOf(title, `place.${place}`)} ${percent}%`] : [];
    }),
    ...(percentOf(s, id, id) > 0 ? [`treasury ${percentOf(s, id, id)}%`] : []),
  ];
  const privates = privatesOf(desk, id);
  return [
    `${id}: ${director === null ? 'nobody runs it' : names.owner(director)}`,
    ...(s.market.at[id] ? [`at ${desk.money(title.priceOf(s, id))}`] : []),
    `treasury ${desk.money(s.cash[id] ?? 0)}`,
    trains.length > 0 ? `${trains.join(', ')} ${trains.length === 1 ? 'train' : 'trains'}` : 'no train',
    stations.length > 0
      ? `${station}${stations.length === 1 ? '' : 's'} in ${stations.join(', ')}`
      : `no ${station} on the map`,
    ...(left > 0 ? [`${counted(left, station)} left`] : []),
    ...(shares.length > 0 ? [`shares for sale: ${shares.join(', ')}`] : []),
    ...(privates.length > 0 ? [privates.join(', ')] : []),
  ].join(' · ');
}
