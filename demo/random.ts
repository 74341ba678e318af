/** A small seeded generator (sfc32). Every list of the chain has its own, so adding to one list moves no other. */
export type Random = {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Some of the list, in its order. */
  some<T>(list: readonly T[], count: number): T[];
};

function hashOf(text: string): [number, number, number, number] {
  const state: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    for (let i = 0; i < 4; i++) {
      const mixed = Math.imul((state[i] ?? 0) ^ (code + i * 131), 0x85ebca6b + i * 2);
      state[i] = (mixed ^ (mixed >>> 13)) >>> 0;
    }
  }
  return state;
}

export function makeRandom(...seed: (string | number)[]): Random {
  let [a, b, c, d] = hashOf(seed.join("/"));
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError("nothing to pick from");
    return list[Math.floor(next() * list.length)] as T;
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = list.map((_, index) => index);
    const taken = new Set<number>();
    while (taken.size < Math.min(count, list.length)) {
      const [index] = left.splice(Math.floor(next() * left.length), 1);
      taken.add(index ?? 0);
    }
    return list.filter((_, index) => taken.has(index));
  };
  return { next, int, pick, some, chance: (probability) => next() < probability };
}

/** Picks an index in proportion to its weight, by halving over the running sums. */
export function makeWeighted(weights: readonly number[]): (random: Random) => number {
  const sums = new Float64Array(weights.length);
  let total = 0;
  weights.forEach((weight, index) => {
    total += weight;
    sums[index] = total;
  });
  return (random) => {
    const mark = random.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > mark) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
