import { dice, HOST } from '@roundhouse/kernel';
import { bestRun } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { indication } from '../src/host.ts';
import { drawTemper } from '../src/temper.ts';
import { after, everyTitle, firstState, walk } from './table.ts';

const builder = drawTemper(dice(1));

describe.each(everyTitle.map((title) => [title.id, title] as const))('the host of %s', (_, title) => {
  test('has nothing to show where no run is decided', () => {
    expect(indication(title, firstState(title))).toBeNull();
  });

  test('shows the best run there is, once, and tells where the search stands', () => {
    const waiting = walk(title, (s) => (title.runProblem(s)?.trains.length ?? 0) > 0 && worth(s) > 0, {
      temper: builder,
    });
    const heard: number[] = [];
    const shown = indication(title, waiting, (progress) => heard.push(progress.revenue));
    expect(shown).toMatchObject({ type: 'indicate', by: HOST, revenue: worth(waiting), proven: true });
    expect(heard.every((revenue) => revenue <= worth(waiting))).toBe(true);
    const seen = after(title, waiting, shown!);
    expect(indication(title, seen)).toBeNull();
  });

  function worth(s: Parameters<typeof title.runProblem>[0]): number {
    const problem = title.runProblem(s);
    return problem === null ? 0 : bestRun(problem.network, problem.trains, problem.rules ?? {}).revenue;
  }
});
