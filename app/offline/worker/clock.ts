import { cacheNames } from "#app/offline/cache-names.ts";

/** Kept, for a worker lives for seconds. */
const place = "/.clock";
let ahead: number | undefined;

const open = () => caches.open(cacheNames.shell);

/** How far the device's clock is ahead of the server's, in milliseconds, as far as it is known. */
export async function clockAhead(): Promise<number> {
  ahead ??=
    Number(
      await open().then(
        async (cache) => (await cache.match(place))?.text(),
        () => 0,
      ),
    ) || 0;
  return ahead;
}

/** Notes how old an answer looks: one that just came from the server is as old as the clock is ahead, no other is younger. */
export async function noteAge(ms: number, { justCame }: { justCame: boolean }): Promise<void> {
  const known = await clockAhead();
  if (ms === known || (!justCame && ms > known)) return;
  ahead = ms;
  await open().then(
    (cache) => cache.put(place, new Response(String(ms))),
    () => {},
  );
}
