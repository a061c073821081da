import { useEffect, useMemo, useRef } from 'react';
import { type BoardHandle, BoardToggles, BoardView } from '../../board/index.ts';
import { classes, Icon, IconButton, Popover } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { newStations } from '../since-my-turn.ts';
import { usePhone } from '../media.ts';
import { phaseCard } from '../names.ts';
import { useSteady } from '../steady.ts';
import { useTableStore } from '../store.ts';
import { Fold } from './fold.tsx';
import { Legend } from './legend.tsx';
import { printedOf } from './printed.ts';
import { SinceStrip } from './since-strip.tsx';
import { useHexes } from './use-hexes.ts';
import { useKeptBoard } from './use-kept-board.ts';
import { useNextStations } from './use-next-stations.ts';
import { useRing } from './use-ring.ts';
import { useRoutes } from './use-routes.ts';
import { useSlots } from './use-slots.ts';
import { useWheelTurn } from './use-wheel-turn.ts';
import './map.css';

const WIDE = { top: 26, right: 26, bottom: 48, left: 26 };
const NARROW = { top: 20, right: 20, bottom: 24, left: 20 };

const none: readonly string[] = [];

/** The board to decide on: what can be chosen glows, what was chosen is shown in place. */
export function MapTab() {
  const { s, presentation, material, before, lines, view, say } = useTable(
    's',
    'presentation',
    'material',
    'before',
    'lines',
    'view',
    'say',
  );
  const phone = usePhone();
  const printed = printedOf(presentation, material);
  const { shown, setShown, firstLie, onLie } = useKeptBoard(view.id);
  const fit = useTableStore((store) => store.fit);
  const fitted = useTableStore((store) => store.fitted);
  const board = useRef<BoardHandle>(null);
  const area = useRef<HTMLDivElement>(null);
  const hexes = useHexes();
  const { ring, ghost } = useRing();
  const { slots, onSlot } = useSlots();
  const routes = useRoutes();
  const nextStations = useNextStations();
  const lastTile = lines.findLast(({ line }) => line.seq > before.seq && line.event.event === 'layTile')?.line.event[
    'hex'
  ];
  const lastStations = useSteady(newStations(before, s));
  const gone = useSteady(
    presentation.company?.homesGone?.(s) ??
      Object.keys(s.companies).filter((company) => s.companies[company]?.status === 'closed'),
  );
  const kept = useSteady(presentation.company?.kept?.(s));
  const taken = useSteady(presentation.map?.markersTaken?.(s) ?? none);
  const draft = useMemo(() => presentation.map?.drafted?.(s) ?? null, [s, presentation]);
  useWheelTurn(area);
  useEffect(() => {
    if (!fit) return;
    board.current?.fit();
    fitted();
  }, [fit, fitted]);
  const choices = useMemo(
    () => (ghost ? hexes.choices.filter(({ hex }) => hex !== ghost.hex) : hexes.choices),
    [ghost, hexes.choices],
  );
  const revenue = phaseCard(material, s.phase)?.revenue;
  const toggles = <BoardToggles shown={shown} onShown={setShown} />;
  return (
    <div className={classes('map-tab board', presentation.map?.look?.(s))} ref={area} onClickCapture={hexes.onAnyHex}>
      <BoardView
        ref={board}
        printed={printed}
        tiles={draft?.tiles ?? s.tiles}
        stations={draft?.stations ?? s.stations}
        {...(draft ? { draft: draft.marks } : {})}
        label={say('map.label')}
        shown={shown}
        {...(revenue === undefined ? {} : { phase: revenue })}
        gone={gone}
        {...(kept ? { kept } : {})}
        taken={taken}
        shut={hexes.shut}
        choices={choices}
        {...(hexes.chosen === null ? {} : { chosen: hexes.chosen })}
        onHex={hexes.onHex}
        slots={slots}
        onSlot={onSlot}
        routes={routes}
        {...(ghost ? { ghost } : {})}
        {...(typeof lastTile === 'string' ? { lastTile } : {})}
        lastStations={lastStations}
        nextStations={nextStations}
        {...(ring ? { ring } : {})}
        inset={phone ? NARROW : WIDE}
        firstLie={firstLie}
        onLie={onLie}
      >
        {phone ? (
          <div className="map-layers">
            <Popover
              label={say('map.layers')}
              align="start"
              trigger={
                <IconButton label={say('map.layers')}>
                  <Icon name="layers" size={18} />
                </IconButton>
              }
            >
              {toggles}
            </Popover>
          </div>
        ) : (
          <>
            <Fold className="map-toggles" name={say('board.show')}>
              {toggles}
            </Fold>
            <Legend />
            <SinceStrip />
          </>
        )}
      </BoardView>
    </div>
  );
}
