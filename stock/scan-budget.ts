import { SiteError } from "#core/errors.ts";

/**
 * Steps of one request: a row looked at by one test is a step. A chain of a million cars spends some 75 million when
 * every filter is set, its counts and its offers included; whoever asks for more is asked to narrow the search.
 */
export const stepsOfRequest = 100_000_000;

/** What one request may spend on looking through the stock, counted in work and not in time. */
export class ScanBudget {
  #left: number;

  constructor(steps = stepsOfRequest) {
    this.#left = steps;
  }

  get left(): number {
    return this.#left;
  }

  /** To be called before the work. */
  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new SiteError("too-broad", "the scan's budget is spent");
  }
}
