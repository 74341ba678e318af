import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { migrations } from "../migrations/all.ts";
import { type FileFault, NotKept, troubles } from "../trouble.ts";
import { type Checked, checkFile } from "./check-file.ts";
import type { Committed } from "./connection.ts";
import { type FileIdentity, findIdentity, isSame, stampOf } from "./file-identity.ts";
import type { SqliteHandle } from "./handle.ts";
import { rescueLost } from "./rescue.ts";

const lookEveryMs = 500;
/** The whole file is read again when it has changed, but this many times less long than it lies in peace. */
const restShare = 50;
const leastRestMs = 5_000;
const hourMs = 3_600_000;
/** Who swaps files by hand needs a moment between the two steps. */
const rescueAfterMs = 3_000;

const isOfThisRelease = ({ migrations: names }: Checked) => names.join() === Object.keys(migrations).sort().join();

/**
 * Watches over the file behind open connections. These would go on writing into a file that was deleted, replaced or
 * damaged, and nobody would ever find it again: so "kept" is said only of what a fresh look at the path can find.
 */
export function guardFile(file: string, handle: SqliteHandle, touch: () => Promise<void>) {
  let held = findIdentity(file);
  let fault: FileFault | undefined;
  let checkedStamp = "";
  let restUntil = performance.now() + 2_000;
  let checking: Promise<Checked> | undefined;
  let goneSince: number | undefined;
  let rescued: string | undefined;
  let rescueFailed = false;
  let inPlaceAt = Date.now();

  const blame = (trouble: "database-moved" | "database-damaged", detail: string) => {
    const kept = rescued && trouble === "database-moved" ? `; what it held was copied to ${rescued}` : "";
    fault = { trouble, detail: `${troubles[trouble]} (${file}: ${detail})${kept}` };
  };
  const refuse = (): never => {
    throw new NotKept(fault?.trouble ?? "database-moved", fault?.detail);
  };

  function check(): Promise<Checked> {
    const began = performance.now();
    const stamp = stampOf(file);
    checking ??= checkFile(file).finally(() => {
      checking = undefined;
      checkedStamp = stamp;
      const now = performance.now();
      restUntil = now + Math.max(leastRestMs, (now - began) * restShare);
    });
    return checking;
  }

  /** Should it be lost from now on, it is to be copied anew. */
  function findInPlace() {
    rescued = undefined;
    rescueFailed = false;
    inPlaceAt = Date.now();
  }

  /** The connections are opened anew; what they remembered of another file, or of a damaged one, is forgotten. */
  async function accept() {
    handle.generation++;
    await touch();
    held = findIdentity(file);
    fault = goneSince = undefined;
    findInPlace();
  }

  /** The last place where the data still is: connections that hold a file whose name is gone. */
  async function rescue(): Promise<void> {
    if (rescued || rescueFailed) return;
    try {
      rescued = await rescueLost(file, handle, inPlaceAt);
    } catch {
      // To be tried at each look it is too large.
      rescueFailed = true;
    }
  }

  async function judgeOther() {
    const found = await check();
    if (found.state === "unknown") return;
    if (found.state === "damaged") return blame("database-moved", `another file is in its place, ${found.problem}`);
    if (!isOfThisRelease(found)) return blame("database-moved", "a database of another release is in its place");
    await accept();
  }

  async function look(): Promise<void> {
    const now = findIdentity(file);
    if (!now) return lookForLost();
    goneSince = undefined;
    if (held?.main === now.main) findInPlace();
    if (held && now.main !== held.main) return lookAtOther(now);
    if (held && !isSame(held, now)) return lookAtLog(now);
    if (fault?.trouble === "database-moved") fault = undefined;
    const shrunk = held !== undefined && now.bytes < held.bytes;
    if (held && !shrunk) held.bytes = now.bytes;
    const rested = performance.now() > restUntil;
    if (shrunk || (stampOf(file) !== checkedStamp && (fault || rested)) || performance.now() > restUntil + hourMs)
      await judgeOwn();
  }

  async function lookForLost() {
    goneSince ??= performance.now();
    if (performance.now() - goneSince > rescueAfterMs && fault?.trouble !== "database-damaged") await rescue();
    blame("database-moved", "it is gone");
  }

  async function lookAtOther(now: FileIdentity) {
    if (fault?.trouble !== "database-damaged") await rescue();
    blame("database-moved", "another file is in its place");
    // A log that is left over from the file before would be taken for this one's.
    if (now.log !== undefined && now.log === held?.log) {
      if (!rescued) return;
      for (const end of ["-wal", "-shm"]) rmSync(file + end, { force: true });
    }
    await judgeOther();
  }

  async function lookAtLog(now: FileIdentity) {
    blame("database-moved", "its write-ahead log is gone");
    // Nobody else has begun a new log: what only ours holds can still be written into the file.
    if (!now.log) handle.checkpoint();
    if ((await check()).state === "whole") await accept();
  }

  async function judgeOwn() {
    const { state, problem } = await check();
    // Another was put in its place meanwhile: the connections still hold the one before, and the next look sees to it.
    if (held && findIdentity(file)?.main !== held.main) return;
    if (state === "damaged") blame("database-damaged", problem);
    if (state === "whole" && fault) await accept();
    if (state === "whole") held = findIdentity(file) ?? held;
  }

  let looking: Promise<void> | undefined;
  const lookOnce = () => {
    looking ??= look()
      .catch(() => {})
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };

  /** Throws unless a connection that remembers nothing finds what was committed. */
  async function confirm({ mark }: Committed): Promise<void> {
    const now = findIdentity(file);
    if (!held || !isSame(held, now) || (now && now.bytes < held.bytes)) await lookOnce();
    if (fault || !held || !isSame(held, findIdentity(file))) refuse();
    if (mark === undefined) return;
    try {
      if (!isMarked(file, mark)) throw new NotKept("database-moved", "what was written is not in the file");
    } catch (error) {
      void judgeOwn().catch(() => {});
      throw error;
    }
  }
  handle.confirm = confirm;

  return {
    fault: () => fault,
    inPlace: () => held !== undefined && held.main === findIdentity(file)?.main,
    /** Looks now and then until it is told to stop. */
    start(): () => Promise<void> {
      const timer = setInterval(lookOnce, lookEveryMs);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await looking;
      };
    },
    lookOnce,
    confirm,
  };
}

/** Whether the file as it stands at the path now has this mark or a later one. */
function isMarked(file: string, mark: number): boolean {
  const fresh = new DatabaseSync(file, { readOnly: true, timeout: 200 });
  try {
    // Asked as a table it would read the whole schema first.
    const { user_version: n } = fresh.prepare("pragma user_version").get() as { user_version: number };
    // Marks go round.
    return ((n - mark) | 0) >= 0;
  } finally {
    fresh.close();
  }
}
