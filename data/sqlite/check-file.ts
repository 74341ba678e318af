import { Worker } from "node:worker_threads";

export type Checked = {
  /** "unknown" when it could not be looked at now, e.g. because it is locked. */
  state: "whole" | "damaged" | "unknown";
  problem: string;
  /** Names of the migrations that made it. */
  migrations: string[];
};

/** Runs in a thread of its own from its text alone: what it needs it must ask for itself. */
function lookAtFile() {
  const { parentPort, workerData } = process.getBuiltinModule("node:worker_threads");
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const { statSync } = process.getBuiltinModule("node:fs");
  const answer: { state: string; problem: string; migrations: string[] } = {
    state: "whole",
    problem: "",
    migrations: [],
  };
  let db: InstanceType<typeof DatabaseSync> | undefined;
  try {
    // SQLite takes an empty file for a new database and would throw its log away.
    if (statSync(workerData.file).size < 512) throw Object.assign(new Error("it is empty"), { errcode: 26 });
    db = new DatabaseSync(workerData.file, { readOnly: true, timeout: 5000 });
    const [first] = db.prepare("pragma quick_check(1)").all() as { quick_check: string }[];
    if (first?.quick_check !== "ok") throw Object.assign(new Error(first?.quick_check), { errcode: 11 });
    const rows = db.prepare("select name from kysely_migration order by name").all() as { name: string }[];
    answer.migrations = rows.map(({ name }) => name);
  } catch (error) {
    const { errcode = 0, message } = error as { errcode?: number; message: string };
    answer.problem = message;
    // 1: the tables are missing; 11: damaged; 26: no database at all.
    answer.state = [1, 11, 26].includes(errcode & 0xff) ? "damaged" : "unknown";
  } finally {
    db?.close();
  }
  parentPort?.postMessage(answer);
}

/** SQLite's own opinion of the file, read anew from the disk, without holding the event loop. */
export function checkFile(file: string): Promise<Checked> {
  const worker = new Worker(`(${lookAtFile})()`, { eval: true, workerData: { file } });
  worker.unref();
  return new Promise((resolve) => {
    const unknown = (problem: string) => resolve({ state: "unknown", problem, migrations: [] });
    worker.once("message", resolve);
    worker.once("error", (error) => unknown(String(error)));
    worker.once("exit", () => unknown("the check ended without an answer"));
  });
}
