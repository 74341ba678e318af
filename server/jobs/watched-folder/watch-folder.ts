import { existsSync } from "node:fs";
import { mkdir, rename, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { startRounds } from "#data/rounds.ts";
import type { Log } from "#server/telemetry/log.ts";
import type { Imported } from "./import-apart.ts";
import { type Arrival, flatName, listArrivals, ownFolders } from "./list-arrivals.ts";

/** Tells which files have stopped growing: those that looked the same for as long as `settleMs`. */
export function createWholeFiles(settleMs: number) {
  let seen = new Map<string, { state: string; at: number }>();
  return (arrivals: readonly Arrival[], now: number): Arrival[] => {
    const next = new Map<string, { state: string; at: number }>();
    const whole = arrivals.filter(({ path, state }) => {
      const before = seen.get(path);
      const at = before?.state === state ? before.at : now;
      next.set(path, { state, at });
      return now - at >= settleMs;
    });
    seen = next;
    return whole;
  };
}

/** What became of a file, for the mail about it. */
export type Outcome = Pick<Arrival, "feed" | "store" | "name"> & {
  taken: boolean;
  /** The office has it and asks about it first. */
  waits?: boolean;
  report: string;
  rejects?: string;
};

export type WatchOptions = {
  folder: string;
  run(file: Pick<Arrival, "feed" | "store" | "path"> & { rejects: string }, signal: AbortSignal): Promise<Imported>;
  tell(outcome: Outcome): Promise<void>;
  log: Pick<Log, "info" | "warn">;
  everyMs?: number;
  /** So long a file must look the same. */
  settleMs?: number;
  /** After so long, whoever took a file is thought to be dead. */
  lostMs?: number;
};

/** The statuses of the command that say: not now, and: a person at the office is asked first. */
const later = 3;
const waiting = 4;
const again = "again-";
const died =
  "El servidor se detuvo dos veces mientras leía este archivo. Divídalo o revíselo.\nThe server ended twice while it read this file. Split it or look it over.\n";
const stamp = (at: Date) => at.toISOString().slice(0, 19).replaceAll(":", "");

/**
 * Imports what is put into a folder, one file after another. A file is taken by moving it, so that of several servers one
 * has it; one that nobody finished is taken again, which changes nothing that was written. Afterwards it lies in `done` or
 * `refused` with its report beside it.
 */
export function watchFolder(options: WatchOptions): { stop(): Promise<void> } {
  const { folder, run, tell, log, everyMs = 5_000, settleMs = 10_000, lostMs = 900_000 } = options;
  const whole = createWholeFiles(settleMs);
  const stopping = new AbortController();
  let inHand: string | undefined;
  const path = (kind: keyof typeof ownFolders, ...names: string[]) => join(folder, ownFolders[kind], ...names);

  /** Out of another's way: the name says the feed and the yard, so that nothing is lost when the process is. */
  async function take(arrival: Arrival): Promise<string | undefined> {
    const to = path("working", ...(arrival.store === undefined ? [] : [arrival.store]), arrival.feed);
    await mkdir(to, { recursive: true });
    const taken = join(to, arrival.name);
    if (existsSync(taken)) return undefined;
    return rename(arrival.path, taken).then(
      () => taken,
      () => undefined,
    );
  }

  /** To where it came in; of several servers the first does it. */
  async function putBack(taken: string): Promise<void> {
    const to = join(folder, relative(path("working"), taken));
    await mkdir(dirname(to), { recursive: true });
    await rename(taken, to).catch(() => undefined);
  }

  /** What a server died over: once more, but no file may end one server after another. */
  async function giveBack(taken: string): Promise<void> {
    const name = basename(taken);
    if (!name.startsWith(again)) {
      const renamed = join(dirname(taken), again + name);
      return rename(taken, renamed).then(
        () => putBack(renamed),
        () => undefined,
      );
    }
    const refused = `${stamp(new Date())}-${flatName(path("working"), taken)}`;
    await mkdir(path("refused"), { recursive: true });
    await writeFile(path("refused", `${refused}.report.txt`), died);
    await rename(taken, path("refused", refused)).catch(() => undefined);
  }

  async function work(arrival: Arrival, taken: string): Promise<void> {
    const name = `${stamp(new Date())}-${flatName(path("working"), taken)}`;
    const rejects = path("working", `.${name}.rejected.csv`);
    // So that nobody thinks this server dead.
    const alive = setInterval(() => void utimes(taken, new Date(), new Date()).catch(() => undefined), lostMs / 10);
    const { status, report } = await run({ ...arrival, path: taken, rejects }, stopping.signal)
      .catch((error: unknown) => ({ status: later, report: String(error) }))
      .finally(() => clearInterval(alive));
    // A server that stops leaves the file to the next one; what could not be done now is tried again.
    if (stopping.signal.aborted || status === later) {
      if (status === later) log.warn({ file: arrival.name, report: report.slice(0, 500) }, "file not imported yet");
      return putBack(taken);
    }
    const kind = status === 1 ? "refused" : "done";
    await mkdir(path(kind), { recursive: true });
    // They lie beside it in the end, and go with the mail: where they lay meanwhile is of no use to anybody.
    const told = report.replaceAll(rejects, `${name}.rejected.csv`);
    await writeFile(path(kind, `${name}.report.txt`), told);
    const hasRejects = existsSync(rejects);
    if (hasRejects) await rename(rejects, path(kind, `${name}.rejected.csv`));
    await rename(taken, path(kind, name));
    log.info({ file: name, status }, "file imported");
    const kept = hasRejects ? { rejects: path(kind, `${name}.rejected.csv`) } : {};
    await tell({ ...arrival, taken: kind === "done", waits: status === waiting, report: told, ...kept });
  }

  async function look(): Promise<void> {
    const now = Date.now();
    for (const { path: taken, since } of await listArrivals(path("working")))
      if (now - since.getTime() >= lostMs && taken !== inHand) await giveBack(taken);
    for (const arrival of whole(await listArrivals(folder), now)) {
      if (stopping.signal.aborted) return;
      inHand = await take(arrival);
      if (inHand !== undefined) await work(arrival, inHand);
    }
  }

  const rounds = startRounds(
    () =>
      look().catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ reason: String(error) }, "watched folder");
      }),
    everyMs,
  );
  return {
    stop() {
      stopping.abort();
      return rounds.stop();
    },
  };
}
