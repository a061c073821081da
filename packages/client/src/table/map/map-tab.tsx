import { useEffect, useMemo, useRef } from 'react';
import { type BoardHandle, BoardToggles, BoardView, type Inset } from '../../board/index.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { classes, Icon, IconButton, Popover } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { useExtras } from '../extras.ts';
import { useFolds } from '../folds.ts';
import { newStations } from '../since-my-turn.ts';
import { usePreferences } from '../../game/preferences.ts';
import { useMediaQuery, usePhone } from '../media.ts';
import { phaseCard } from '../names.ts';
import { useSteady } from '../steady.ts';
import { useTableStore } from '../store.ts';
import { Fold } from './fold.tsx';
import { Legend } from './legend.tsx';
import { printedOf } from './printed.ts';
import { SinceStrip } from './since-strip.tsx';
import { useFocus } from './use-focus.ts';
import { useGhost } from './use-ghost.ts';
import { useHexes } from './use-hexes.ts';
import { useKeptBoard } from './use-kept-board.ts';
import { useLit } from './use-lit.ts';
import { useNextStations } from './use-next-stations.ts';
import { useRoutes } from './use-routes.ts';
import { useSlots } from './use-slots.ts';
import { useTileTurn } from './use-tile-turn.ts';
import './map.css';

const WIDE = { top: 26, right: 26, bottom: 48, left: 26 };
/** The board alone: the decision stands over its upper right corner. */
const ALONE = { ...WIDE, right: 400 };
const NARROW = { top: 20, right: 20, bottom: 24, left: 20 };

/** What the tray of tiles covers. */
const TRAY = 104;
const laid = (inset: Inset): Inset => ({ ...inset, bottom: TRAY });
const LAYING = { wide: laid(WIDE), alone: laid(ALONE), narrow: { ...NARROW, bottom: TRAY + 14 } };

function insetOf(phone: boolean, alone: boolean, laying: boolean): Inset {
  if (phone) return laying ? LAYING.narrow : NARROW;
  if (alone) return laying ? LAYING.alone : ALONE;
  return laying ? LAYING.wide : WIDE;
}

const LayTray = lazyPart(async () => (await import('./lay-tray.tsx')).LayTray);
const LayButtons = lazyPart(async () => (await import('./at-hex.tsx')).LayButtons);
const HexRefusal = lazyPart<{ readonly hex: string }>(async () => (await import('./at-hex.tsx')).HexRefusal);

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
  const alone = useFolds((folds) => folds.alone);
  const { OnMap } = useExtras();
  const printed = printedOf(presentation, material);
  const { shown, setShown, firstLie, onLie } = useKeptBoard(view.id);
  const fit = useTableStore((store) => store.fit);
  const fitted = useTableStore((store) => store.fitted);
  const board = useRef<BoardHandle>(null);
  const area = useRef<HTMLDivElement>(null);
  const hexes = useHexes();
  const { laying, ghost } = useGhost();
  const { slots, onSlot } = useSlots();
  const routes = useRoutes();
  const nextStations = useNextStations();
  const lastTile = lines.findLast(({ line }) => line.seq > before.seq && line.event.event === 'layTile')?.line.event[
    'hex'
  ];
  const marks = useTableStore((store) => store.marks);
  const numbers = useMemo(
    () => marks.flatMap(({ hex, ...mark }) => (hex === undefined ? [] : [{ ...mark, hex }])),
    [marks],
  );
  const lit = useLit();
  const lastStations = useSteady(newStations(before, s));
  const gone = useSteady(
    presentation.company?.homesGone?.(s) ??
      Object.keys(s.companies).filter((company) => s.companies[company]?.status === 'closed'),
  );
  const kept = useSteady(presentation.company?.kept?.(s));
  const taken = useSteady(presentation.map?.markersTaken?.(s) ?? none);
  const draft = useMemo(() => presentation.map?.drafted?.(s) ?? null, [s, presentation]);
  const drafted = useMemo(() => draft?.marks.flags.map(({ hex }) => hex) ?? none, [draft]);
  const focus = useFocus({ chosen: hexes.chosen, laying, choices: hexes.choices, slots, routes, drafted });
  const onTwist = useTileTurn(area);
  useEffect(() => {
    if (!fit) return;
    board.current?.fit();
    fitted();
  }, [fit, fitted]);
  const choices = useMemo(
    () => (ghost ? hexes.choices.filter(({ hex }) => hex !== ghost.hex) : hexes.choices),
    [ghost, hexes.choices],
  );
  const refusedAt = useTableStore((store) => store.refusedAt);
  const atHex = useMemo(() => {
    if (laying && hexes.chosen !== null) return { hex: hexes.chosen, content: <LayButtons /> };
    const refused = refusedAt ?? (hexes.isShut ? hexes.chosen : null);
    return refused === null ? null : { hex: refused, content: <HexRefusal hex={refused} /> };
  }, [laying, hexes.chosen, hexes.isShut, refusedAt]);
  const revenue = phaseCard(material, s.phase)?.revenue;
  const tileMarks = usePreferences((wishes) => wishes.tileMarks);
  const setTileMarks = usePreferences((wishes) => wishes.setTileMarks);
  const forced = useMediaQuery('(forced-colors: active)');
  const toggles = <BoardToggles shown={shown} onShown={setShown} tileMarks={tileMarks} onTileMarks={setTileMarks} />;
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
        tileMarks={tileMarks || forced}
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
        numbers={numbers}
        lastStations={lastStations}
        lit={lit}
        nextStations={nextStations}
        {...(atHex ? { atHex } : {})}
        onTwist={onTwist}
        focus={focus}
        inset={insetOf(phone, alone, laying)}
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
        {laying && <LayTray />}
        {OnMap && <OnMap />}
      </BoardView>
    </div>
  );
}
