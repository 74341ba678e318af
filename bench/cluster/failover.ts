import { setTimeout as wait } from "node:timers/promises";
import type { Figure } from "../figures.ts";
import { never, within } from "../report.ts";
import { ask, type Cluster } from "./cluster.ts";
import type { Forms } from "./forms.ts";
import type { Lookups } from "./traffic.ts";

const until = async (what: string, holds: () => Promise<boolean> | boolean, patienceMs = 30_000): Promise<number> => {
  const began = Date.now();
  for (; Date.now() - began < patienceMs; await wait(50)) if (await holds()) return Date.now() - began;
  throw new Error(`${what}: not within ${patienceMs / 1000} s`);
};

const reasonsOf = async (url: string) =>
  ((await (await fetch(`${url}/readyz`)).json()) as { reasons: string[] }).reasons;
const everyServer = (cluster: Cluster, holds: (reasons: string[]) => boolean) => async () =>
  (await Promise.all(cluster.servers.map(({ site }) => reasonsOf(site.url)))).every(holds);

const keptSince = (forms: Forms, moment: number) => forms.sent.some(({ kept }) => kept !== undefined && kept > moment);
const refusalsSince = (forms: Forms, moment: number) =>
  forms.sent.flatMap(({ refusals }) => refusals.filter(({ at }) => at > moment));

function outage(name: string, since: number, forms: Forms, lookups: Lookups, mayTakeMs: number): Figure[] {
  const refusals = refusalsSince(forms, since);
  const { asked, wrong, worstMs } = lookups.take();
  const rude = refusals.filter(({ status, plain }) => status !== 503 || !plain).map(({ status }) => `status ${status}`);
  return [
    never(`${name}: lookups that failed`, wrong, `${asked}, the slowest ${worstMs.toFixed(0)} ms`),
    never(`${name}: forms answered other than 503 with what to do`, rude, `${refusals.length} refused`),
    within(
      `${name}: slowest 503`,
      mayTakeMs,
      refusals.map(({ ms }) => ms),
    ),
  ];
}

/** Without its standby the primary acknowledges nothing; when it is back, all goes on. */
export async function proveStandbyAway(cluster: Cluster, lookups: Lookups, forms: Forms): Promise<Figure[]> {
  lookups.take();
  const began = Date.now();
  await cluster.standby.kill();
  await wait(12_000);
  const keptMeanwhile = forms.sent.filter(({ kept }) => kept !== undefined && kept > began + 1_000).length;
  await cluster.standby.start();
  const back = Date.now();
  const recovered = await until("forms after the standby is back", () => keptSince(forms, back));
  // Whoever was waiting meanwhile has an answer.
  await wait(10_000);
  return [
    ...outage("standby away", began, forms, lookups, 20_000),
    {
      what: "standby away: forms acknowledged that only the primary holds",
      bar: "none",
      measured: `${keptMeanwhile}`,
      holds: keptMeanwhile === 0,
    },
    within("standby back: until forms are kept again", 10_000, [recovered]),
  ];
}

/** The primary's machine goes down at once, its standby is promoted, and the servers find it by themselves. */
export async function provePromotion(cluster: Cluster, lookups: Lookups, forms: Forms): Promise<Figure[]> {
  lookups.take();
  const began = Date.now();
  await cluster.primary.kill();
  const told = await until(
    "/readyz says so",
    everyServer(cluster, (reasons) => reasons.includes("database-away")),
  );
  await wait(3_000);
  const promoted = Date.now();
  await ask(cluster.standby, "select pg_promote()");
  const recovered = await until("forms after the promotion", () => keptSince(forms, promoted));
  const well = await until(
    "/readyz is well again",
    everyServer(cluster, (reasons) => reasons.length === 0),
  );
  await wait(1_000);
  return [
    within("primary killed: until /readyz of every server says database-away", 10_000, [told]),
    ...outage("primary killed", began, forms, lookups, 10_000),
    within("standby promoted: until forms are kept again", 10_000, [recovered]),
    within("standby promoted: until /readyz of every server is well again", 10_000, [well]),
  ];
}

/** Every form whose visitor was told that it is kept is in the promoted database, and there once, with its mail. */
export async function proveNothingLost(cluster: Cluster, forms: Forms): Promise<Figure[]> {
  const rows = await ask<{ email: string; copies: number; mails: number }>(
    cluster.standby,
    `select fields::json ->> 'email' as email, count(distinct s.id)::int as copies, count(o.id)::int as mails
      from submissions s left join outbox o on o.submission_id = s.id
      where fields::json ->> 'email' like 'prueba-%' group by 1`,
  );
  const stored = new Map(rows.map((row) => [row.email, row]));
  const kept = forms.sent.filter((form) => form.kept !== undefined);
  const lost = kept.filter(({ email }) => !stored.has(email)).map(({ email }) => email);
  const twice = rows.filter(({ copies, mails }) => copies !== 1 || mails !== 1).map(({ email }) => email);
  const unanswered = forms.sent.filter((form) => form.kept === undefined).map(({ email }) => email);
  return [
    never("acknowledged forms that are not in the promoted database", lost, `${kept.length}`),
    never("forms stored twice, or with other than one mail", twice, `${rows.length}`),
    never("forms that were never acknowledged, however often sent", unanswered, `${forms.sent.length}`),
  ];
}
