import { setTimeout as wait } from "node:timers/promises";
import type { Figure } from "../figures.ts";
import { never, within } from "../report.ts";
import { until } from "../until.ts";
import { ask, type Cluster } from "./cluster.ts";
import type { Forms } from "./forms.ts";
import { differencesFrom, writeMovedCars } from "./imports.ts";
import { leaderOf, type Node, switchOver, synchronousOf } from "./patroni.ts";
import type { Lookups } from "./traffic.ts";

const reasonsOf = async (url: string) =>
  ((await (await fetch(`${url}/readyz`)).json()) as { reasons: string[] }).reasons;
const everyServer = (cluster: Cluster, holds: (reasons: string[]) => boolean) => async () =>
  (await Promise.all(cluster.servers.map(({ site }) => reasonsOf(site.url)))).every(holds);
const well = (cluster: Cluster) => everyServer(cluster, (reasons) => reasons.length === 0);

const keptSince = (forms: Forms, moment: number) => forms.sent.some(({ kept }) => kept !== undefined && kept > moment);

function outage(name: string, since: number, forms: Forms, lookups: Lookups): Figure[] {
  const refusals = forms.sent.flatMap((form) => form.refusals.filter(({ at }) => at > since));
  const { asked, wrong, worstMs } = lookups.take();
  const rude = refusals.filter(({ status, plain }) => status !== 503 || !plain).map(({ status }) => `status ${status}`);
  return [
    never(`${name}: lookups that failed`, wrong, `${asked}, the slowest ${worstMs.toFixed(0)} ms`),
    never(`${name}: forms answered other than 503 with what to do`, rude, `${refusals.length} refused`),
  ];
}

async function roles(cluster: Cluster): Promise<{ leader: Node; standby: Node; other: Node }> {
  const found = async () => ({ leader: await leaderOf(cluster.nodes), standby: await synchronousOf(cluster.nodes) });
  await until("a leader and its standby", async () => Object.values(await found()).every(Boolean));
  const { leader, standby } = (await found()) as { leader: Node; standby: Node };
  const other = cluster.nodes.find((node) => node !== leader && node !== standby) as Node;
  return { leader, standby, other };
}

/** From the moment that another node leads. */
async function recovery(name: string, cluster: Cluster, forms: Forms, before: Node): Promise<Figure[]> {
  const began = Date.now();
  const led = await until(`${name}: another leads`, async () => {
    const leader = await leaderOf(cluster.nodes);
    return leader !== undefined && leader !== before;
  });
  const now = Date.now();
  const kept = await until(`${name}: forms are kept`, () => keptSince(forms, now));
  await until(`${name}: /readyz is well`, well(cluster));
  return [
    within(`${name}: until another node leads`, 60_000, [led]),
    within(`${name}: from then until a form is kept`, 15_000, [kept]),
    within(`${name}: in all until /readyz of every server is well`, 75_000, [Date.now() - began]),
  ];
}

/** Planned: the operator asks Patroni for another leader. */
export async function proveSwitchover(cluster: Cluster, lookups: Lookups, forms: Forms): Promise<Figure[]> {
  const { leader, standby } = await roles(cluster);
  lookups.take();
  const began = Date.now();
  await switchOver(leader, standby);
  const recovered = await recovery("switchover", cluster, forms, leader);
  return [...outage("switchover", began, forms, lookups), ...recovered];
}

/** Has this node caught up with whoever leads? */
const follows = (cluster: Cluster, node: Node) => () =>
  ask(
    cluster.primary,
    "select 1 from pg_stat_replication where application_name = $1 and state = 'streaming' and replay_lsn >= sent_lsn",
    [node.name],
  ).then(
    (rows) => rows.length > 0,
    () => false,
  );

/** The leader's machine goes down in the middle of an import; Patroni finds another, and the lost one comes back. */
export async function proveLeaderLost(cluster: Cluster, lookups: Lookups, forms: Forms): Promise<Figure[]> {
  const { leader } = await roles(cluster);
  const file = await writeMovedCars(cluster);
  lookups.take();
  const importing = cluster.yonke("import", "inventory", file).then(
    () => "it had been kept",
    () => "it was refused",
  );
  await wait(1_500);
  const began = Date.now();
  await leader.lose();
  const recovered = await recovery("leader lost", cluster, forms, leader);
  const figures = [...outage("leader lost", began, forms, lookups), ...recovered];
  const became = await importing;
  await cluster.yonke("import", "inventory", file);
  const wrong = await differencesFrom(cluster, file);
  figures.push(
    never(`leader lost during an import (${became}; then sent again): lines that are not there once`, wrong, "all"),
  );
  leader.program.start();
  const back = await until("the lost node follows", follows(cluster, leader));
  return [...figures, within("leader lost: until it is back as a standby", 60_000, [back])];
}

/** Which one is waited for is Patroni's to decide: it names the other one. */
export async function proveStandbyLost(cluster: Cluster, lookups: Lookups, forms: Forms): Promise<Figure[]> {
  const { standby } = await roles(cluster);
  lookups.take();
  const began = Date.now();
  await standby.lose();
  const kept = await until("a form is kept", () => keptSince(forms, began + 1_000));
  await wait(5_000);
  const figures = outage("standby lost", began, forms, lookups);
  standby.program.start();
  const back = await until("the lost standby follows", follows(cluster, standby));
  return [
    ...figures,
    within("standby lost: until a form is kept", 30_000, [kept]),
    within("standby lost: until it follows again", 60_000, [back]),
  ];
}

/** The one that leads the other two: nobody of ours notices. */
export async function proveMemberLost(cluster: Cluster, lookups: Lookups, forms: Forms): Promise<Figure[]> {
  const leads = await Promise.all(cluster.etcd.map(({ isLeader }) => isLeader()));
  const member = cluster.etcd[leads.indexOf(true)] ?? cluster.etcd[0];
  const { leader } = await roles(cluster);
  lookups.take();
  const began = Date.now();
  await member?.program.end("SIGKILL");
  await wait(30_000);
  const after = await leaderOf(cluster.nodes);
  const kept = forms.sent.filter((form) => form.kept !== undefined && form.kept > began).length;
  const figures = outage("etcd's leader lost for 30 s", began, forms, lookups);
  member?.program.start();
  const back = await until("etcd's member is back", () => member?.isWell() ?? false);
  return [
    ...figures,
    {
      what: "etcd's leader lost: the same node leads, forms are kept",
      bar: "yes",
      measured: `${after === leader ? "yes" : `${after?.name} instead of ${leader.name}`}, ${kept} kept`,
      holds: after === leader && kept > 0,
    },
    within("etcd's leader lost: until it is back", 30_000, [back]),
  ];
}

export async function provePoolerRestart(cluster: Cluster, lookups: Lookups, forms: Forms): Promise<Figure[]> {
  lookups.take();
  const began = Date.now();
  await cluster.pooler.program.end("SIGKILL");
  await wait(2_000);
  cluster.pooler.program.start();
  const back = Date.now();
  const kept = await until("a form is kept", () => keptSince(forms, back));
  const recovered = await until("/readyz is well", well(cluster));
  await wait(1_000);
  return [
    ...outage("PgBouncer killed, back after 2 s", began, forms, lookups),
    within("PgBouncer back: until a form is kept", 10_000, [kept]),
    within("PgBouncer back: until /readyz of every server is well", 10_000, [kept + recovered]),
  ];
}

/** Every form whose visitor was told that it is kept is in the database, and there once, with its mail. */
export async function proveNothingLost(cluster: Cluster, forms: Forms): Promise<Figure[]> {
  const rows = await ask<{ email: string; copies: number; mails: number }>(
    cluster.primary,
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
    never("acknowledged forms that are not in the database", lost, `${kept.length}`),
    never("forms stored twice, or with other than one mail", twice, `${rows.length}`),
    never("forms that were never acknowledged, however often sent", unanswered, `${forms.sent.length}`),
  ];
}
