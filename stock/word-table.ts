/** Of "" in every table. */
export const emptyWord = 0;

/** Every text that cars share, once. It only grows: when too much of it is of cars long gone, a new one is begun. */
export class WordTable {
  readonly #texts: string[] = [""];
  readonly #numbers = new Map([["", emptyWord]]);
  #sizeWhenRead = 0;

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

  /** Every store has been read into it: from here on it may double. */
  markRead(): void {
    this.#sizeWhenRead = this.size;
  }

  hasDoubled(fewest: number): boolean {
    return this.size > Math.max(fewest, this.#sizeWhenRead * 2);
  }
}
