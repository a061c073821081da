import { moneyOf, tilesLeft } from '@roundhouse/rail';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { useEffect, useMemo, useRef, useState } from 'react';
import { TilePicture } from '../../board/index.ts';
import { classes } from '../../ui/index.ts';
import { useShown, useTable } from '../context.tsx';
import { layAction, type LayRuns, useLayRuns, useNextLay } from '../decision/lay/use-lay-runs.ts';
import { type LayWay, tileOf, wayOf, waysToLay } from '../decision/lay/ways.ts';
import { joinsSentence, wayTitle } from '../decision/lay/words.ts';
import { isOnBoard } from '../decision/model.ts';
import { payerOf } from '../decision/payer.ts';
import type { Row } from '../decision/rows.ts';
import { rotationOf, turned } from '../decision/turn.ts';
import { useChoice } from '../decision/use-choice.ts';
import { useTableStore } from '../store.ts';
import type { Say } from '../words.ts';
import '../../messages/parts.ts';
import './lay-tray.css';

/** The tiles on offer at the lower edge of the board: a card for each tile and way that makes a difference, the best first. */
export function LayTray() {
  const hex = useTableStore((store) => store.hex);
  const { say } = useTable('say');
  const { groups, row } = useChoice();
  const { s, material } = useTable('s', 'material');
  const ways = useMemo(() => {
    if (hex === null) return [];
    const rows = groups.flatMap((group) => group.rows).filter((one) => isOnBoard(one.type) && tileOf(one) !== '');
    return waysToLay(material, s.tiles, hex, rows.filter(isFirstOfItsTile));
  }, [groups, hex, material, s]);
  const runs = useLayRuns(ways);
  const pointer = useRef(false);
  const tray = useRef<HTMLDivElement>(null);
  const isEmpty = ways.length === 0;
  useEffect(() => (tray.current ? keepToItself(tray.current) : undefined), [isEmpty]);
  const shown = useOrder(ways, runs, pointer);
  const pick = useTableStore((store) => store.pick);
  const values = useTableStore((store) => store.values);
  const rotation = row ? rotationOf(row, values) : 0;
  const chosen =
    wayOf(ways, row, rotation) ??
    ways.find((way) => row && tileOf(row) === way.tile && way.rotations.includes(rotation));
  if (hex === null || isEmpty) return null;
  return (
    <div
      ref={tray}
      className="lay-tray"
      role="group"
      aria-label={say('board.offers', { hex })}
      onPointerEnter={() => {
        pointer.current = true;
      }}
      onPointerLeave={() => {
        pointer.current = false;
        pick({ preview: null });
      }}
    >
      {shown.map((way) => (
        <LayCard key={way.key} way={way} runs={runs} chosen={way === chosen} />
      ))}
    </div>
  );
}

/** A hand on the tray moves neither the board under it nor its zoom; the wheel goes through the cards. */
function keepToItself(tray: HTMLElement): () => void {
  const over = new AbortController();
  const options = { signal: over.signal, passive: true };
  tray.addEventListener('pointerdown', (event) => event.stopPropagation(), options);
  tray.addEventListener(
    'wheel',
    (event) => {
      event.stopPropagation();
      tray.scrollLeft += event.deltaX === 0 ? event.deltaY : 0;
    },
    options,
  );
  return () => over.abort();
}

/** A power of a private is chosen in the panel; the tray shows each tile once. */
const isFirstOfItsTile = (row: Row, index: number, rows: readonly Row[]): boolean =>
  rows.findIndex((other) => tileOf(other) === tileOf(row)) === index;

/** Sorted by what the trains run for once all of it is known; not under a hand, and not once something was picked. */
function useOrder(ways: readonly LayWay[], runs: LayRuns, pointer: { readonly current: boolean }): readonly LayWay[] {
  const [sorted, setSorted] = useState<readonly LayWay[]>(ways);
  const picked = useTableStore((store) => store.option !== null);
  const { complete, after } = runs;
  useEffect(() => {
    if (!complete || picked || pointer.current) return;
    const runOf = ({ key }: LayWay): number => after.get(key) ?? -1;
    setSorted(ways.toSorted((a, b) => runOf(b) - runOf(a)));
    // Only when all is known; a later pick leaves the order as it is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [complete, ways]);
  return sorted.length === ways.length && sorted.every((way) => ways.includes(way)) ? sorted : ways;
}

function sayRun(say: Say, run: number, now: number | null): string {
  if (run === 0) return say('lay.noRun');
  return now === null || run === now ? say('lay.run', { run }) : say('lay.better', { run, now });
}

interface CardProps {
  readonly way: LayWay;
  readonly runs: LayRuns;
  readonly chosen: boolean;
}

function LayCard({ way, runs, chosen }: CardProps) {
  const { title, s, material, names, say } = useShown();
  const { decision } = useTable('decision');
  const { row } = useChoice();
  const values = useTableStore((store) => store.values);
  const choose = useTableStore((store) => store.choose);
  const pick = useTableStore((store) => store.pick);
  const card = useRef<HTMLButtonElement>(null);
  const next = useNextLay(chosen ? way : undefined, runs);
  useEffect(() => {
    if (chosen) card.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  const def = material.tileSet.byId.get(way.tile)?.def;
  if (!def || !decision) return null;
  const rotation = chosen && row ? rotationOf(row, values) : way.rotations[0]!;
  const payer = payerOf(s, decision);
  const outcome = outcomeOf(title, s, layAction(way));
  const cost = outcome.ok ? (s.cash[payer] ?? 0) - (outcome.done.cash[payer] ?? 0) : 0;
  const left = tilesLeft(material.tileSet, s.tiles, way.tile);
  const price = cost > 0 ? moneyOf(material, cost) : say('board.free');
  const run = runs.after.get(way.key);
  const better = run !== undefined && runs.now !== null && run > runs.now;
  const runWords = run === undefined ? null : sayRun(say, run, runs.now);
  const notes = [
    next ? say('lay.next', { ...next }) : null,
    cost > 0 ? price : null,
    Number.isFinite(left) && !next ? say('note.left', { count: left }) : null,
  ].filter((note) => note !== null);
  // Pressed again, it turns.
  const onClick = (): void => {
    if (!chosen) choose(way.row.key, { ...values, rotation: way.rotations[0]! });
    else if (row) choose(row.key, { ...values, rotation: turned(row, values) });
  };
  return (
    <button
      ref={card}
      type="button"
      className={classes('lay-card', chosen && 'lay-card-chosen')}
      data-tile={way.tile}
      data-rotations={way.rotations.join(' ')}
      aria-pressed={chosen}
      aria-label={[
        say('lay.tile', { tile: way.tile }),
        joinsSentence(names, say, way.lines),
        runWords,
        price,
        ...notes.slice(-1),
      ]
        .filter((part, index, all) => part !== null && all.indexOf(part) === index)
        .join(', ')}
      onClick={onClick}
      onPointerEnter={({ pointerType }) =>
        pointerType === 'mouse' && pick({ preview: chosen ? null : { row: way.row.key, rotation } })
      }
      onFocus={({ currentTarget }) =>
        currentTarget.matches(':focus-visible') && pick({ preview: chosen ? null : { row: way.row.key, rotation } })
      }
      onBlur={() => pick({ preview: null })}
    >
      <span className="lay-card-number">{way.tile}</span>
      <TilePicture def={def} rotation={rotation} size={44} bare />
      <span className="lay-card-words">
        <b>{wayTitle(names, say, way)}</b>
        {runWords !== null && <span className={classes('lay-card-run', better && 'change-up')}>{runWords}</span>}
        <span className="lay-card-note">{notes.join(' · ')}</span>
      </span>
    </button>
  );
}
