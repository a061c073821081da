import { Button, Icon } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { useTableStore } from '../../store.ts';
import { RulesTab } from './rules-tab.tsx';
import '../../../messages/parts.ts';

/** The rule that refuses something, while the board stays in sight. */
export function RulesBeside() {
  const { say } = useTable('say');
  const back = useTableStore((store) => store.backToDecision);
  const show = useTableStore((store) => store.show);
  return (
    <>
      <RulesTab />
      <footer className="rules-beside-footer">
        <Button onClick={back}>
          <Icon name="back" />
          {say('rules.back')}
        </Button>
        <Button onClick={() => show('rules')}>{say('rules.whole')}</Button>
      </footer>
    </>
  );
}
