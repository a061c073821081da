import type { Command } from 'commander';
import { out, outJson, table } from '../output.ts';
import { allTitles } from '../title.ts';

export function addTitles(program: Command): void {
  program
    .command('titles')
    .description('Lists the games that can be played.')
    .option('--json', 'one JSON line per title')
    .action(({ json }: { json?: boolean }) => {
      const titles = allTitles.map(({ id, name, players, rules, options }) => ({
        id,
        name,
        players: `${players.min}-${players.max}`,
        rules: rules.length,
        options: options.map((option) => option.id),
      }));
      if (json) for (const title of titles) outJson(title);
      else {
        const rows = titles.map(({ id, name, players, rules }) => [id, name, `${players} players`, `${rules} rules`]);
        for (const line of table(rows)) out(line);
      }
    });
}
