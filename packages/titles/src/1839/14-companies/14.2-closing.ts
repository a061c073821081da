/** 14.2 Private companies: what happens when they close. */
import { BANK, GONE, movePrivate, moveTrain, pay, playerOwning, setExt } from '@roundhouse/rail';
import { BROWN, DIEPENBROCK, KEPT_TRAIN, MOBILIER, privateOf, RED } from '../material.ts';
import type { Game } from '../state.ts';

const MOBILIER_PAYS = 800;

/**
 * It leaves the game (14.2.1-9). For a yellow or brown one its owner will get a Lokaalspoorwegen (8.3-11); Diepenbrock turns into
 * the train that it has kept, Crédit Mobilier into money and the red private (14.2.3.2.3-2, 14.2.3.2.4-3, 14.2.3.2.4-4, 14.2.3.4.1-2).
 */
export function closePrivate(g: Game, id: string): void {
  if (g.s.privates[id] === GONE) return;
  const owner = playerOwning(g.s, id);
  movePrivate(g, id, GONE);
  if (owner === undefined) return;
  if (['yellow', 'brown'].includes(privateOf(id).color)) {
    setExt(g, { owed: [...g.s.ext.owed, { private: id, to: owner }] });
  }
  if (id === DIEPENBROCK) moveTrain(g, KEPT_TRAIN, owner);
  if (id === MOBILIER) {
    pay(g, BANK, owner, MOBILIER_PAYS, 'closing');
    movePrivate(g, RED, owner);
  }
}

/** The brown private of a company that has bought a train and finished its steps (14.2.3.3-5, Q29). */
export function closeBrownOf(g: Game, company: string): void {
  for (const id of BROWN) if (g.s.ext.drawn[id] === company) closePrivate(g, id);
}
