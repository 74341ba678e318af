import cluster from "node:cluster";
import { hostname } from "node:os";
import type { Database } from "#data/database.ts";
import { shortly } from "#data/deadline.ts";
import { forgetServer, listServers, noteServer, type ServerNote } from "#data/writes/servers.ts";

const everyMs = 60_000;
/** Three turns without a sign: it was killed. */
const goneAfterMs = 3 * everyMs;

function isAlive({ host, pid, seenAt }: ServerNote): boolean {
  if (Math.abs(Date.now() - Date.parse(seenAt)) > goneAfterMs) return false;
  if (host !== hostname()) return true;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Servers on one SQLite file know of each other, and a second one says at its start what that means. On PostgreSQL any
 * number may work. Where nothing can be written now it goes on without: lookups need no list. Answers what takes this one
 * off the list.
 */
export async function joinServers(db: Database, say: (line: string) => void): Promise<() => Promise<void>> {
  if (db.kind !== "sqlite") return async () => {};
  // Several processes behind one port are one server, in the name of the one that looks after them.
  const pid = cluster.isWorker ? process.ppid : process.pid;
  const me = { host: hostname(), pid, startedAt: new Date().toISOString() };
  const note = () => shortly(() => noteServer(db, { ...me, seenAt: new Date().toISOString() }));
  try {
    await shortly(() => greet(db, me, say));
    await note();
  } catch (error) {
    say(`Whether other servers work on this file could not be settled (${(error as Error).message}); going on.`);
  }
  const timer = setInterval(() => void note().catch(() => {}), everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await shortly(() => forgetServer(db, me)).catch(() => {});
  };
}

async function greet(db: Database, me: Pick<ServerNote, "host" | "pid">, say: (line: string) => void): Promise<void> {
  for (const other of await listServers(db)) {
    if (other.host === me.host && other.pid === me.pid) continue;
    if (isAlive(other)) say(warn(other));
    else await forgetServer(db, other);
  }
}

const warn = ({ host, pid, startedAt }: ServerNote) =>
  `Another server works on this file too: process ${pid} on ${host}, since ${startedAt.slice(0, 16).replace("T", " ")} UTC. ` +
  "Both may answer and take forms: each mail is sent by one of them, limits are counted together, nothing is deleted twice. " +
  "That holds on one machine only: SQLite's locks do not reach over a network. Several machines want PostgreSQL (DATABASE_URL).";
