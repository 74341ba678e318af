import pg from "pg";
import { versionChannel } from "../differences.ts";

const slowPollMs = 15_000;
const retryMs = 1000;

/** One connection that hears NOTIFY, made anew when it breaks; a slow poll covers what a proxy swallows. */
export function listen(url: string, onMaybeChanged: () => void): () => Promise<void> {
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  let broken: pg.Client | undefined;

  const again = (failed: pg.Client) => {
    if (stopped || broken === failed) return;
    broken = failed;
    failed.end().catch(() => {});
    // Whoever listens shall notice at once that the server is away.
    onMaybeChanged();
    retry = setTimeout(connect, retryMs);
    retry.unref();
  };

  async function connect() {
    const mine = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: "yonke-listen",
    });
    client = mine;
    mine.on("error", () => again(mine));
    mine.on("end", () => again(mine));
    mine.on("notification", onMaybeChanged);
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
