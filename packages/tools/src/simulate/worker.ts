import { parentPort, workerData } from 'node:worker_threads';
import { titleOf } from '../title.ts';
import { playGame } from './game.ts';
import type { Plan } from './plan.ts';

/** What a worker is told at its start; after that it gets one plan after the other. */
export interface WorkerTask {
  readonly title: string;
  readonly check: boolean;
}

/** Plays the games that it is sent, and sends each outcome back. */
export function work(): void {
  const { title, check } = workerData as WorkerTask;
  parentPort!.on('message', (plan: Plan) => parentPort!.postMessage(playGame(titleOf(title), plan, check)));
}
