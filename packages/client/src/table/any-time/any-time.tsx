import { useState } from 'react';
import { Avatar, Button, Dialog } from '../../ui/index.ts';
import { useShown, useTable } from '../context.tsx';
import { type Consequence, outcomeOf } from '@roundhouse/rail/telling/consequences';
import { useTableStore } from '../store.ts';
import { type AnyTimeGroup, type AnyTimeOption, anyTimeGroups } from './options.ts';
import '../../messages/parts.ts';
import './any-time.css';

/** Everything that may be done at any time, by a player at this device; chosen first, then confirmed. */
export function AnyTime() {
  const { say } = useTable('say');
  const open = useTableStore((store) => store.anyTime);
  const setOpen = useTableStore((store) => store.setAnyTime);
  return (
    <Dialog open={open} onOpenChange={setOpen} title={say('anyTime.title')}>
      {open && <Groups />}
    </Dialog>
  );
}

function Groups() {
  const table = { ...useShown(), ...useTable('live', 'here', 'me', 'act') };
  const { seats, names, act, say } = table;
  const setOpen = useTableStore((store) => store.setAnyTime);
  const [chosen, choose] = useState<{ readonly group: string; readonly option: AnyTimeOption } | null>(null);
  const [sure, setSure] = useState(false);
  const groups = anyTimeGroups(table);
  const confirmTwice =
    chosen !== null && (table.title.wording?.confirmTwice?.includes(chosen.option.action.type) ?? false);
  const take = async () => {
    if (confirmTwice && !sure) setSure(true);
    else if (chosen && (await act(chosen.option.action))) setOpen(false);
  };
  const seatOf = (by: string): number => seats.findIndex(({ player }) => player === by);
  if (groups.length === 0) return <p>{say('anyTime.nothing')}</p>;
  return (
    <div className="any-time">
      {/* It scrolls where it is long, so it must take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="any-time-groups" tabIndex={0} role="region" aria-label={say('anyTime.title')}>
        {groups.map((group) => (
          <fieldset key={group.key} data-by={group.by}>
            <legend>
              <Avatar name={names.player(group.by)} seat={seatOf(group.by)} size={18} />
              <bdi>{names.player(group.by)}</bdi> <span>{group.title}</span>
            </legend>
            {group.hint && <p className="hint">{group.hint}</p>}
            <div className="hex-list">
              {group.options.map((option) => (
                <button
                  key={option.key}
                  type="button"
                  className="value"
                  data-row={option.key}
                  aria-pressed={chosen?.group === group.key && chosen.option.key === option.key}
                  onClick={() => {
                    choose({ group: group.key, option });
                    setSure(false);
                  }}
                >
                  {option.name}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {sure && (
        <p className="warning" role="alert">
          {say('anyTime.sure')}
        </p>
      )}
      {chosen && (
        <section className="any-time-then" aria-live="polite">
          <Follows group={groups.find(({ key }) => key === chosen.group)} option={chosen.option} />
        </section>
      )}
      <Button kind="primary" disabled={!chosen} onClick={() => void take()}>
        {say(sure ? 'anyTime.really' : 'anyTime.do')}
      </Button>
    </div>
  );
}

/** What comes of it, in a line. */
function Follows({ group, option }: { readonly group: AnyTimeGroup | undefined; readonly option: AnyTimeOption }) {
  const { title, s, names, presentation, say } = useTable('title', 's', 'names', 'presentation', 'say');
  if (!group) return null;
  const Detail = presentation.moves?.[group.type]?.menuDetail;
  if (Detail) return <Detail by={group.by} action={option.action} />;
  const outcome = outcomeOf(title, s, option.action);
  if (!outcome.ok) return <p role="alert">{outcome.refusal.text}</p>;
  const text = (change: Consequence): string[] => {
    if (change.kind === 'holding')
      return [
        `${say('consequence.holding', { company: change.company, owner: names.owner(change.owner) })} ${change.before} ▸ ${change.after}%`,
      ];
    if (change.kind === 'cash') return [`${names.owner(change.owner)} ${change.before} ▸ ${change.after}`];
    return [];
  };
  return <p className="hint">{outcome.changes.flatMap(text).join(' · ')}</p>;
}
