import { once } from "node:events";
import { connect, type Socket } from "node:net";

/**
 * Run as a process: visitors who come at a fixed rate, whether or not the earlier ones have been answered, over the
 * kept connections of a balancer; there are enough of them. Times count from the moment a visitor comes.
 * Arguments: port, requests/s, seconds, path with "#" for a number that is always another. Prints JSON.
 */
const [port = 0, perSecond = 0, seconds = 0] = process.argv.slice(2, 5).map(Number);
const path = process.argv[5] ?? "/";
const connections = 1_000;

export type Flooded = {
  sent: number;
  taken: number;
  refused: number;
  /** Refused without saying when to come again. */
  rude: number;
  failed: number;
  takenMs: { p50: number; p99: number };
  refusedMs: { p50: number; p99: number };
};

const times: Record<"taken" | "refused", number[]> = { taken: [], refused: [] };
const result = { sent: 0, rude: 0, failed: 0 };
const free: Socket[] = [];
const waiting: number[] = [];
let open = 0;
let serial = Date.now() % 1e8;

type Visit = { came: number; got: number; need: number; status: number };
const visits = new WeakMap<Socket, Visit>();

function ask(socket: Socket, came: number) {
  visits.set(socket, { came, got: 0, need: -1, status: 0 });
  serial++;
  socket.write(`GET ${path.replace("#", String(serial))} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`);
  result.sent++;
}

function next(socket: Socket) {
  const came = waiting.shift();
  if (came === undefined) free.push(socket);
  else ask(socket, came);
}

function finish(socket: Socket, { came, status }: Visit) {
  visits.delete(socket);
  const ms = performance.now() - came;
  if (status === 200) times.taken.push(ms);
  else if (status === 503) times.refused.push(ms);
  else result.failed++;
  next(socket);
}

/** Only the head is read as text; of the body only its length matters. */
function heard(socket: Socket, data: Buffer) {
  const visit = visits.get(socket);
  if (!visit) return;
  if (visit.need < 0) {
    const end = data.indexOf("\r\n\r\n");
    if (end < 0) return socket.destroy();
    const head = data.subarray(0, end).toString("latin1");
    visit.status = Number(head.slice(9, 12));
    visit.need = end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    if (visit.status === 503 && !/^retry-after: \d+/im.test(head)) result.rude++;
  }
  visit.got += data.length;
  if (visit.got >= visit.need) finish(socket, visit);
}

function visitNow(came: number) {
  const socket = free.pop();
  if (socket) ask(socket, came);
  else waiting.push(came);
}

/** One after another: libuv takes one new connection in each turn of the server's loop. */
async function openAll() {
  while (open < connections) {
    const fresh = connect(port, "127.0.0.1");
    await once(fresh, "connect");
    open++;
    fresh.setNoDelay(true);
    fresh.on("data", (data) => heard(fresh, data));
    fresh.on("error", () => {});
    fresh.on("close", () => {
      open--;
      if (visits.has(fresh)) result.failed++;
      const at = free.indexOf(fresh);
      if (at >= 0) free.splice(at, 1);
    });
    free.push(fresh);
  }
}

const percentile = (list: readonly number[], share: number) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;
const pair = (list: readonly number[]) => ({ p50: percentile(list, 0.5), p99: percentile(list, 0.99) });

await openAll();
const began = performance.now();
let come = 0;
const timer = setInterval(() => {
  const due = Math.min(perSecond * seconds, ((performance.now() - began) / 1000) * perSecond);
  for (; come < due; come++) visitNow(began + (come / perSecond) * 1000);
}, 2);
setTimeout(
  () => {
    clearInterval(timer);
    const { taken, refused } = times;
    const lost = waiting.length + open - free.length;
    const flooded: Flooded = {
      ...result,
      failed: result.failed + lost,
      taken: taken.length,
      refused: refused.length,
      takenMs: pair(taken),
      refusedMs: pair(refused),
    };
    process.stdout.write(JSON.stringify(flooded), () => process.exit(0));
  },
  seconds * 1000 + 3_000,
);
