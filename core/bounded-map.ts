type Bounds<K, V> = {
  /** How many it may hold, or the sum of their sizes. */
  limit: number;
  sizeOf?: (value: V, key: K) => number;
  /** Hears of each that leaves to make room, or finds none; not of those that are replaced, deleted or cleared. */
  onEvict?: (key: K, value: V) => void;
};
type Slot<V> = { readonly value: V; readonly size: number; wanted: boolean };

/**
 * A map that is bounded. The oldest leave first that were not asked for since their turn came last, so nobody pushes out what
 * others want by asking for much.
 */
export class BoundedMap<K, V> {
  readonly #slots = new Map<K, Slot<V>>();
  /** Before the oldest, while each that comes pushes one out: begun anew, it would pass the places of all that have left. */
  #line: MapIterator<[K, Slot<V>]> | undefined;
  readonly #limit: number;
  readonly #sizeOf: (value: V, key: K) => number;
  readonly #onEvict: ((key: K, value: V) => void) | undefined;
  #size = 0;

  constructor({ limit, sizeOf = () => 1, onEvict }: Bounds<K, V>) {
    this.#limit = limit;
    this.#sizeOf = sizeOf;
    this.#onEvict = onEvict;
  }

  get(key: K): V | undefined {
    const slot = this.#slots.get(key);
    if (slot === undefined) return undefined;
    slot.wanted = true;
    return slot.value;
  }

  has(key: K): boolean {
    return this.#slots.has(key);
  }

  /** Puts it at the end of the line; what alone is larger than the limit is not taken. */
  set(key: K, value: V): void {
    this.delete(key);
    const size = this.#sizeOf(value, key);
    if (size > this.#limit) {
      this.#onEvict?.(key, value);
      return;
    }
    // Kept longer, it would hold what is replaced or leaves.
    if (this.#size + size <= this.#limit) this.#line = undefined;
    while (this.#size + size > this.#limit) {
      this.#line ??= this.#slots.entries();
      const [oldest, slot] = this.#line.next().value as [K, Slot<V>];
      this.delete(oldest);
      if (slot.wanted) this.#put(oldest, { ...slot, wanted: false });
      else this.#onEvict?.(oldest, slot.value);
    }
    this.#put(key, { value, size, wanted: false });
  }

  delete(key: K): void {
    this.#size -= this.#slots.get(key)?.size ?? 0;
    this.#slots.delete(key);
  }

  clear(): void {
    this.#slots.clear();
    this.#line = undefined;
    this.#size = 0;
  }

  *[Symbol.iterator](): Iterator<[K, V]> {
    for (const [key, { value }] of this.#slots) yield [key, value];
  }

  /** Of all that it holds. */
  get size(): number {
    return this.#size;
  }

  #put(key: K, slot: Slot<V>) {
    this.#slots.set(key, slot);
    this.#size += slot.size;
  }
}
