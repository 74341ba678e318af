import { Agent, request } from "node:http";
import { connect } from "node:net";

export type Reply = { status: number; headers: Record<string, string>; body: Buffer; text: string };
export type Ask = { method?: string; headers?: Record<string, string>; body?: string };

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/**
 * One request, exactly as written: no redirect followed, nothing decompressed, no path put right. The origin's name
 * goes into the Host header and the bytes to loopback, so es.localhost works where no resolver knows it.
 */
export function ask(origin: string, path: string, { method = "GET", headers = {}, body }: Ask = {}): Promise<Reply> {
  const { host, port } = new URL(origin);
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const options = { agent, hostname: "127.0.0.1", port, path, method, headers: { host, ...length, ...headers } };
    const sent = request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        const bytes = Buffer.concat(parts);
        const flat = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(flat),
          body: bytes,
          text: bytes.toString(),
        });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** As a polite crawler: a server that says it is busy is asked again when it says so. */
export async function askPatiently(origin: string, path: string): Promise<Reply> {
  for (let tries = 0; ; tries++) {
    const reply = await ask(origin, path);
    const seconds = Number(reply.headers["retry-after"]);
    if (reply.status !== 503 || !seconds || tries === 10) return reply;
    await new Promise((done) => setTimeout(done, seconds * 1000));
  }
}

/** Follows redirects on the same site; what leaves the site is the answer itself. */
export async function follow(origin: string, path: string): Promise<Reply> {
  let reply = await askPatiently(origin, path);
  for (let steps = 0; steps < 5 && reply.status >= 300 && reply.status < 400; steps++) {
    const next = new URL(reply.headers.location ?? "", origin + path);
    if (next.origin !== origin) return reply;
    reply = await askPatiently(origin, next.pathname + next.search);
  }
  return reply;
}

/** Bytes that no HTTP client would send; the first line of the answer, or "" when the server only hangs up. */
export function askRaw(origin: string, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1", () => socket.write(bytes));
    let got = "";
    socket.on("data", (part) => {
      got += part.toString("latin1");
      socket.end();
    });
    socket.on("error", (error: NodeJS.ErrnoException) => (error.code === "ECONNRESET" ? undefined : reject(error)));
    socket.on("close", () => resolve(got.split("\r\n")[0] ?? ""));
  });
}
