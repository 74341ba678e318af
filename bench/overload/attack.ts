import { connect, type Socket } from "node:net";

/**
 * Run as a process: one network's many clients that take what they can get, over and over, until they are told to stop.
 * Prints how many answers they got, by status. Arguments: port, way, count, their address.
 */
const port = Number(process.argv[2]);
const how = process.argv[3] as keyof typeof ways;
const count = Number(process.argv[4]);
const localAddress = process.argv[5] as string;

export type Attacked = Record<string, number>;

let serial = Date.now() % 1e9;
const head = (method: string, path: string, more = "") =>
  `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${more}`;
const get = (path: string, more = "") => `${head("GET", path, more)}\r\n`;
const form = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 60000\r\n\r\n";
const broad = [
  () => `/check-inventory/vehicle-search?distance=25000&zip=95670&sort=${serial}`,
  () => `/revise-inventario/busque.atom?distance=25000&zip=95670&sort=${serial}`,
  () => `/api/vehicle/search?zip=95670&distance=${serial % 200}.${serial % 1_000_000}`,
  () => `/busqueda;s=motor%20${serial}`,
];
const smallForm = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 3\r\n\r\na=1";
const posts = [
  () => head("POST", "/carreras", smallForm),
  () => head("POST", `/ubicaciones?n=${serial}`, smallForm),
  () => head("PUT", `/${serial}`, smallForm),
  () => get(`//${serial}`),
];
const pick = <T>(list: readonly T[]) => list[++serial % list.length] as T;

/** What a client says first, and again when it was answered. */
const ways = {
  "random-queries": () => get(`/?e=${++serial}`),
  "broad-searches": () => get(pick(broad)()),
  photos: () => get(`/photos/${5_000_000 + (++serial % 50_000)}-large.jpg`),
  "quick-posts": () => pick(posts)(),
  "silent-posts": () => head("POST", "/carreras", form),
  "slow-bodies": () => head("POST", "/carreras", form),
  "large-answers": () => get(`/api/vehicle/search?zip=95670&distance=0&n=${++serial}`, "accept-encoding: br\r\n"),
  "large-bodies": () =>
    `${head("POST", "/api/config/urls", "content-type: application/json\r\ncontent-length: 4000000\r\n")}\r\n`,
};

const answers: Attacked = {};
const pieceOfBody = "a".repeat(64 * 1024);

function attack() {
  const socket: Socket = connect({ port, host: "127.0.0.1", localAddress }, () => socket.write(ways[how]()));
  let body: NodeJS.Timeout | undefined;
  socket.on("connect", () => {
    if (how === "slow-bodies") body = setInterval(() => socket.write("a".repeat(1_500)), 1_000);
    const more = () => socket.writable && socket.write(pieceOfBody, more);
    if (how === "large-bodies") more();
  });
  socket.on("data", (data) => {
    const status = /^HTTP\/1\.1 (\d{3})/.exec(data.subarray(0, 12).toString("latin1"))?.[1];
    if (!status) return;
    answers[status] = (answers[status] ?? 0) + 1;
    // The next at once: whoever is refused asks again.
    if (how !== "large-answers" && socket.writable && !body) socket.write(ways[how]());
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    clearInterval(body);
    setTimeout(attack, 20);
  });
}

for (let n = 0; n < count; n++) setTimeout(attack, n);
process.once("SIGTERM", () => process.stdout.write(JSON.stringify(answers), () => process.exit(0)));
