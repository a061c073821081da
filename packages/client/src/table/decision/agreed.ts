import { apply, frameName } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { isOffer } from './offer-terms.tsx';

/** Where an offer waits: what it leads to once all who are asked have said yes. */
export function agreed(title: RailTitle, s: RailState): RailState | undefined {
  const offer = s.stack.at(-1);
  const by = offer && isOffer(offer) ? offer.needs[0] : undefined;
  if (!offer || by === undefined) return undefined;
  const result = apply(title, s, { type: 'accept', by, frame: frameName(offer) });
  return result.ok ? (agreed(title, result.state) ?? result.done) : undefined;
}
