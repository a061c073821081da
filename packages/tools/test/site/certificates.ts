import { settingsFor } from '@roundhouse/kernel';
import { POOL, sharesOf } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import type { State } from '@roundhouse/titles/soh/face';

export const companyIds = soh.material(settingsFor(soh, {})).companies.map(({ id }) => id);

/** Which share lies where, by the site's numbers: 0 is the president's certificate, 1 to 8 are single shares. */
export class Certificates {
  readonly #singles = new Map<string, Map<string, number[]>>(
    companyIds.map((company) => [company, new Map([[company, [1, 2, 3, 4, 5, 6, 7, 8]]])]),
  );

  held(company: string, owner: string): number[] {
    const owners = this.#singles.get(company)!;
    const held = owners.get(owner) ?? [];
    owners.set(owner, held);
    return held;
  }

  /** Moves the lowest numbers, and names them. */
  move(company: string, from: string, to: string, count: number): string[] {
    const moved = this.held(company, from)
      .sort((a, b) => a - b)
      .splice(0, count);
    this.held(company, to).push(...moved);
    return moved.map((number) => `${company}_${number}`);
  }

  /** What a player names who sells: single shares first, then the president's certificate, of which a part is sold. */
  forSale(company: string, owner: string, count: number): string[] {
    const singles = this.held(company, owner).slice(0, count);
    return [...singles, ...(singles.length < count ? [0] : [])].map((number) => `${company}_${number}`);
  }

  /** Players and the open market exchange certificates when a presidency passes. */
  settle(s: State): void {
    for (const company of companyIds) {
      const { director } = s.companies[company]!;
      const owners = [...s.players, POOL];
      const need = (owner: string): number => sharesOf(s, company, owner) - (owner === director ? 2 : 0);
      for (const owner of owners) {
        while (this.held(company, owner).length < need(owner)) {
          const from = owners.find((other) => this.held(company, other).length > need(other));
          if (from === undefined) throw new Error(`${owner} lacks shares of ${company}`);
          this.held(company, owner).push(this.held(company, from).pop()!);
        }
      }
    }
  }
}
