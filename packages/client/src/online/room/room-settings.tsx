import type { RailTitle } from '@roundhouse/rail';
import type { ChangeGame } from '@roundhouse/protocol/requests';
import { Settings } from '../../pages/new-game/settings.tsx';
import { useTitle } from '../../titles/use-title.ts';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { settingsOfWatching, WATCHING, watchingOf } from '../new/openness.tsx';
import { onlineText as t, type OnlineId } from '../texts.ts';
import { CLOCK_NAMES, CLOCKS, clockName, clockText } from './clock-setting.ts';
import type { OpenRoom } from './use-room.ts';
import '../../pages/new-game/new-game.css';
import './room-settings.css';

interface Props {
  readonly room: OpenRoom;
  readonly change: (changes: Partial<OpenRoom>) => void;
}

/** Manners of the table and rules of the game: for all to read, for the owner to change. */
export function RoomSettings({ room, change }: Props) {
  const { game, table, you, title: id } = room;
  const title = useTitle(id);
  const put = (body: ChangeGame) => void attempt(async () => change(await call('changeGame', { at: { game }, body })));
  const chosen = title ? settingsOf(title, table) : [];
  return (
    <Card className="room-card room-settings">
      <h2>{t('settings.title')}</h2>
      {you.owner ? (
        <>
          <Manner name="order" value={table.order} values={['given', 'drawn']} onChange={(order) => put({ order })} />
          <Manner
            name="undo"
            value={table.undo}
            values={['consent', 'own', 'none']}
            onChange={(undo) => put({ undo })}
          />
          <Manner name="pace" value={table.pace} values={['reading', 'once']} onChange={(pace) => put({ pace })} />
          <Manner name="tempo" value={table.tempo} values={['live', 'days']} onChange={(tempo) => put({ tempo })} />
          <Manner
            name="clock"
            value={clockName(table.clock)}
            values={clockName(table.clock) === 'own' ? ['own', ...CLOCK_NAMES] : CLOCK_NAMES}
            labelOf={(name) => (name === 'own' ? clockText(table.clock) : t(`settings.clock.${name}`))}
            onChange={(name) => name !== 'own' && put({ clock: CLOCKS[name] })}
          />
          <Manner
            name="watch"
            value={watchingOf(table)}
            values={WATCHING}
            onChange={(watching) => put(settingsOfWatching(watching))}
          />
          {table.watch && (
            <Manner
              name="talk"
              value={table.talk ? 'yes' : 'no'}
              values={['yes', 'no']}
              onChange={(talk) => put({ talk: talk === 'yes' })}
            />
          )}
          {title && title.options.length > 0 && (
            <Settings settings={title.options} values={table.options} onChange={(options) => put({ options })} />
          )}
          {title && title.readings.length > 0 && (
            <details className="new-details">
              <summary>{t('settings.readings', { count: title.readings.length })}</summary>
              <Settings settings={title.readings} values={table.readings} onChange={(readings) => put({ readings })} />
            </details>
          )}
        </>
      ) : (
        <ul className="room-hint settings-list">
          {[
            t(`settings.order.${table.order}`),
            t(`settings.undo.${table.undo}`),
            t(`settings.tempo.${table.tempo}`),
            clockText(table.clock),
            t(`settings.watch.${watchingOf(table)}`),
            ...chosen,
          ].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What is played otherwise than by the book, in the title's own words. */
export function settingsOf(
  title: RailTitle,
  { options, readings }: Pick<OpenRoom['table'], 'options' | 'readings'>,
): string[] {
  const values: Readonly<Record<string, unknown>> = { ...options, ...readings };
  return [...title.options, ...title.readings]
    .filter(({ id, book }) => (values[id] ?? book) !== book)
    .map(({ id, asks, answers }) => `${asks} ${answers[String(values[id])] ?? String(values[id])}`);
}

type MannerName = 'order' | 'undo' | 'pace' | 'tempo' | 'clock' | 'watch' | 'talk';

function Manner<V extends string>(props: {
  readonly name: MannerName;
  readonly value: V;
  readonly values: readonly V[];
  readonly labelOf?: (value: V) => string;
  readonly onChange: (value: V) => void;
}) {
  const { name, value, values, onChange } = props;
  const label = t(`settings.${name}`);
  const labelOf = props.labelOf ?? ((one: V) => t(`settings.${name}.${one}` as OnlineId));
  return (
    <div className="manner">
      <span>{label}</span>
      <Select
        label={label}
        value={value}
        values={values.map((one) => ({ value: one, label: labelOf(one) }))}
        onChange={onChange}
      />
    </div>
  );
}
