import { useMemo, useState } from 'react';
import { companyColor } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { companyCard } from '../../names.ts';
import { priceSeries, revenueSeries, roundEnds, worthSeries } from '../../record/series.ts';
import { GrownMap } from './grown-map.tsx';
import { LineChart } from './line-chart.tsx';
import '../../../messages/parts.ts';
import './charts.css';

/** Net worth, prices and revenues over the rounds, and the map as it grew. */
export function ChartsTab() {
  const { title, game, view, at, material, names, say } = useTable(
    'title',
    'game',
    'view',
    'at',
    'material',
    'names',
    'say',
  );
  const steps = useMemo(() => view.steps.slice(0, at), [view.steps, at]);
  const first = title.roundName(game.at(0));
  const ends = useMemo(() => roundEnds(first, steps, at), [first, steps, at]);
  const states = useMemo(() => ends.map(({ name, seq }) => ({ name, seq, s: game.at(seq) })), [ends, game]);
  const [round, setRound] = useState<number | null>(null);
  const player = (id: string) => ({
    name: names.player(id),
    color: `var(--player-${view.seats.findIndex((seat) => seat.player === id) + 1})`,
  });
  const companies = material.companies.map(({ id }) => id);
  const company = (id: string) => ({ name: id, color: companyColor(companyCard(material, id)?.color ?? '#888888') });
  const shown = states[Math.min(round ?? states.length - 1, states.length - 1)]!;
  return (
    <div className="sheet-page charts-page">
      <LineChart title={say('charts.worth')} series={worthSeries(title, states)} look={player} />
      <LineChart title={say('charts.prices')} series={priceSeries(title, states)} look={company} />
      <LineChart title={say('charts.revenues')} series={revenueSeries(companies, first, steps)} look={company} />
      <GrownMap
        s={shown.s}
        name={shown.name}
        at={round ?? states.length - 1}
        last={states.length - 1}
        pick={setRound}
      />
    </div>
  );
}
