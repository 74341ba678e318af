/** What waits, in a line for each network. The networks take turns: one that asks for much waits for itself. */
export class FairLine<T> {
  /** None of them is ever empty. */
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

  /** Sends away the newest of the network that has the most waiting; undefined when the one that asks would have as much. */
  makeRoomFor(asking: string): T | undefined {
    let most = (this.#lines.get(asking)?.length ?? 0) + 1;
    let longest: T[] | undefined;
    for (const line of this.#lines.values()) {
      if (line.length <= most) continue;
      most = line.length;
      longest = line;
    }
    if (longest) this.#size--;
    return longest?.pop();
  }

  /** Somebody waits no longer. */
  leave(network: string, one: T): void {
    const line = this.#lines.get(network);
    const at = line?.indexOf(one) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(network);
    this.#size--;
  }
}
