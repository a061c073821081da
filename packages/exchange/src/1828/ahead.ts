/** What is asked here before the site does: the answer stands in a later record. */
import type { Frame } from '@roundhouse/kernel';
import { title1828 } from '@roundhouse/titles';
import { ADRIAN, companyOf as systemOf, ERIE_HOME } from '@roundhouse/titles/1828/face';
import { parFields, readLay, tokenFields, trainFields } from '../fields.ts';
import type { SiteRecord } from '../records.ts';
import { read } from '../session.ts';
import { companyOf, findCompany } from './ids.ts';
import type { Session1828 } from './session.ts';

type Answer = (game: Session1828, of: string) => boolean;

const answers: Readonly<Record<string, Answer>> = { par, home, discard, kalamazoo, peterborough };

/** False where no record answers it. */
export const answerAhead = (game: Session1828, top: Frame): boolean => answers[top.kind]!(game, top.of!);

/** The site sells all privates of a row before it asks for par prices. */
function par(game: Session1828, company: string): boolean {
  const record = game.later(
    ({ type, fields }) => type === 'par' && findCompany(String(fields['corporation'])) === company,
  );
  if (!record) return false;
  game.take(record);
  game.follower.do('par', { price: read(record, parFields).share_price });
  noteStartingShares(game, company);
  return true;
}

/** The director's certificate and the first share come with a $250 private. */
export const noteStartingShares = (game: Session1828, company: string): void => game.shares.start(company, 1);

function home(game: Session1828, erie: string): boolean {
  const held = game.heldHome;
  game.heldHome = null;
  if (held !== null) {
    game.follower.do('chooseHome', { node: held });
    return true;
  }
  const company = systemOf(game.s, erie);
  const record = game.later((one) => isHome(game, one, company));
  if (!record) return false;
  game.take(record);
  game.follower.do('chooseHome', { node: nodeOf(game, record) });
  return true;
}

const isHome = (game: Session1828, { type, entity, fields }: SiteRecord, company: string): boolean =>
  type === 'place_token' &&
  findCompany(entity) === company &&
  game.tiles.city(String(fields['city'])).hex === ERIE_HOME;

const nodeOf = (game: Session1828, record: SiteRecord): number => game.tiles.city(read(record, tokenFields).city).node;

/** Several shells are over the limit, and the site asks them in another order. */
function discard(game: Session1828, shell: string): boolean {
  const record = game.later(
    ({ type, fields }) =>
      type === 'discard_train' && game.s.trains[game.trains.find(String(fields['train'])) ?? ''] === shell,
  );
  if (!record) return false;
  game.take(record);
  game.follower.do('discard', { train: game.trains.of(read(record, trainFields).train) });
  return true;
}

/** The tile of the Erie & Kalamazoo may come later in the turn there. */
function kalamazoo(game: Session1828, company: string): boolean {
  const record = game.later(
    (one) => one.type === 'lay_tile' && one.entity === 'E&K' && one.fields['hex'] === ADRIAN,
    game.inTurn(company),
  );
  if (!record) return false;
  game.take(record);
  const { lay, site } = readLay(record, title1828.material(game.s));
  game.follower.do('layTile', { ...lay });
  game.tiles.laid(site, lay.hex);
  return true;
}

/** And so may the marker in Peterborough. */
function peterborough(game: Session1828, company: string): boolean {
  const record = game.later(
    (one) => one.type === 'place_token' && game.isPrivate(one) && one.entity === 'C&P',
    game.inTurn(company),
  );
  if (!record) return false;
  game.take(record);
  game.follower.do('replaceStation');
  return true;
}

/** Is a token the open home of the ERIE, alone or in a system? */
export const erieOf = (game: Session1828): { erie: string; company: string } | null => {
  const owner = game.s.ext.homes.find(({ hex }) => hex === ERIE_HOME)?.owner;
  return owner === undefined ? null : { erie: owner, company: systemOf(game.s, owner) };
};

/** A circle chosen there; asked here now or later. */
export function chooseHome(game: Session1828, record: SiteRecord): boolean {
  const erie = erieOf(game);
  if (!erie || !isHome(game, record, erie.company) || companyOf(record.entity) !== erie.company) return false;
  const node = nodeOf(game, record);
  const { top } = game.follower;
  if (top?.kind === 'home' && top.of === erie.erie) game.own('chooseHome', { node });
  else if (game.tryReach(() => game.follower.top?.kind === 'home' && game.follower.top.of === erie.erie))
    game.own('chooseHome', { node });
  else game.heldHome = node;
  return true;
}
