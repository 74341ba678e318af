import { connect, type Socket } from "node:net";

/**
 * Run as a process: many clients that hold their connections in one bad way. Prints when the first and the last of them
 * were let go by the server, and what they were told. Arguments: port, way, count, seconds, a large answer's path.
 */
const port = Number(process.argv[2]);
const how = process.argv[3] as keyof typeof ways;
const [count = 0, seconds = 0] = process.argv.slice(4, 6).map(Number);
const large = process.argv[6];

export type Held = { opened: number; ended: number; firstMs: number; lastMs: number; statuses: Record<string, number> };

const head = (method: string, path: string, more = "") => `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${more}`;
const drip = (socket: Socket, text: string) => {
  const timer = setInterval(() => socket.writable && socket.write(text), 1_000);
  socket.on("close", () => clearInterval(timer));
};
const ways = {
  silent() {},
  idle: (socket: Socket) => socket.write(`${head("GET", "/healthz")}\r\n`),
  "slow-headers"(socket: Socket) {
    socket.write(head("GET", "/"));
    drip(socket, "x-a: b\r\n");
  },
  "slow-body"(socket: Socket) {
    socket.write(
      head("POST", "/carreras", "content-type: application/x-www-form-urlencoded\r\ncontent-length: 9000\r\n\r\n"),
    );
    drip(socket, "a");
  },
  "slow-read"(socket: Socket) {
    socket.pause();
    socket.write(head("GET", `${large}&n=${Math.random()}`, "connection: close\r\n\r\n"));
  },
  "huge-headers": (socket: Socket) => socket.write(`${head("GET", "/")}x-a: ${"a".repeat(1_000_000)}\r\n\r\n`),
  "huge-address": (socket: Socket) => socket.write(`${head("GET", `/${"a".repeat(10_000)}`)}connection: close\r\n\r\n`),
  "huge-body"(socket: Socket) {
    const type = "content-type: application/x-www-form-urlencoded\r\n";
    socket.write(`${head("POST", "/carreras", `${type}content-length: 100000000\r\n`)}\r\n`);
    socket.write("a".repeat(1_000_000));
  },
};

const began = performance.now();
const held: Held = { opened: 0, ended: 0, firstMs: 0, lastMs: 0, statuses: {} };
function one() {
  const socket = connect(port, "127.0.0.1", () => {
    held.opened++;
    ways[how](socket);
  });
  let told = "";
  socket.on("data", (data) => (told ||= data.toString("latin1").slice(9, 12)));
  socket.on("error", () => {});
  socket.on("close", () => {
    held.ended++;
    held.lastMs = performance.now() - began;
    held.firstMs ||= held.lastMs;
    held.statuses[told || "none"] = (held.statuses[told || "none"] ?? 0) + 1;
    if (held.ended === count) say();
  });
}
const say = () => process.stdout.write(JSON.stringify(held), () => process.exit(0));
// Not all at once: the queue of the listening socket is short.
const timer = setInterval(() => {
  for (let n = 0; n < 50 && held.opened < count && started < count; n++, started++) one();
  if (started >= count) clearInterval(timer);
}, 5);
let started = 0;
setTimeout(say, seconds * 1000);
