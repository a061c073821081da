import { Icon, IconButton } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';
import { legalHexes, refusalsAt } from './board-rows.ts';
import { OptionRow } from './option-row.tsx';
import { Refusals } from './refusals.tsx';
import type { RowGroup } from './rows.ts';
import { useChoice } from './use-choice.ts';
import '../../messages/parts.ts';

/** Track: first a hex, here or on the map, then what can lie there. */
export function LayTile({ group }: { readonly group: RowGroup }) {
  const hex = useTableStore((store) => store.hex);
  return hex === null ? <HexList /> : <TilesAt hex={hex} group={group} />;
}

/** The legal hexes in words: for the keyboard, for listening, and for players who know the name. */
function HexList() {
  const { decision, names, say } = useTable('decision', 'names', 'say');
  const pick = useTableStore((store) => store.pick);
  if (!decision) return null;
  return (
    <section className="options">
      <h3 className="label">{say('group.hexes')}</h3>
      <div className="hex-list">
        {legalHexes(decision).map((hex) => (
          <button
            key={hex}
            type="button"
            className="value"
            data-hex-name={hex}
            onClick={() => pick({ hex, option: null, values: {} })}
          >
            <b>{hex}</b> {names.hex(hex) !== hex && names.hex(hex)}
          </button>
        ))}
      </div>
      <p className="hint">{say('decision.hexHint')}</p>
    </section>
  );
}

function TilesAt({ hex, group }: { readonly hex: string; readonly group: RowGroup }) {
  const { title, s, decision, names, say } = useTable('title', 's', 'decision', 'names', 'say');
  const { row } = useChoice();
  const pick = useTableStore((store) => store.pick);
  const name = names.hex(hex);
  const refused = decision && group.rows.length === 0 ? refusalsAt(title, s, decision.by, hex) : [];
  return (
    <section className="options">
      <header className="options-head">
        <h3>
          <b>{hex}</b> {name === hex ? say('decision.openLand') : name}
        </h3>
        <IconButton label={say('decision.otherHex')} onClick={() => pick({ hex: null, option: null, values: {} })}>
          <Icon name="close" />
        </IconButton>
      </header>
      {group.rows.length > 0 && (
        <div className="option-list">
          {group.rows.map((one) => (
            <OptionRow key={one.key} row={one} chosen={one.key === row?.key} />
          ))}
        </div>
      )}
      <Refusals list={refused} />
    </section>
  );
}
