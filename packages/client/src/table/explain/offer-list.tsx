import { type Choice, fill, type LoggedAction } from '@roundhouse/kernel';
import type { Offer } from '@roundhouse/kernel/explain';
import { RuleLink } from '../decision/refusals.tsx';

interface Props {
  readonly offers: readonly Offer[];
  /** Puts an action where it can be tried and changed. */
  readonly onTry: (action: LoggedAction) => void;
}

/** Every kind of action that somebody could look for: what is possible, and what is not with the reason. */
export function OfferList({ offers, onTry }: Props) {
  return offers.map(({ type, frame, choices, unavailable }) => (
    <details key={`${frame} ${type}`} className="explain-offer">
      <summary>
        <b>{type}</b> {frame} <span>{`${choices.length} ✓ ${unavailable.length} ✗`}</span>
      </summary>
      <ul>
        {choices.map((choice, i) => (
          // Nothing else tells two candidates apart for certain, and the list never changes in place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <Pick choice={choice} onTry={onTry} />
          </li>
        ))}
        {unavailable.map((choice, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} className="explain-shut">
            <Pick choice={choice} onTry={onTry} /> {choice.refusal.text} <RuleLink rule={choice.refusal.rule} />
          </li>
        ))}
      </ul>
    </details>
  ));
}

function Pick({ choice, onTry }: { readonly choice: Choice; readonly onTry: Props['onTry'] }) {
  return (
    <button type="button" className="explain-pick" onClick={() => onTry(fill(choice))}>
      {JSON.stringify({ ...choice.fields, ...choice.openFields })}
    </button>
  );
}
