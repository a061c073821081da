/** 10.1 Private companies: who owns them, and what they pay. */
import { payIncome as payAll, takePrivate as takeWith } from '@roundhouse/rail';
import { privateIds, privateOf } from '../material.ts';
import type { Game } from '../state.ts';

/** A winner or buyer in the auction gets the private and the shares that lie on it (10.2-35, 10.2-41). */
export const takePrivate = (g: Game, id: string, player: string): void => takeWith(g, privateOf(id), player);

/** The printed revenue, to players and companies alike (8.1-2). */
export const payIncome = (g: Game): void => payAll(g, privateIds, (id) => privateOf(id).revenue);
