import { type MessageId, useText } from '../app/i18n.tsx';
import { Dialog, Key } from '../ui/index.ts';
import { useTableStore } from './store.ts';

const keys: readonly (readonly [readonly string[], MessageId])[] = [
  [['?'], 'keys.help'],
  [['1', '–', '8'], 'keys.tabs'],
  [['Enter'], 'keys.confirm'],
  [['R'], 'keys.rotate'],
  [['Esc'], 'keys.cancel'],
  [['U'], 'keys.undo'],
  [['Shift', 'U'], 'keys.redo'],
  [['N'], 'keys.next'],
  [['S'], 'keys.skip'],
  [['←', '→'], 'keys.history'],
  [['Home', 'End'], 'keys.ends'],
  [['/'], 'keys.search'],
  [['M'], 'keys.fit'],
  [['E'], 'keys.explain'],
];

/** All keys on one card. */
export function KeyHelp() {
  const say = useText();
  const { keysOpen, setKeysOpen } = useTableStore();
  return (
    <Dialog open={keysOpen} onOpenChange={setKeysOpen} title={say('keys.title')}>
      <dl className="key-list">
        {keys.map(([names, text]) => (
          <div key={text}>
            <dt>{names.map((name) => (name === '–' ? <span key={name}>–</span> : <Key key={name}>{name}</Key>))}</dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
