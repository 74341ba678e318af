import { formsPerHour } from "#api/forms/submit.ts";
import type { Figure } from "../figures.ts";
import type { Cluster } from "./cluster.ts";
import { findProof } from "./human.ts";
import { send } from "./request.ts";

const visitor = 60_000;
const person = { name: "Prueba", phone: "555-0100", email: "limite@example.com" };

const solved = async (server: string, from: number) => (await findProof(server, from)) ?? "";

async function submit(server: string, recaptcha: string, from: number): Promise<number> {
  // Straight to one server, as the balancer would have sent it.
  const forwarded = { "x-forwarded-for": `203.0.${from % 256}.7` };
  const token = await send(`${server}/api/token`, { headers: forwarded });
  const cookie = (token.headers["set-cookie"] ?? "").split(";")[0] ?? "";
  const headers = {
    ...forwarded,
    cookie,
    "x-xsrf-token": cookie.slice(cookie.indexOf("=") + 1),
    "content-type": "application/json",
  };
  const reply = await send(`${server}/api/careers/form`, {
    method: "POST",
    headers,
    body: JSON.stringify({ ...person, recaptcha }),
  });
  return reply.status;
}

/** One visitor goes from server to server: limits and solved tasks are counted for all of them together. */
export async function proveSharedLimits(cluster: Cluster): Promise<Figure[]> {
  const urls = cluster.servers.map(({ site }) => site.url);
  const at = (n: number) => urls[n % urls.length] as string;
  const once = await solved(at(0), visitor);
  const replay = [];
  for (const [n] of urls.entries()) replay.push(await submit(at(n), once, visitor + 1));
  let kept = 0;
  const refused: number[] = [];
  for (let n = 0; n < formsPerHour + 6; n++) {
    const status = await submit(at(n), await solved(at(n + 1), visitor), visitor + 2);
    if (status === 200) kept++;
    else refused.push(status);
  }
  return [
    {
      what: "a solved captcha sent to each server in turn",
      bar: "200, then 400",
      measured: replay.join(", "),
      holds: replay[0] === 200 && replay.slice(1).every((status) => status === 400),
    },
    {
      what: "forms of one network, spread over all servers, that are taken in an hour",
      bar: `${formsPerHour}, then 429`,
      measured: `${kept}, then ${[...new Set(refused)].join(", ")}`,
      holds: kept === formsPerHour && refused.every((status) => status === 429),
    },
  ];
}
