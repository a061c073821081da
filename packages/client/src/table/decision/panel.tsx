import { useTable } from '../context.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { DecisionBody } from './body.tsx';
import { DecisionFooter } from './footer.tsx';
import { DecisionHead } from './head.tsx';
import { useExtras } from '../extras.ts';
import { useTableStore } from '../store.ts';
import { useDecisionFocus } from './use-decision-focus.ts';
import { useDecisionKeys } from './use-decision-keys.ts';
import { Waiting } from './waiting.tsx';
import './decision.css';
import './options.css';
import './refusals.css';
import './runs.css';
import './footer.css';

const Asks = lazyPart(async () => (await import('../asks/asks.tsx')).Asks);
const Past = lazyPart(async () => (await import('./past.tsx')).Past);
const Ended = lazyPart(async () => (await import('../ended/ended.tsx')).Ended);
const RulesBeside = lazyPart(async () => (await import('../tabs/rules/rules-beside.tsx')).RulesBeside);

/** The decision: who, what, and what each choice would do. */
export function DecisionPanel() {
  const { say } = useTable('say');
  const beside = useTableStore((store) => store.beside);
  if (beside) {
    return (
      <aside id="decision" className="decision decision-rules" aria-label={say('tabs.rules')}>
        <RulesBeside />
      </aside>
    );
  }
  return (
    <aside id="decision" className="decision" aria-label={say('decision.label')}>
      <DecisionParts />
    </aside>
  );
}

export function DecisionParts() {
  const { Panel, Above, Below } = useExtras();
  if (Panel) return <Panel />;
  return (
    <>
      {Above && <Above />}
      <Question />
      {Below && <Below />}
    </>
  );
}

function Question() {
  const { s, view, live, decision } = useTable('s', 'view', 'live', 'decision');
  useDecisionKeys();
  useDecisionFocus();
  if (!live) return <Past />;
  if (s.ended) return <Ended />;
  return (
    <>
      {view.asks.length > 0 && <Asks />}
      {decision ? (
        <>
          <DecisionHead />
          <DecisionBody />
          <DecisionFooter />
        </>
      ) : (
        <Waiting />
      )}
    </>
  );
}
