import cluster, { type Worker } from "node:cluster";
import { createFiguresSum } from "./figures-sum.ts";
import { closeWhenLost } from "./handed-over.ts";
import type { Crew, FromWorker } from "./messages.ts";
import { ownFigures } from "./own-figures.ts";
import { createReplacements } from "./replacements.ts";
import { createSwitchboard, send } from "./switchboard.ts";

type Member = {
  worker: Worker;
  state: "starting" | "serving" | "leaving";
  /** With the memory that it takes once it serves; undefined when it ended before. */
  started: PromiseWithResolvers<number | undefined>;
  ended: PromiseWithResolvers<void>;
  /** The chain's folder is to be read again as soon as it can hear that. */
  rereads: boolean;
};

/** One that does not end by itself in this time will not end at all. */
const leaveWithinMs = 60_000;

/** The processes that serve: started, replaced when they end by themselves, and renewed one by one. */
export function createCrew(say: (line: string) => void, end: (status: number) => void) {
  const members = new Map<number, Member>();
  const figures = createFiguresSum();
  let wanted = 1;
  let replacements = createReplacements(wanted);
  let replaced = 0;
  let stopping = false;
  let renewing = false;
  /** The first one tells how the start went. */
  let speaker = 1;

  const serving = () => [...members.values()].filter(({ state }) => state === "serving");
  const count = (): Crew => ({ wanted, serving: serving().length });
  const hear = createSwitchboard({
    workers: () => serving().map(({ worker }) => worker),
    crew: count,
    figures,
    own: () => ownFigures(count(), replaced),
    onReady({ id }, bytes) {
      const member = members.get(id);
      if (member?.state !== "starting") return;
      member.state = "serving";
      if (member.rereads) member.worker.process.kill("SIGHUP");
      member.started.resolve(bytes);
    },
  });

  function passTheWord(id: number) {
    const [next] = serving();
    if (id !== speaker || !next) return;
    speaker = next.worker.id;
    send(next.worker, { kind: "speak" });
  }

  function leaves({ worker, state, started, ended }: Member, code: number, signal: string | null) {
    members.delete(worker.id);
    figures.left(worker.id);
    passTheWord(worker.id);
    started.resolve(undefined);
    ended.resolve();
    if (stopping) {
      if (members.size === 0) end(0);
      return;
    }
    const name = `Worker ${worker.id} (process ${worker.process.pid})`;
    // Whoever ends by itself has said why; whoever is killed, for its memory or by a fault of its own, could not.
    if (state === "starting" && signal)
      say(`${name} was ended by ${signal} before it served: see the system's log (journalctl -k) for the cause.`);
    if (state !== "serving") return;
    say(`${name} ended by ${signal ?? `status ${code}`}; another takes its place.`);
    replaced++;
    void replace();
  }

  /** Starts one; answers the memory that it takes when it serves, or undefined when it ended before. */
  function enlist(): Promise<number | undefined> {
    const worker = cluster.fork();
    const member: Member = {
      worker,
      state: "starting",
      started: Promise.withResolvers(),
      ended: Promise.withResolvers(),
      rereads: false,
    };
    members.set(worker.id, member);
    worker.on("message", (message: FromWorker) => hear(worker, message));
    worker.on("error", () => {});
    closeWhenLost(worker.process);
    worker.once("exit", (code, signal) => leaves(member, code, signal));
    return member.started.promise;
  }

  async function replace(): Promise<void> {
    const waitMs = replacements.next();
    if (waitMs === undefined) {
      if (serving().length === 0) {
        say("The workers ended again and again and are not started once more.");
        return end(1);
      }
      say("Workers end again and again: for ten minutes none is replaced.");
    }
    await new Promise((done) => setTimeout(done, waitMs ?? replacements.windowMs));
    if (stopping || serving().length >= wanted) return;
    if ((await enlist()) === undefined && !stopping) await replace();
  }

  async function retire(member: Member) {
    member.state = "leaving";
    send(member.worker, { kind: "retire" });
    const bell = setTimeout(() => member.worker.process.kill("SIGKILL"), leaveWithinMs);
    await member.ended.promise;
    clearTimeout(bell);
  }

  async function renewEach() {
    for (const member of serving()) {
      // It may have ended and been replaced while others were renewed.
      if (stopping || !members.has(member.worker.id)) continue;
      if ((await enlist()) === undefined)
        return say("The new worker did not start; those that serve go on as they were.");
      await retire(member);
    }
    while (!stopping && serving().length < wanted) if ((await enlist()) === undefined) return;
    if (!stopping) say("All workers were started anew, one by one.");
  }

  return {
    enlist,
    /** Once the first one's size is known. */
    async growTo(workers: number) {
      // It was told to end while the first one started.
      if (stopping) return;
      wanted = workers;
      replacements = createReplacements(wanted);
      const starts = Array.from({ length: wanted - members.size }, async () => {
        if ((await enlist()) === undefined && !stopping) await replace();
      });
      await Promise.all(starts);
    },
    /** A new one serves before an old one leaves. */
    async renew() {
      if (renewing || stopping || serving().length === 0) return;
      renewing = true;
      replacements.forget();
      await renewEach().finally(() => {
        renewing = false;
      });
    },
    reread() {
      for (const member of members.values())
        if (member.state === "starting") member.rereads = true;
        else member.worker.process.kill("SIGHUP");
    },
    stop() {
      stopping = true;
      if (members.size === 0) end(0);
      for (const { worker } of members.values()) worker.process.kill("SIGTERM");
    },
  };
}
