/** Addresses of this page that people send each other. */
import type { Seated } from '@roundhouse/protocol/answers';

export const tableAddress = (game: string): string => `/table/${game}`;
export const invitationLink = (token: string): string => new URL(`/t/${token}`, location.href).href;

/** What is shown of a link: without what every address begins with. */
export const shortLink = (link: string): string => link.replace(/^https?:\/\//, '');

/** Links that the owner of a table has made are told once: kept on this device, by table and seat. */
type KeptLinks = Readonly<Record<string, string>>;
const keyOf = (game: string): string => `roundhouse.links.${game}`;
const slotOf = (seat: number | null): string => (seat === null ? 'table' : String(seat));

export function keepLinks(game: string, made: Seated['invitations'] = []): void {
  const links = { ...keptLinks(game) };
  for (const { seat, token } of made) links[slotOf(seat)] = token;
  write(game, links);
}

export function forgetLink(game: string, seat: number | null): void {
  const { [slotOf(seat)]: _, ...links } = keptLinks(game);
  write(game, links);
}

export const linkFor = (game: string, seat: number | null): string | null => {
  const token = keptLinks(game)[slotOf(seat)];
  return token === undefined ? null : invitationLink(token);
};

function keptLinks(game: string): KeptLinks {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as KeptLinks;
  } catch {
    return {};
  }
}

function write(game: string, links: KeptLinks): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(links));
  } catch {
    // A new link can be made at any time.
  }
}
