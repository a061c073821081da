import type { Grid } from '@roundhouse/rail';

/** One row. `par`: starting prices; `ledge`: a ledge lies below; `end`: the top of the stock market. */
export const market: Grid = {
  rows: [
    [
      { price: 50 },
      { price: 55 },
      { price: 60 },
      { price: 65, zones: ['par'] },
      { price: 70, zones: ['par'] },
      { price: 75, zones: ['par'] },
      { price: 80, zones: ['par'] },
      { price: 90, zones: ['par'] },
      { price: 100, zones: ['par'] },
      { price: 110, zones: ['ledge'] },
      { price: 125 },
      { price: 140 },
      { price: 160, zones: ['ledge'] },
      { price: 180 },
      { price: 210 },
      { price: 240, zones: ['ledge'] },
      { price: 270 },
      { price: 300 },
      { price: 330, zones: ['ledge'] },
      { price: 360, zones: ['end'] },
    ],
  ],
};
