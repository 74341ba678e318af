/**
 * Keeps an answer as the newest of its cache and lets the oldest go. Where the device has no room left, a third of them
 * go; where there is none even then, nothing is kept, and the site works as it does without a worker.
 */
export async function keep(
  name: string,
  address: string,
  answer: Response,
  { atMost, needed = [] }: { atMost: number; needed?: readonly string[] },
): Promise<boolean> {
  try {
    const cache = await caches.open(name);
    try {
      await cache.put(address, answer.clone());
    } catch {
      await dropOldest(cache, Math.ceil((await cache.keys()).length / 3), needed);
      await cache.put(address, answer);
    }
    await dropOldest(cache, (await cache.keys()).length - atMost, needed);
    return true;
  } catch {
    return false;
  }
}

async function dropOldest(cache: Cache, count: number, needed: readonly string[]): Promise<void> {
  if (count <= 0) return;
  const keys = await cache.keys();
  const mayGo = keys.filter(({ url }) => !needed.includes(new URL(url).pathname));
  await Promise.all(mayGo.slice(0, count).map((key) => cache.delete(key, { ignoreVary: true })));
}
