/** What a share of each company is expected to bring: for measuring forecasts against what came. */
import { anyTitle, type RailState, type RailTitle } from '@roundhouse/rail';
import { makeMind } from '../mind/mind.ts';
import { imagined, type View } from '../view.ts';
import { type Weights, weightsFor } from '../weights/index.ts';
import { forecast } from './forecast.ts';

export interface ShareForecast {
  readonly company: string;
  readonly price: number;
  /** Dividends still to come, and the price at the end. */
  readonly pays: number;
  readonly ends: number;
}

export function shareForecasts<S extends RailState>(
  title: RailTitle<S>,
  view: View<S>,
  weights: Weights = weightsFor(title.id),
): ShareForecast[] {
  const s = imagined(view);
  const any = anyTitle(title);
  const mind = makeMind(any, s, s.players[0]!, weights);
  return mind.companies
    .filter((company) => s.companies[company]!.status === 'started' && s.market.at[company] !== undefined)
    .map((company) => {
      const { pays, ends } = forecast(mind, s, company);
      return { company, price: any.priceOf(s, company), pays, ends };
    });
}
