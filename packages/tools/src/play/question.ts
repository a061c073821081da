/** What is asked, of whom, and what one should know to answer it. */
import { type Frame, frameName } from '@roundhouse/kernel';
import { wordOf } from '@roundhouse/rail';
import { questionOf } from '@roundhouse/rail/telling/moves';
import { withPlayerNames } from '@roundhouse/rail/telling/refusal';
import { type Desk, paragraph } from './desk.ts';
import { companyWords } from './screens/players.ts';

/** The company whose turn or step it is: of the frame itself, or of the nearest below. */
export function companyAt({ s }: Desk): string | null {
  for (const { of } of s.stack.toReversed()) if (of !== undefined && of in s.companies) return of;
  return null;
}

export function questionLines(desk: Desk): string[] {
  const { s, title, names } = desk;
  const top = s.stack.at(-1)!;
  const sentence = withPlayerNames(title.frames[top.kind]?.asks?.(s, top) ?? frameName(top), (id) => names.player(id));
  const short = questionOf(desk, top);
  const company = companyAt(desk);
  return [
    `${names.player(desk.me)}, your move: ${short ?? sentence}`,
    ...(short !== undefined && sentence !== short ? [paragraph(sentence)] : []),
    ...offerLines(desk, top),
    ...lotLines(desk, top),
    paragraph(`You have ${desk.money(s.cash[desk.me] ?? 0)}.`),
    ...(company !== null && s.companies[company]!.status === 'started' ? [paragraph(companyWords(desk, company))] : []),
  ];
}

/** What all offers have; what else may be offered the title says. */
interface Offered extends Frame {
  readonly terms: Readonly<Record<string, unknown>>;
  readonly made: { readonly by: string };
  readonly needs: readonly string[];
}

/** An offer that waits: who, what, for how much, and who has to agree. */
function offerLines(desk: Desk, frame: Frame): string[] {
  if (!('terms' in frame && 'made' in frame)) return [];
  const { terms, made, needs } = frame as Offered;
  const { names, title } = desk;
  const by = names.player(made.by);
  const own = title.wording?.offer?.(terms, names);
  if (own) return [paragraph(desk.say({ ...own, values: { ...own.values, by } }))];
  const { thing, id, company, price } = terms;
  const { trains, privates, companies } = desk.s;
  const seller = trains[String(id)] ?? privates[String(id)] ?? '';
  const whose = seller in companies ? ` of the ${seller}` : '';
  const what = thing === 'train' ? `the ${names.train(String(id))} train${whose}` : names.private(String(id));
  const sum = typeof price === 'number' ? ` for ${desk.money(price)}` : '';
  return [
    paragraph(`${by} wants ${what} to go to the ${String(company)}${sum}.`),
    paragraph(`To agree: ${needs.map((player) => names.player(player)).join(', ')}.`),
    ...(seller in companies ? [paragraph(companyWords(desk, seller))] : []),
  ];
}

/** A private under the hammer: what it costs, pays and can do, and the bid that stands. */
function lotLines(desk: Desk, frame: Frame): string[] {
  const lot = desk.title.material(desk.s).privates.find(({ id }) => id === frame.of);
  if (!lot) return [];
  const { bid, bidder } = frame as Frame & { readonly bid?: number; readonly bidder?: string | null };
  return [
    `  ${lot.name}: price ${desk.money(lot.price)}, pays ${desk.money(lot.revenue)}.`,
    paragraph(lot.power),
    ...(bidder && bid !== undefined ? [`  ${desk.names.player(bidder)} bids ${desk.money(bid)}.`] : []),
  ];
}

/** Why the game is over, and who has how much. */
export function resultLines(desk: Desk): string[] {
  const { s, title, names } = desk;
  const score = title.score(s);
  const reason = s.ended?.reason;
  const why = (reason === undefined ? undefined : wordOf(title, `end.${reason}`)) ?? wordOf(title, 'end')!;
  const ranked = s.players.toSorted((a, b) => (score[b] ?? 0) - (score[a] ?? 0));
  return [
    `The game is over. ${why}.`,
    ...ranked.map((player, place) => `  ${place + 1}. ${names.player(player)} ${desk.money(score[player] ?? 0)}`),
  ];
}
