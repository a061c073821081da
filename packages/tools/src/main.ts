/** The command line. The same file also runs as a worker that plays simulated games. */
import { isMainThread } from 'node:worker_threads';
import { runCommand } from './cli.ts';
import { work } from './simulate/worker.ts';

if (isMainThread) {
  // A program that reads our output may stop early, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  process.exitCode = await runCommand(process.argv.slice(2));
} else work();
