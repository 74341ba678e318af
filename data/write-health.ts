import { findBrokenRule } from "./broken-rule.ts";
import { findTrouble, type Trouble } from "./trouble.ts";

/** A rule was broken, or PostgreSQL cannot store such text: a visitor's doing, not the database's state. */
const isAboutTheRow = (error: unknown) =>
  findBrokenRule(error) !== undefined || /^22/.test(String((error as { code?: unknown } | null)?.code));

/** How the last write went: what `/readyz` and the metric tell until one goes well again. */
export class WriteHealth {
  #trouble: Trouble | undefined;
  #failures = 0;

  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  /** How many writes the database's state has prevented since the start. */
  get failures(): number {
    return this.#failures;
  }

  /** Only a write as large as a form proves that forms can be kept. */
  async follow<T>(write: () => Promise<T>, proves = true): Promise<T> {
    try {
      const done = await write();
      if (proves) this.#trouble = undefined;
      return done;
    } catch (error) {
      if (!isAboutTheRow(error)) {
        this.#trouble = findTrouble(error) ?? "writes-failing";
        this.#failures++;
      }
      throw error;
    }
  }
}
