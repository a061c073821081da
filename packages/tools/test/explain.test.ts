import { describe, expect, test } from 'vitest';
import { roundhouse, scratch } from './command.ts';
import { savedInForm1 } from './saved-games.ts';

const folder = scratch();
const game = savedInForm1('1828-2');
const file = folder.write('game.json', game);
const AT = '300';

describe('explain', () => {
  test('shows who is asked what, what is possible, and why the rest is not', async () => {
    const { code, out } = await roundhouse('explain', file, '--at', AT);
    expect(code).toBe(0);
    expect(out).toContain('After 300 of 1322 actions, OR 10.1.');
    expect(out).toMatch(/^Frames: course › operatingRound › operatingTurn\/MC › \w+\/MC$/m);
    expect(out).toMatch(/^Clara \(player3\)$/m);
    expect(out).toMatch(/^ {2}\w+ in \w+\/MC: 1 possible, 2 refused$/m);
    expect(out).toMatch(/^ {4}✗ hex A7, node 0: The MC already has a marker in Mackinaw City.*\(1828:8\.3\.2-9\)$/m);
    expect(out).toMatch(/^ {2}buyCoal in operatingTurn\/MC, at any time: 0 possible, 1 refused$/m);
  });

  test('shows why an action is refused, with the book and every check', async () => {
    const { offers } = JSON.parse((await roundhouse('explain', file, '--at', AT, '--json')).out) as {
      offers: { unavailable: { type: string; fields: object; refusal: { rule: string } }[] }[];
    };
    const { type, fields } = offers
      .flatMap(({ unavailable }) => unavailable)
      .find((one) => one.refusal.rule === '1828:8.3.2-9')!;
    const { code, out } = await roundhouse('explain', file, '--at', AT, JSON.stringify({ type, ...fields }));
    expect(code).toBe(0);
    expect(out).toMatch(/^Refused: The MC already has a marker in .*\(1828:8\.3\.2-9\)$/m);
    expect(out).toMatch(/^ {2}The book: /m);
    expect(out).toMatch(/^ {2}✓ 1828:8\.3\.2-/m);
    expect(out).toMatch(/^ {2}✗ 1828:8\.3\.2-9 {2}The MC/m);
    expect(out).toContain('assuming it is by Clara');
  });

  test('says that a legal action is legal', async () => {
    const { out } = await roundhouse('explain', file, '--at', AT, '{"type":"pass"}');
    expect(out).toContain('It is legal here.');
  });

  test('of a file that stops, explains the action that stopped it', async () => {
    const broken = folder.write('broken.json', {
      ...game,
      actions: [...game.actions.slice(0, 10), { ...game.actions[10], by: 'player9' }],
    });
    const { out } = await roundhouse('explain', broken);
    expect(out).toContain('After 10 of 10 actions');
    expect(out).toContain('"by":"player9"');
    expect(out).toMatch(/^Refused: This is for player\d to decide\. \(table:not-yours\)$/m);
  });

  test('refuses what is no JSON and what lies behind the end', async () => {
    const text = await roundhouse('explain', file, 'pass');
    expect(text).toMatchObject({ code: 2, err: expect.stringContaining('The action is not JSON') as string });
    const behind = await roundhouse('explain', file, '--at', '5000');
    expect(behind).toMatchObject({ code: 2, err: expect.stringContaining('it has 1322 actions') as string });
  });
});
