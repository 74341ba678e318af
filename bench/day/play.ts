import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Questions } from "./questions.ts";

export type Answers = { ms: number[]; shed: number; wrong: string[]; bytes: number };
type Rates = Record<"people" | "bots" | "programs", number>;

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** Limits count networks, and a day has many of them. The server trusts the proxy that this stands for. */
const network = (n: number) => `198.${18 + (n % 2)}.${(n >> 1) % 256}.${1 + ((n >> 9) % 250)}`;

function ask(url: string, visitor: number): Promise<{ status: number; bytes: number; ms: number }> {
  const began = performance.now();
  return new Promise((resolve) => {
    const headers = { "accept-encoding": "gzip, deflate, br, zstd", "x-forwarded-for": network(visitor) };
    const sent = request(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (part: Buffer) => (bytes += part.length));
      answer.on("close", () => resolve({ status: answer.statusCode ?? 0, bytes, ms: performance.now() - began }));
    });
    sent.on("error", () => resolve({ status: 0, bytes: 0, ms: performance.now() - began }));
    sent.end();
  });
}

/** They come when they come, whether or not the others have been answered. */
export async function play(site: string, questions: Questions, rates: Rates, seconds: number): Promise<Answers> {
  const answers: Answers = { ms: [], shed: 0, wrong: [], bytes: 0 };
  const under = new Set<Promise<void>>();
  let count = 0;
  const stream = async (perSecond: number, question: () => string) => {
    const end = performance.now() + seconds * 1000;
    for (let next = performance.now(); ; ) {
      next += (-Math.log(1 - Math.random()) / perSecond) * 1000;
      if (next >= end) return;
      const early = next - performance.now();
      if (early > 1) await wait(early);
      const path = question();
      const asking = ask(site + path, count++).then(({ status, bytes, ms }) => {
        under.delete(asking);
        answers.bytes += bytes;
        if (status === 503 || status === 429) answers.shed++;
        else if (status === 0 || status >= 400) answers.wrong.push(`${path} ${status}`);
        else answers.ms.push(ms);
      });
      under.add(asking);
    }
  };
  await Promise.all([
    stream(rates.people, questions.person),
    stream(rates.bots, questions.bot),
    stream(rates.programs, questions.program),
  ]);
  await Promise.all(under);
  return answers;
}
