import pg from "pg";
import { versionChannel } from "../differences.ts";
import { connectionSettings } from "./pool.ts";

const slowPollMs = 15_000;
const retryMs = 1000;

/**
 * One connection that hears NOTIFY, made anew when it breaks, to the next host then; a slow poll covers what a proxy
 * swallows. A standby refuses LISTEN, so the one that is heard is the one that takes writes.
 */
export function listen(
  addresses: readonly string[],
  onMaybeChanged: (announced?: number) => void,
): () => Promise<void> {
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  let broken: pg.Client | undefined;
  let failures = 0;

  const again = (failed: pg.Client) => {
    if (stopped || broken === failed) return;
    broken = failed;
    failed.end().catch(() => {});
    // Whoever listens shall notice at once that the server is away.
    onMaybeChanged();
    // All hosts in turn, then a rest.
    failures++;
    retry = setTimeout(connect, failures % addresses.length === 0 ? retryMs : 0);
    retry.unref();
  };

  async function connect() {
    const connectionString = addresses[failures % addresses.length] as string;
    const mine = new pg.Client({ connectionString, application_name: "yonke-listen", ...connectionSettings });
    client = mine;
    mine.on("error", () => again(mine));
    mine.on("end", () => again(mine));
    mine.on("notification", ({ payload }) => onMaybeChanged(Number(payload) || undefined));
    try {
      await mine.connect();
      await mine.query(`listen ${versionChannel}`);
      // Something may have been said while nobody listened.
      onMaybeChanged();
    } catch {
      again(mine);
    }
  }

  connect();
  const poll = setInterval(onMaybeChanged, slowPollMs);
  poll.unref();
  return async () => {
    stopped = true;
    clearInterval(poll);
    clearTimeout(retry);
    await client?.end().catch(() => {});
  };
}
