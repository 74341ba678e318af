/** What waits, in a line for each network. The networks take turns: one that asks for much waits for itself. */
export class FairLine<T> {
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(network: string, one: T): void {
    const line = this.#lines.get(network);
    if (line) line.push(one);
    else this.#lines.set(network, [one]);
    this.#size++;
  }

  /** The first of the network whose turn it is. */
  next(): T | undefined {
    for (const [network, line] of this.#lines) {
      const one = line.shift();
      this.#lines.delete(network);
      if (line.length > 0) this.#lines.set(network, line);
      this.#size--;
      return one;
    }
    return undefined;
  }

  /** Sends away the newest of the network that has the most waiting; undefined when that is the one that asks. */
  makeRoomFor(asking: string): T | undefined {
    let longest = this.#lines.get(asking) ?? [];
    let owner = asking;
    for (const [network, line] of this.#lines) if (line.length > longest.length) [owner, longest] = [network, line];
    if (owner === asking) return undefined;
    this.#size--;
    return longest.pop();
  }
}
