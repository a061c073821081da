import { type MessageId, useText } from '../app/i18n.tsx';
import { Dialog, Key } from '../ui/index.ts';
import { useTable } from './context.tsx';
import { useChoice } from './decision/use-choice.ts';
import { redoOf, undoOf } from './history.ts';
import { tabsOf } from './tabs/offered.ts';
import { useTableStore } from './store.ts';
import '../messages/parts.ts';

type Line = readonly [names: readonly string[], text: MessageId, works: boolean];

/** The keys that do something now; those of other moments stand below them. */
function useLines(): readonly Line[] {
  const table = useTable('game', 'view', 's', 'at', 'live', 'here', 'presentation', 'decision');
  const { game, view, live, decision, presentation, s } = table;
  const { row, groups } = useChoice();
  const laying = row !== null && 'tile' in row.choice.fields;
  const paced = view.playing !== null && game.can.pace;
  return [
    [['Enter'], 'keys.confirm', decision !== null],
    [['J', 'K'], 'keys.rows', decision !== null && groups.length > 0],
    [['R', 'Shift R'], 'keys.rotate', laying],
    [['T', 'Shift T'], 'keys.tile', laying],
    [['Esc'], 'keys.cancel', decision !== null],
    [['U'], 'keys.undo', live && undoOf(table) !== null],
    [['Shift U'], 'keys.redo', live && redoOf(table) !== null],
    [['N'], 'keys.next', paced],
    [['S'], 'keys.skip', paced],
    [['0'], 'keys.own', presentation.own?.tab?.isOpen(s) ?? false],
    [['1', '–', String(tabsOf(game.can, view).length)], 'keys.tabs', true],
    [['M'], 'keys.alone', true],
    [['F'], 'keys.fit', true],
    [['[', ']'], 'keys.fold', true],
    [['←', '→'], 'keys.history', view.seq > 0],
    [['Home', 'End'], 'keys.ends', view.seq > 0],
    [['/'], 'keys.search', true],
    [['I'], 'keys.card', true],
    [['E'], 'keys.explain', true],
    [['H'], 'keys.hint', decision !== null && game.can.hints],
    [['A'], 'keys.try', game.can.try],
    [['?'], 'keys.help', true],
  ];
}

/** All keys on one card, what works now first. */
export function KeyHelp() {
  const say = useText();
  const { keysOpen, setKeysOpen } = useTableStore();
  const lines = useLines();
  const [now, later] = [true, false].map((wanted) => lines.filter(([, , works]) => works === wanted));
  return (
    <Dialog open={keysOpen} onOpenChange={setKeysOpen} title={say('keys.title')}>
      <KeyList lines={now!} />
      {later!.length > 0 && (
        <>
          <h3 className="label key-later">{say('keys.later')}</h3>
          <KeyList lines={later!} />
        </>
      )}
    </Dialog>
  );
}

function KeyList({ lines }: { readonly lines: readonly Line[] }) {
  const say = useText();
  return (
    <dl className="key-list">
      {lines.map(([names, text]) => (
        <div key={text}>
          <dt>{names.map((name) => (name === '–' ? <span key={name}>–</span> : <Key key={name}>{name}</Key>))}</dt>
          <dd>{say(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
