import { type MouseEvent, useMemo } from 'react';
import type { HexChoice } from '../../board/index.ts';
import { useTable } from '../context.tsx';
import { legalHexes } from '../decision/board-rows.ts';
import { clickStop } from '../decision/run/edit.ts';
import { useRun } from '../decision/run/use-run.ts';
import { useTableStore } from '../store.ts';

/** The hexes that can be pointed at: where a tile can lie, or the stops of a route that is being edited. */
export function useHexes() {
  const { decision, material, names, say } = useTable();
  const hex = useTableStore((store) => store.hex);
  const train = useTableStore((store) => store.train);
  const pick = useTableStore((store) => store.pick);
  const run = useRun();
  const lays = decision?.groups.some(({ type }) => type === 'layTile') ?? false;
  const editing = run !== null && train !== null;

  const choices = useMemo<readonly HexChoice[]>(() => {
    if (editing) {
      const { network } = run.problem;
      const useful = network.stops.filter(({ id }) => clickStop(network, run.routes, train, id) !== null);
      const stops = new Set(useful.map(({ id }) => id.split(':')[0]!));
      return [...stops].map((id) => ({ hex: id, label: say('map.stop', { place: names.hex(id) }) }));
    }
    if (!decision || !lays) return [];
    return legalHexes(decision).map((id) => {
      const name = names.hex(id);
      return { hex: id, label: say('map.choice', { hex: id, name: name === id ? '' : name }).trim() };
    });
  }, [editing, run, train, decision, lays, names, say]);

  const onHex = (id: string): void => {
    if (!editing) {
      pick({ hex: id, option: null, values: {}, refusal: null });
      return;
    }
    const { network } = run.problem;
    const here = network.stops.filter((stop) => stop.id.startsWith(`${id}:`));
    const routes = here.map((stop) => clickStop(network, run.routes, train, stop.id)).find((one) => one !== null);
    if (routes) pick({ routes });
  };

  /** Any other hex is asked about too: the panel says why nothing can lie there. */
  const onAnyHex = (event: MouseEvent): void => {
    if (!lays || editing || !(event.target instanceof Element)) return;
    const id = event.target.closest('[data-hex]')?.getAttribute('data-hex');
    if (id && material.board.indexOf.has(id)) onHex(id);
  };
  return { choices, chosen: editing ? null : hex, onHex, onAnyHex };
}
