/** Pictures to be sent, painted at twice their size: the board, the market, or the whole table on one sheet. */
import { grouped } from '@roundhouse/kernel';
import { cashOf, moneyOf } from '@roundhouse/rail';
import type { RouteLine } from '../board/index.ts';
import { lastRevenues, ledgerOf } from '../table/record/ledger.ts';
import { companyColor } from '../ui/company-color.ts';
import { boardImage, type Pictured } from './board-image.tsx';
import { INK, type Picture, Sheet } from './sheet.ts';
import { shareText as t } from './texts.ts';

export const PICTURES = ['table', 'board', 'market'] as const;
export type PictureKind = (typeof PICTURES)[number];

interface Wish {
  readonly table: Pictured;
  readonly routes: readonly RouteLine[];
  readonly question: string;
  /** What a seat is called in the picture. */
  readonly nameOf: (player: string) => string;
}

export async function pictureOf(kind: PictureKind, wish: Wish): Promise<Picture> {
  await document.fonts.ready;
  if (kind === 'board') return boardPicture(wish);
  return kind === 'market' ? marketPicture(wish) : tablePicture(wish);
}

/** Points of the longer side of a board by itself. */
const LARGE = 1_400;

async function boardPicture({ table, routes }: Wish): Promise<Picture> {
  const image = await boardImage(table, routes, [LARGE, LARGE]);
  const scale = Math.min(LARGE / image.width, LARGE / image.height);
  const sheet = new Sheet(Math.round(image.width * scale), Math.round(image.height * scale));
  sheet.image(image, 0, 0, sheet.width, sheet.height);
  return sheet.picture();
}

const [WIDTH, HEIGHT, HEAD, FOOT] = [1200, 675, 76, 32];
/** Where the columns of the right half stand. */
const [LEFT, RIGHT] = [590, WIDTH - 24];

async function tablePicture(wish: Wish): Promise<Picture> {
  const { table, routes } = wish;
  const sheet = new Sheet(WIDTH, HEIGHT);
  head(sheet, wish);
  const room = [LEFT - 32, HEIGHT - HEAD - FOOT - 20] as const;
  const image = await boardImage(table, routes, room);
  sheet.bar(0, HEAD, LEFT - 16, HEIGHT - HEAD, sheet.token('--board'));
  sheet.image(image, 8, HEAD + 10, ...room);
  let y = HEAD + 22;
  y = runs(sheet, wish, y);
  y = companies(sheet, wish, y);
  players(sheet, wish, y);
  sheet.bar(0, HEIGHT - FOOT, WIDTH, FOOT, INK);
  sheet.text(t('picture.move', { at: table.at }), 24, HEIGHT - 11, { size: 13, color: '#f4ecd8' });
  return sheet.picture();
}

function head(sheet: Sheet, { table, question }: Wish): void {
  const { title, s, names } = table;
  sheet.bar(0, 0, sheet.width, HEAD, '#fffaf0');
  sheet.text(title.name, 24, 38, { size: 27, serif: true, bold: true });
  const round = s.ended
    ? title.roundName(s)
    : t('picture.round', { round: title.roundName(s), phase: names.phase(s.phase) });
  sheet.text(round, 24, 60, { size: 14, color: '#5c5142' });
  if (question !== '') {
    sheet.text(`“${question}”`, sheet.width - 24, 46, {
      size: 20,
      serif: true,
      right: true,
      within: sheet.width - 420,
    });
  }
}

/** The routes of the latest run with their sums. */
function runs(sheet: Sheet, { table }: Wish, top: number): number {
  const { view, at, teller, names } = table;
  const step = view.steps.slice(0, at).findLast(({ events }) => events.some(({ event }) => event === 'run'));
  const told = step && teller.tell(step.events).find(({ event }) => event.event === 'run');
  if (!told) return top;
  sheet.label(t('picture.runs'), LEFT, top);
  const who = told.subject === null ? '' : `${names.owner(told.subject)} `;
  sheet.text(`${who}${told.text}`, LEFT, top + 22, { size: 14, within: RIGHT - LEFT });
  return top + 46;
}

function companies(sheet: Sheet, { table }: Wish, top: number): number {
  const { s, title, material, names, view, at } = table;
  const started = title.operatingOrder(s).slice(0, 9);
  if (started.length === 0) return top;
  const earned = lastRevenues(view.steps.slice(0, at));
  sheet.label(t('picture.companies'), LEFT, top);
  const height = started.length > 6 ? 27 : 34;
  started.forEach((id, i) => {
    const y = top + 28 + i * height;
    const card = material.companies.find((one) => one.id === id);
    sheet.disc(LEFT + 14, y, 13, id, companyColor(card?.color ?? '#888888'), card?.textColor ?? '#ffffff');
    const holders = title.shells(s, id);
    const trains = Object.keys(s.trains).filter((train) => holders.includes(s.trains[train]!));
    sheet.text(trains.map((train) => names.train(train)).join('  '), LEFT + 40, y + 5, {
      size: 14,
      bold: true,
      within: 190,
    });
    sheet.text(moneyOf(material, cashOf(s, id)), LEFT + 330, y + 5, { size: 14, right: true });
    const revenue = earned.get(id);
    if (revenue !== undefined) {
      sheet.text(t('picture.run', { amount: grouped(revenue) }), LEFT + 440, y + 5, {
        size: 13,
        right: true,
        color: '#5c5142',
      });
    }
    sheet.text(grouped(title.priceOf(s, id)), RIGHT, y + 6, { size: 17, right: true, bold: true, serif: true });
  });
  return top + 28 + started.length * height + 8;
}

function players(sheet: Sheet, { table, nameOf }: Wish, top: number): void {
  const { s, title, material, view, at } = table;
  const rows = ledgerOf(title, s, view.steps.slice(0, at)).filter(({ holder }) => s.players.includes(holder));
  sheet.label(t('picture.players'), LEFT, top);
  rows.forEach(({ holder, positions, worth }, i) => {
    const y = top + 28 + i * 29;
    const seat = s.players.indexOf(holder);
    sheet.bar(LEFT, y - 12, 24, 24, sheet.token(`--player-${(seat % 6) + 1}`), 5);
    sheet.text(nameOf(holder), LEFT + 34, y + 5, { size: 14, bold: true, within: 120 });
    const held = positions.filter(({ percent }) => percent > 0).map(({ company, percent }) => `${company} ${percent}`);
    sheet.text(held.join(' · '), LEFT + 162, y + 5, { size: 13, color: '#5c5142', within: 230 });
    sheet.text(moneyOf(material, cashOf(s, holder)), LEFT + 480, y + 5, { size: 14, right: true });
    sheet.text(grouped(worth), RIGHT, y + 6, { size: 17, right: true, bold: true, serif: true });
  });
}

const [CELL, GAP] = [62, 44];

function marketPicture(wish: Wish): Picture | Promise<Picture> {
  const { s, material } = wish.table;
  const grids = material.markets;
  const columns = Math.max(...grids.flatMap(({ rows }) => rows.map((row) => row.length)));
  const rows = grids.reduce((sum, grid) => sum + grid.rows.length, 0);
  const sheet = new Sheet(Math.max(640, columns * CELL + 48), HEAD + 24 + rows * CELL + (grids.length - 1) * GAP + 24);
  head(sheet, wish);
  let top = HEAD + 24;
  for (const grid of grids) {
    grid.rows.forEach((row, r) =>
      row.forEach((cell, c) => {
        if (!cell) return;
        const [x, y] = [24 + c * CELL, top + r * CELL];
        sheet.box(x, y, CELL - 3, CELL - 3, cell.zones?.length ? '#efe2c4' : '#fffaf0');
        sheet.text(String(cell.price), x + 5, y + 15, { size: 12, color: '#5c5142' });
        const here = s.market.order.filter((id) => {
          const at = s.market.at[id];
          return at?.row === r && at.col === c && (grids.length === 1 || at.grid === grid.name);
        });
        here.slice(0, 4).forEach((id, i) => {
          const card = material.companies.find((one) => one.id === id);
          const [dx, dy] = here.length === 1 ? [29, 36] : [17 + (i % 2) * 25, 28 + Math.floor(i / 2) * 19];
          const radius = here.length === 1 ? 17 : 11;
          sheet.disc(x + dx, y + dy, radius, id, companyColor(card?.color ?? '#888888'), card?.textColor ?? '#ffffff');
        });
      }),
    );
    top += grid.rows.length * CELL + GAP;
  }
  return sheet.picture();
}
