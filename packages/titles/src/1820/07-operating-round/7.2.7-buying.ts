/** 7.2.7 Buy train(s): how a purchase is carried out. */
import { pop } from '@roundhouse/kernel';
import { type CompanyId, pay, type TrainId, tradeTrain, trainTerms } from '@roundhouse/rail';
import { beginColour, startsPhase } from '../05-phases.ts';
import { isPrivate } from '../13-companies/13.1-sizes.ts';
import { collect, fund } from '../13-companies/13.2-private-companies.ts';
import { useHolden } from '../14-cousins/14.5.1-holden.ts';
import { colourOf } from '../material.ts';
import { directorOf, type Game } from '../state.ts';
import { judge } from './7.2.7-on-sale.ts';

interface Purchase {
  readonly company: CompanyId;
  readonly train: TrainId;
  readonly price: number;
  /** So much of it is the director's. */
  readonly help: number;
}

/** The director's money; what a private company pays is that in any case (Q51). */
function addHelp(g: Game, { company, price, help }: Purchase): void {
  if (isPrivate(g.s, company)) fund(g, company, price);
  else for (const director of directorOf(g.s, company)) pay(g, director, company, help, 'help');
}

/** By Holden's power one train is bought before the run, and that was it (14.5.1-1). */
function closeEarlyStep(g: Game, company: CompanyId): void {
  const step = g.s.stack.at(-1)!;
  if (step.kind !== 'earlyTrains' || isPrivate(g.s, company)) return;
  pop(g, step);
  useHolden(g, company);
}

/** From the supply: the phase of a new colour begins at once, for all companies (7.2.7-10, 5-4). Or from another company. */
export function buyFor(g: Game, purchase: Purchase): void {
  const { company, train } = purchase;
  addHelp(g, purchase);
  const seller = judge.ownerOf(g.s, train);
  if (seller !== undefined) {
    tradeTrain(g, trainTerms(company, purchase));
    collect(g, seller);
    return;
  }
  judge.buy(g, company, { train });
  closeEarlyStep(g, company);
  if (startsPhase(g.s, train)) beginColour(g, colourOf(train));
}
