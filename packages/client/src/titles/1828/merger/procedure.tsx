import type { Merger } from '@roundhouse/titles/1828/face';
import { cellAt, type RailState } from '@roundhouse/rail';
import { deciders, type LoggedAction } from '@roundhouse/kernel';
import { useTable } from '../../../table/context.tsx';
import { rowAction } from '../../../table/decision/rows.ts';
import { useTableStore } from '../../../table/store.ts';
import { Avatar, classes } from '../../../ui/index.ts';
import type { DetailProps, PartProps } from '../../presentation.ts';
import { frameOf } from '../state.ts';
import { type MergerForecast as Forecast, forecastMerger, isMergerOffer } from '@roundhouse/titles/1828/face';
import { MergerPreview } from './preview.tsx';

/** A merger under way: what lies where at this moment. */
export function MergerProcedure({ decided }: PartProps) {
  const { title, s, say } = useTable('title', 's', 'say');
  const merger = frameOf(s, 'merger');
  if (!merger) return null;
  const asked = deciders(title, s)[0];
  const forecast = decided ? null : forecastMerger(title, s, null, 'tradeUp');
  return (
    <>
      <section className="merger-now" aria-label={say('own.merger.now')}>
        <h3 className="label">{say('own.merger.now')}</h3>
        <p className="hint merger-stage">
          {say(`own.stage.${merger.stage}.says`, { of: merger.of, other: merger.other })}
        </p>
        <Hands merger={merger} asked={asked} />
      </section>
      {merger.stage === 'singles' && asked !== undefined && <Single merger={merger} player={asked} />}
      {forecast && <Preview merger={merger} action={null} forecast={forecast} />}
    </>
  );
}

/** What the merger comes to by the answer that is pointed at. */
export function MergerFollows({ row }: DetailProps) {
  const { title, s } = useTable('title', 's');
  const values = useTableStore((store) => store.values);
  const merger = frameOf(s, 'merger');
  const action = rowAction(row, values);
  const forecast = forecastMerger(title, s, action, action.type === 'giveUp' ? 'giveUp' : 'tradeUp');
  return merger && forecast ? <Preview {...{ merger, action, forecast }} /> : null;
}

interface PreviewProps {
  readonly merger: Merger;
  readonly action: LoggedAction | null;
  readonly forecast: Forecast;
}

function Preview({ merger, action, forecast }: PreviewProps) {
  const { s } = useTable('s');
  return (
    <MergerPreview
      company={merger.of}
      other={merger.other}
      action={action}
      before={asItWas(s, merger)}
      forecast={forecast}
    />
  );
}

/** The tables before the merger began. */
const asItWas = (s: RailState, merger: Merger): RailState => ({ ...s, ...(merger.saved as Partial<RailState>) });

/** Every hand as the trading has left it: shares still to trade, the one set aside, system shares received. */
function Hands({ merger, asked }: { readonly merger: Merger; readonly asked: string | undefined }) {
  const { s, seats, names, say } = useTable('s', 'seats', 'names', 'say');
  const { trade, of, other } = merger;
  const takesPart = (player: string): boolean => {
    const { a, b, aside, down } = trade.hands[player]!;
    return a + b + down > 0 || aside !== null || player === asked;
  };
  return (
    <table className="figures merger-trades">
      <thead>
        <tr>
          <th>{say('own.merger.holder')}</th>
          <th className="figure">{of}</th>
          <th className="figure">{other}</th>
          <th className="figure">{say('own.merger.aside')}</th>
          <th className="figure">{say('own.merger.down')}</th>
        </tr>
      </thead>
      <tbody>
        {s.players.filter(takesPart).map((player) => {
          const hand = trade.hands[player]!;
          const seat = seats.findIndex((one) => one.player === player);
          return (
            <tr key={player} className={classes(player === asked && 'merger-asked')}>
              <th scope="row">
                <Avatar name={names.player(player)} seat={seat} size={16} /> {names.player(player)}
              </th>
              <td className="figure num">{hand.a || '·'}</td>
              <td className="figure num">{hand.b || '·'}</td>
              <td className="figure">{hand.aside === null ? '·' : hand.aside === 'a' ? of : other}</td>
              <td className="figure num">
                <b>{hand.down}</b>
              </td>
            </tr>
          );
        })}
        <tr>
          <th scope="row">{say('own.merger.discards')}</th>
          <td className="figure num">{trade.discards.a || '·'}</td>
          <td className="figure num">{trade.discards.b || '·'}</td>
          <td className="figure">·</td>
          <td className="figure">·</td>
        </tr>
      </tbody>
    </table>
  );
}

/** A single share: what trading it up costs, and what giving it up brings. */
function Single({ merger, player }: { readonly merger: Merger; readonly player: string }) {
  const { title, s, material, say } = useTable('title', 's', 'material', 'say');
  const hand = merger.trade.hands[player]!;
  if (hand.aside === null) return null;
  const company = hand.aside === 'a' ? merger.of : merger.other;
  const price = cellAt(material.markets, merger.cell).price;
  const value = title.priceOf(s, company);
  const way = price === value ? 'even' : price > value ? 'pays' : 'gets';
  const difference = Math.abs(price - value);
  return <p className="merger-single">{say('own.merger.single', { company, value, price, difference, way })}</p>;
}

/** The other director is asked: the same preview as for the one who proposes. */
export function OfferPart({ frame }: PartProps) {
  const { title, s } = useTable('title', 's');
  if (!isMergerOffer(frame)) return null;
  const { company, other } = (frame as unknown as { terms: { company: string; other: string } }).terms;
  const forecast = forecastMerger(title, s, null, 'tradeUp');
  return forecast ? <MergerPreview {...{ company, other, forecast }} action={null} before={s} /> : null;
}
