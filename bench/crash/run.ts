import { buildWhenStale } from "../../scripts/build-when-stale.ts";
import { startProvider } from "../../tests/support/captcha-provider.ts";
import { createRandom } from "../../tests/support/chain.ts";
import { killFollowers } from "../../tests/support/kill-followers.ts";
import type { Figure } from "../figures.ts";
import { never, report, within } from "../report.ts";
import { sufferOnPostgres, sufferOnSqlite } from "./faults.ts";
import { type Outcome, suffer } from "./rounds.ts";
import { captchaSecret, createTarget, type Target } from "./target.ts";

/** Kills the server, the importer and the database at random moments (`--seed N` repeats them), then breaks the rest. */
const rounds = 30;
/** They take four minutes alone, and several times that on a busy machine, which is no reason to kill less. */
const patienceMs = 1_500_000;
const given = process.argv[process.argv.indexOf("--seed") + 1];
const seed = process.argv.includes("--seed") && given ? Number(given) : Date.now() % 1_000_000;

function figuresOf(kind: Target["kind"], outcome: Outcome): Figure[] {
  const { kills, imports, acknowledged } = outcome;
  const database = kills.database > 0 ? `, the database ${kills.database}` : "";
  const info = (what: string, measured: string): Figure => ({
    what: `${kind}: ${what}`,
    bar: "–",
    measured,
    holds: undefined,
  });
  return [
    info(
      "kill -9",
      `the server ${kills.server + kills.starting} (${kills.starting} while it started), the importer ${kills.importer}${database}`,
    ),
    info("imports", `${imports.whole} wholly there, ${imports.none} not at all`),
    never(`${kind}: half imports, wrong counts or versions`, outcome.faults, `${outcome.rounds} rounds`),
    never(`${kind}: damage that the database itself finds`, outcome.damaged, `${outcome.rounds} checks`),
    never(`${kind}: forms acknowledged and lost, or stored twice`, outcome.lost, `${acknowledged} acknowledged`),
    within(`${kind}: start after a crash to ready`, 30_000, outcome.startMs),
  ];
}

async function kill(provider: { url: string; give(): string }) {
  console.error(`Seed ${seed}.`);
  const until = Date.now() + patienceMs;
  const options = { captchaUrl: provider.url };
  const targets = await Promise.all([createTarget("SQLite", options), createTarget("PostgreSQL", options)]);
  try {
    const outcomes = await Promise.all(
      targets.map((target, at) => suffer(target, createRandom(seed + at), rounds, until, provider.give)),
    );
    const total = outcomes.reduce((sum, { kills }) => sum + Object.values(kills).reduce((a, b) => a + b, 0), 0);
    const figures = outcomes.flatMap((outcome, at) => figuresOf((targets[at] as Target).kind, outcome));
    const enough = { what: "kill -9 in all", bar: "≥ 100", measured: `${total}, seed ${seed}`, holds: total >= 100 };
    report("crash", "Killed at random moments", [enough, ...figures]);
  } finally {
    for (const target of targets) await target.stop();
  }
}

/** Whoever matches cars, events and prices with follows and sends the mails is killed over it, again and again. */
async function killWhoeverTells(): Promise<void> {
  const { kills, wanted, missing, twice, mails, again } = await killFollowers(100, Date.now() + patienceMs);
  report("crash-follows", "Alerts while their sender is killed", [
    { what: "kill -9", bar: "≥ 100", measured: String(kills), holds: kills >= 100 },
    never("cars, events and prices that a follow was not told of", missing, `${wanted} wanted`),
    never("cars, events and prices that a follow was told of in two mails", twice, `${wanted} wanted`),
    {
      what: "mails, of which sent again under the same id (killed between the mail server's yes and the note of it)",
      bar: "–",
      measured: `${mails}, ${again}`,
      holds: undefined,
    },
  ]);
}

// `--follows` kills nobody else.
if (process.argv.includes("--follows")) {
  await killWhoeverTells();
  process.exit();
}
await buildWhenStale((line) => console.error(line));
const provider = await startProvider(captchaSecret);
// `--faults` leaves the kills out.
if (!process.argv.includes("--faults")) await kill(provider);
const figures = [...(await sufferOnSqlite(provider)), ...(await sufferOnPostgres(provider))];
report("faults", "Disk, lock, connections and clock", figures);
await provider.stop();
