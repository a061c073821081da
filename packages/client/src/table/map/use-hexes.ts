import { unavailable } from '@roundhouse/kernel';
import { about } from '@roundhouse/rail';
import { type MouseEvent, useMemo } from 'react';
import type { HexChoice } from '../../board/index.ts';
import { useTable } from '../context.tsx';
import { legalHexes } from '../decision/board-rows.ts';
import { isOnBoard } from '../decision/model.ts';
import { clickStop } from '../decision/run/edit.ts';
import { useRun } from '../decision/run/use-run.ts';
import type { Row } from '../decision/rows.ts';
import { useChoice } from '../decision/use-choice.ts';
import { useLatest } from '../steady.ts';
import { useTableStore } from '../store.ts';

const hexOf = ({ choice }: Row): string => choice.fields['hex'] as string;
/** Something to do with a hex as a whole: neither a tile nor one of its circles. */
const isOfHex = ({ choice: { fields, openFields } }: Row): boolean =>
  typeof fields['hex'] === 'string' && !['node', 'tile'].some((name) => name in fields || name in openFields);

/** The hexes that can be pointed at: where a tile can lie, where something else can be done, or the stops of a route that is being edited. */
export function useHexes() {
  const { decision, title, s, presentation, material, names, say } = useTable(
    'decision',
    'title',
    's',
    'presentation',
    'material',
    'names',
    'say',
  );
  const hex = useTableStore((store) => store.hex);
  const train = useTableStore((store) => store.train);
  const pick = useTableStore((store) => store.pick);
  const run = useRun();
  const { groups, row } = useChoice();
  const choose = useTableStore((store) => store.choose);
  const whole = useMemo(() => groups.flatMap(({ rows }) => rows).filter(isOfHex), [groups]);
  const lays = decision?.groups.some(({ type }) => isOnBoard(type)) ?? false;
  const editing = run !== null && train !== null;

  const choices = useMemo<readonly HexChoice[]>(() => {
    if (editing) {
      const { network } = run.problem;
      const useful = network.stops.filter(({ id }) => clickStop(network, run.routes, train, id) !== null);
      const stops = new Set(useful.map(({ id }) => id.split(':')[0]!));
      return [...stops].map((id) => ({ hex: id, label: say('map.stop', { place: names.hex(id) }) }));
    }
    if (!decision || !lays) return whole.map((one) => ({ hex: hexOf(one), label: names.hex(hexOf(one)) }));
    return legalHexes(decision).map((id) => {
      const name = names.hex(id);
      const tag = presentation.map?.hexTag?.(s, id);
      const label = say('map.choice', { hex: id, name: name === id ? '' : name }).trim();
      return tag === undefined ? { hex: id, label } : { hex: id, label: `${label}, ${tag}`, tag };
    });
  }, [editing, run, train, decision, lays, whole, names, say, presentation, s]);

  const shut = useMemo<readonly HexChoice[]>(() => {
    const types = (decision?.groups ?? [])
      .map(({ type }) => type)
      .filter((type) => presentation.moves?.[type]?.showRefusedHexes);
    // What the board answers is asked for hex by hex, and says why when one is pointed at.
    if (types.some(isOnBoard)) {
      const open = new Set(legalHexes(decision!));
      return material.board.ids.filter((id) => !open.has(id)).map((id) => ({ hex: id, label: say('map.whyNot') }));
    }
    const refused = types.flatMap((type) => unavailable(title, s, decision!.by, { type }));
    return refused.flatMap(({ fields, refusal }) =>
      typeof fields['hex'] === 'string' ? [{ hex: fields['hex'], label: refusal.text }] : [],
    );
  }, [presentation, decision, title, s, material, say]);

  /** Why nothing can be done there. */
  const tellWhy = (id: string): void => {
    const refused = shut.some(({ hex: one }) => one === id);
    const found = refused && decision ? unavailable(title, s, decision.by, { subject: about.hex(id) })[0] : undefined;
    if (found) pick({ option: null, refusal: found.refusal, refusedAt: id });
  };

  const onHex = useLatest((id: string): void => {
    if (!lays && shut.some((one) => one.hex === id)) {
      tellWhy(id);
      return;
    }
    const here = whole.find((one) => hexOf(one) === id);
    if (!editing && !lays && here) {
      choose(here.key);
      return;
    }
    if (!editing) {
      pick({ hex: id, option: null, values: {}, refusal: null, preview: null });
      return;
    }
    const { network } = run.problem;
    const stops = network.stops.filter((stop) => stop.id.startsWith(`${id}:`));
    const routes = stops.map((stop) => clickStop(network, run.routes, train, stop.id)).find((one) => one !== null);
    if (routes) pick({ routes });
  });

  /** Any other hex is asked about too: the panel says why nothing can lie there. */
  const onAnyHex = (event: MouseEvent): void => {
    if (!lays || editing || !(event.target instanceof Element)) return;
    const id = event.target.closest('[data-hex]')?.getAttribute('data-hex');
    if (id && material.board.indexOf.has(id)) onHex(id);
  };
  return {
    choices,
    shut,
    chosen: editing ? null : (hex ?? (row && isOfHex(row) ? hexOf(row) : null)),
    /** Nothing can be laid on the hex that was pointed at. */
    isShut: lays && hex !== null && groups.every(({ type, rows }) => !isOnBoard(type) || rows.length === 0),
    onHex,
    onAnyHex,
  };
}
