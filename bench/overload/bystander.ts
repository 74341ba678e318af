import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export type Met = { asked: number; refused: number; worstMs: number; worst: string };

type Ask = { path: string; method?: string; wanted: number };

/** A visitor's own connection; `from` is an address of the loopback, so that the visitor is of a network of its own. */
function createVisitor(url: string, from: string) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, localAddress: from });
  return ({ path, method = "GET" }: Ask) =>
    new Promise<{ status: number; ms: number; text: string }>((resolve) => {
      const began = performance.now();
      const headers = {
        "accept-encoding": "identity",
        ...(method === "POST" && { "content-type": "application/x-www-form-urlencoded" }),
      };
      const end = (status: number, text = "") => resolve({ status, ms: performance.now() - began, text });
      const sent = request({ hostname, port, path, method, headers, agent }, (answer) => {
        let text = "";
        answer.on("data", (part) => (text += part));
        answer.on("end", () => end(answer.statusCode ?? 0, text));
        answer.on("error", () => end(0));
      });
      sent.on("error", () => end(0));
      sent.end(method === "POST" ? "name=nobody" : undefined);
    });
}

/** What an ordinary visitor wants: kept pages, pages made anew, and to be heard when a form is sent. */
const wishes = (n: string): Ask[] => [
  { path: "/", wanted: 200 },
  { path: "/en/toolkit-rewards", wanted: 200 },
  { path: `/ubicaciones?state=${n}`, wanted: 200 },
  { path: `/check-inventory/vehicle-search?zip=95670&distance=25&sort=${n}`, wanted: 200 },
  { path: "/api/vehicle/search?makeId=234&zip=95670&distance=25", wanted: 200 },
  // Without its token it is told that the page was open too long.
  { path: "/carreras", method: "POST", wanted: 403 },
];

function note(met: Met, { path, wanted }: Ask, { status, ms }: { status: number; ms: number }) {
  met.asked++;
  if (status !== wanted) met.refused++;
  if (ms > met.worstMs) Object.assign(met, { worstMs: ms, worst: `${path.replace(/[?;].*/, "")} (${status})` });
}

/** One visitor, for some seconds. */
export async function standBy(url: string, from: string, seconds: number): Promise<Met> {
  const ask = createVisitor(url, from);
  const met: Met = { asked: 0, refused: 0, worstMs: 0, worst: "" };
  const until = performance.now() + seconds * 1000;
  for (let n = 0; performance.now() < until; n++) {
    for (const wish of wishes(`${Date.now()}-${n}`)) note(met, wish, await ask(wish));
    await wait(50);
  }
  return met;
}

/** So many people behind one address, each with a page of results and its pictures every few seconds. */
export async function officeAt(url: string, from: string, people: number, seconds: number): Promise<Met> {
  const met: Met = { asked: 0, refused: 0, worstMs: 0, worst: "" };
  const everyMs = 5_000;
  const until = performance.now() + seconds * 1000;
  const one = async (_: unknown, person: number) => {
    const ask = createVisitor(url, from);
    await wait((person / people) * everyMs);
    for (let n = 0; performance.now() < until; n++) {
      const page = { path: `/check-inventory/vehicle-search?zip=95670&distance=100&sort=${person}-${n}`, wanted: 200 };
      const answer = await ask(page);
      note(met, page, answer);
      const pictures = [...new Set(answer.text.match(/\/(?:photos|images|art)\/[\w./-]+/g))].slice(0, 12);
      const asks = pictures.map((path) => ({ path, wanted: 200 }));
      await Promise.all(asks.map(async (picture) => note(met, picture, await ask(picture))));
      await wait(everyMs);
    }
  };
  await Promise.all(Array.from({ length: people }, one));
  return met;
}
