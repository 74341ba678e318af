import { Agent, request } from "node:http";

export type Reply = { status: number; headers: Record<string, string>; text: string; ms: number };
type Ask = { method?: string; headers?: Record<string, string>; body?: string; from?: number };

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** A visitor's own network: all of 127.0.0.0/8 is this machine, and limits count the first three numbers. */
const addressOf = (visitor: number) => `127.${1 + ((visitor >> 8) % 250)}.${visitor % 256}.1`;

/** One request; `from` is the number of a visitor. Status 0 when there was no answer. */
export function send(url: string, { method = "GET", headers = {}, body, from = 0 }: Ask = {}): Promise<Reply> {
  const began = performance.now();
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve) => {
    const failed = (error: Error) =>
      resolve({ status: 0, headers: {}, text: error.message, ms: performance.now() - began });
    let answered = false;
    // As browsers do: a kept connection may have ended for its idleness while the question was on its way (RFC 9112, 9.3.1).
    const askAgain = () => resolve(send(url, { method, headers, from }));
    const options = { method, agent, localAddress: addressOf(from), headers: { ...headers, ...length } };
    const sent = request(url, options, async (answer) => {
      answered = true;
      let text = "";
      try {
        for await (const part of answer.setEncoding("utf8")) text += part;
      } catch (error) {
        return failed(error as Error);
      }
      const flat = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      const ms = performance.now() - began;
      resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(flat), text, ms });
    });
    sent.setTimeout(30_000, () => sent.destroy(new Error("no answer within 30 s")));
    sent.on("error", (error) => (method === "GET" && sent.reusedSocket && !answered ? askAgain() : failed(error)));
    sent.end(body);
  });
}
