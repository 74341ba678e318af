/** Every text that cars share, once; only grows, and lives as long as the process. */
export class WordTable {
  readonly #texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  number(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.#texts.length;
      this.#texts.push(text);
      this.#numbers.set(text, number);
    }
    return number;
  }

  /** Every text by its number. */
  get texts(): readonly string[] {
    return this.#texts;
  }

  /** The number of a text that is already known, or undefined. */
  find(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  text(number: number): string {
    return this.#texts[number] as string;
  }

  get size(): number {
    return this.#texts.length;
  }
}
