/**
 * Passes of companies. The site records one for every step that it asks, and its steps are not quite ours: so a pass ends
 * the step that is asked here, unless another one is still open on the site. Steps without a record are passed when the
 * next record needs another one.
 */
import { cashOf } from '@roundhouse/rail';
import { COBOURG, isForSale, phase } from '@roundhouse/titles/1828/face';
import type { SiteRecord } from '../records.ts';
import { companyOf, privateIds, privateOf } from './ids.ts';
import type { Session1828 } from './session.ts';
import { asksForTrains } from './trains.ts';

export function passOfMinor(game: Session1828, record: SiteRecord): void {
  const isMore = game.follower.top?.kind !== 'cobourg' && game.records[game.at - 1]?.entity === record.entity;
  if (isMore && game.oneOf(['turn before', 'next turn']) === 'turn before') return;
  game.reach(({ kind }) => kind === 'cobourg');
  if (game.follower.top?.of === COBOURG) game.own('pass');
}

/** What comes with a private is not used; a company that has a choice here leaves the marker in Peterborough as it is. */
export function passOfPrivate(game: Session1828, record: SiteRecord): void {
  if (privateOf(record.entity) === COBOURG && game.follower.top?.kind === 'peterborough') game.own('pass');
}

export function passOfCompany(game: Session1828, record: SiteRecord): void {
  const company = companyOf(record.entity);
  if (game.operating !== company) {
    // One pass more than were expected: its turn is over here; or it is one of its next turn.
    const isMore = game.records[game.at - 1]?.entity === record.entity;
    if (isMore && game.oneOf(['turn before', 'next turn']) === 'turn before') return;
    game.reach(() => game.operating === company);
  }
  const isDue = game.passDue?.company === company && game.follower.top?.kind !== 'track';
  game.passDue = null;
  if (isDue && game.oneOf(['step before', 'this step']) === 'step before') return;
  const next = nextOf(game, company);
  switch (game.follower.top?.kind) {
    case 'track':
      game.own('pass');
      break;
    case 'station':
      if (next?.type !== 'place_token' && game.heldMarker === null) game.own('pass');
      break;
    case 'arrange':
      if (next?.type !== 'swap_train') game.own('pass');
      break;
    case 'trains':
    case 'emergency':
      passTrains(game, company, next);
      break;
    // Nothing of its turn is asked any more.
    case undefined:
      break;
  }
}

/** After the trains the site asks for privates, if there are any to buy: a second pass, and the turn is over. */
function passTrains(game: Session1828, company: string, next: SiteRecord | undefined): void {
  const isMoreToCome =
    next?.type === 'buy_train' ||
    (game.trainsPassed !== company && asksForTrains(game, company) && asksForPrivates(game, company));
  const goesOn = game.oneOf(isMoreToCome ? [true, false] : [false, true]);
  game.trainsPassed = goesOn ? company : null;
  if (!goesOn) game.own('pass');
}

const asksForPrivates = (game: Session1828, company: string): boolean =>
  phase(game.s).companiesBuyPrivates && cashOf(game.s, company) > 0 && privateIds.some((id) => isForSale(game.s, id));

/** The record that follows, if it is one of this company. */
function nextOf(game: Session1828, company: string): SiteRecord | undefined {
  const next = game.later(({ type }) => type !== 'discard_train');
  return next && game.inTurn(company)(next) ? next : undefined;
}
