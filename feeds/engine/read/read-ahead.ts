/** Reads as much as memory bears before it answers; the rest comes as it is asked for. */
export async function readAhead<T>(
  source: AsyncIterator<readonly T[]>,
  most: number,
): Promise<AsyncIterable<readonly T[]>> {
  const ready: (readonly T[])[] = [];
  let ended = false;
  for (let count = 0; count < most && !ended; ) {
    const next = await source.next();
    if (next.done) ended = true;
    else {
      ready.push(next.value);
      count += next.value.length;
    }
  }
  async function* all() {
    for (let some = ready.shift(); some; some = ready.shift()) yield some;
    while (!ended) {
      const next = await source.next();
      if (next.done) return;
      yield next.value;
    }
  }
  return all();
}
