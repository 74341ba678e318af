import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "#config";
import type { ChainError } from "#content/chain/chain-error.ts";
import { folderVersion } from "#content/chain/folder-version.ts";
import { plainLogo } from "#content/chain/plain-logo.ts";
import { readChainFolder } from "#content/chain/read-folder.ts";
import type { Database } from "#data/database.ts";
import { fillChain } from "#tests/support/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { catchMail } from "#tests/support/mail-catcher.ts";
import { runProvider } from "#tests/support/oidc-provider.ts";
import { examine } from "./examine.ts";
import type { Finding } from "./finding.ts";
import { examineDatabase } from "./open-database.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const shippedDir = join(root, "tests/chain");
let folder = "";
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "doctor-")), "chain");
  cpSync(shippedDir, folder, { recursive: true });
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

const change = (edit: (facts: Record<string, unknown>) => void) => {
  const facts = JSON.parse(readFileSync(join(folder, "chain.json"), "utf8"));
  edit(facts);
  writeFileSync(join(folder, "chain.json"), JSON.stringify(facts));
};
/** A chain of its own that is in order. */
const own = (more: Record<string, unknown> = {}) =>
  change((facts) => {
    Object.assign(facts, {
      name: "Dos Cactus",
      legalName: "Dos Cactus",
      invented: false,
      phones: { main: "(602) 252-1200" },
      mail: { general: ["oficina@doscactus.test"] },
      timeZone: "America/Chicago",
      ...more,
    });
  });

async function findings(env: Record<string, string> = {}, db?: Database): Promise<Finding[]> {
  const config = readConfig({ CHAIN_DIR: folder, ...env });
  let told = { es: "", en: "" };
  const read = await readChainFolder(folder, root).catch((error: ChainError) => {
    told = error.words;
    return undefined;
  });
  return examine({
    config,
    shippedDir,
    folder: read,
    facts: read?.facts,
    folderTrouble: told,
    place: db ?? { kind: "sqlite", place: join(folder, "yonke.sqlite") },
    db,
    databaseFindings: [],
    now: new Date("2026-11-16T12:00:00Z"),
  });
}
const ids = (some: readonly Finding[], severity: Finding["severity"]) =>
  [...new Set(some.filter((one) => one.severity === severity).map(({ id }) => id))].sort();

it("tells a real site what is left of the demo, and each line what to do in both languages", async () => {
  const found = await findings({ SITE_URL: "http://doscactus.test" });
  expect(ids(found, "problem")).toEqual(["demo-addresses", "demo-name", "demo-phones", "mail-server", "tls"]);
  for (const { severity, says, todo } of found) {
    expect(says.es && says.en).toBeTruthy();
    if (severity !== "fine") expect(todo?.es && todo.en).toBeTruthy();
  }
  const home = await findings();
  expect(ids(home, "advice")).toEqual(expect.arrayContaining(["demo-addresses", "demo-name", "demo-phones"]));
  expect(ids(home, "problem")).toContain("site-url");
});

it("finds nothing wrong with a chain of its own whose mail server answers, and says so when it does not", async () => {
  own();
  const server = await catchMail();
  const good = await findings({ SMTP_URL: server.url });
  expect(ids(good, "problem")).toEqual(["site-url"]);
  expect(ids(good, "fine")).toEqual(expect.arrayContaining(["mail-server", "demo-left", "settings"]));
  await server.close();
  expect(ids(await findings({ SMTP_URL: server.url }), "problem")).toContain("mail-server");
  own({ mail: { general: [] } });
  expect(ids(await findings({ SMTP_URL: server.url }), "problem")).toContain("mail-desks");
});

it("lists what the folder lacks: a translation, contrast, or why it cannot be read", async () => {
  own();
  const text = "title: Quiénes somos\ndescription: Dos hermanos.\n\n# Quiénes somos\n\nYonke es nuestro.\n";
  writeFileSync(join(folder, "theme.css"), ":root {\n  --yellow: #15171a;\n}\n");
  const content = join(folder, "content");
  mkdirSync(content);
  writeFileSync(join(content, "company.es.md"), text);
  const found = await findings();
  expect(ids(found, "advice")).toEqual(expect.arrayContaining(["contrast", "translation", "demo-texts"]));
  expect(found.find(({ id }) => id === "translation")?.says.en).toContain(
    "company.es.md is yours and content/company.en.md is not",
  );
  own({ languages: ["es"] });
  expect(ids(await findings(), "advice")).not.toContain("translation");
  own({ languages: ["en"] });
  expect(ids(await findings(), "advice")).not.toContain("translation");
  own({ founded: 19, version: 99 });
  const broken = (await findings()).filter(({ id }) => id === "folder").map(({ says }) => says.en);
  expect(broken.join("\n")).toMatch(
    /version must be at most \d+: this folder is for a newer release[\s\S]*founded must be at least/,
  );
  // What was not looked at is not said to be fine.
  expect(ids(await findings(), "fine").filter((id) => ["demo-left", "settings", "folder"].includes(id))).toEqual([]);
  const inSpanish = (await findings()).filter(({ id }) => id === "folder").map(({ says }) => says.es);
  expect(inSpanish.join("\n")).toMatch(/línea 1: version debe ser \d+ o menos[\s\S]*founded debe ser 1850 o más/);
});

it("says what a folder of an older release may hold since, and nothing to one of this release", async () => {
  own();
  expect(ids(await findings(), "advice")).not.toContain("folder-version");
  own({ version: 1 });
  const news = (await findings()).filter(({ id }) => id === "folder-version");
  expect(news.map(({ says }) => /New in (\d: \w+)/.exec(says.en)?.[1])).toEqual([
    "2: languages",
    "2: yardWord",
    "2: The",
    "2: The",
    "2: The",
    "2: What",
    "3: No",
    "3: The",
    "3: The",
    "3: reference",
  ]);
  for (const { todo } of news) expect(todo?.es).toContain(`"version": ${folderVersion}`);
});

it("counts the rules that nobody has said by their group, and is content with a chain that says them all", async () => {
  own();
  expect(ids(await findings(), "advice")).not.toContain("rules-unsaid");
  own({ rules: { minimumAge: 18 } });
  const [unsaid] = (await findings()).filter(({ id }) => id === "rules-unsaid");
  expect(unsaid?.says.es).toMatch(/^Nadie ha dicho \d+ reglas: Quién entra \(7\), Herramienta \(8\), /);
  expect(unsaid?.todo?.en).toContain("Your promises");
});

it("tells of a logo that nobody has replaced yet, and of one that the dark header swallows", async () => {
  own();
  expect(ids(await findings(), "advice")).not.toContain("logo-contrast");
  writeFileSync(join(folder, "logo.svg"), plainLogo);
  rmSync(join(folder, "logo-dark.svg"));
  const found = await findings();
  expect(ids(found, "advice")).toEqual(expect.arrayContaining(["plain-logo", "logo-contrast"]));
  expect(found.filter(({ id }) => id === "logo-contrast").map(({ todo }) => todo?.en)).toEqual([
    "Put logo-dark.svg in other colors into the chain's folder.",
  ]);
});

it("tells of an icon that cannot be made, and of a drawing that no page asks for", async () => {
  own();
  const art = join(folder, "art");
  mkdirSync(art);
  writeFileSync(join(art, "hero.es.svg"), plainLogo);
  expect(ids(await findings(), "advice")).not.toContain("art-names");
  writeFileSync(join(art, "heroe.es.svg"), plainLogo);
  const found = (await findings()).find(({ id }) => id === "art-names");
  expect(found?.says.es).toBe("Ninguna página pide estos dibujos: heroe.es.svg.");
  writeFileSync(join(folder, "favicon.svg"), "no drawing");
  const broken = (await findings()).find(({ id }) => id === "drawings");
  expect([broken?.says.es, broken?.says.en]).toEqual([
    expect.stringContaining("favicon.svg: no se puede dibujar"),
    expect.stringContaining("favicon.svg: cannot be drawn"),
  ]);
});

it("tells of settings that contradict each other", async () => {
  own({ careersUrl: "https://jobs.doscactus.test/" });
  const found = await findings({
    SITE_URL: "https://doscactus.invalid",
    DEMO: "1",
    DATABASE_READ_URL: "postgres://replica/yonke",
    ANALYTICS_GA4: "G-ABC123",
    ANALYTICS_PLAUSIBLE: "doscactus.test",
  });
  expect(ids(found, "advice")).toEqual(
    expect.arrayContaining(["careers-twice", "demo-setting", "replica-alone", "trust-proxy", "two-analytics"]),
  );
  expect(ids(found, "problem")).toContain("tls");
});

it("looks at the company's sign-in where there is one: it answers, calls itself so, and knows the way back", async () => {
  own();
  const provider = await runProvider();
  const { issuer, clientId, clientSecret } = provider.settings;
  const env = { OFFICE_SSO_ISSUER: issuer, OFFICE_SSO_CLIENT_ID: clientId, OFFICE_SSO_CLIENT_SECRET: clientSecret };
  const told = async (more: Record<string, string> = {}) =>
    (await findings({ ...env, ...more }))
      .filter(({ id }) => id.startsWith("sso"))
      .map(({ id, severity }) => `${id} ${severity}`)
      .sort();
  const good = ["sso-back fine", "sso-issuer fine", "sso-provider fine"];
  expect(await told({ OFFICE_URL: "https://oficina.doscactus.test" })).toEqual(good);
  expect(await told()).toEqual(["sso-back problem", ...good.slice(1)]);
  expect(await told({ OFFICE: "0" })).toEqual([]);
  const other = await findings({ ...env, OFFICE_SSO_ISSUER: issuer.replace("localhost", "127.0.0.1") });
  expect(other.find(({ id }) => id === "sso-issuer")?.todo?.en).toBe(`Set OFFICE_SSO_ISSUER=${issuer}`);
  expect((await findings()).filter(({ id }) => id.startsWith("sso"))).toEqual([]);
  await provider.stop();
  expect(await told()).toEqual(["sso-back problem", "sso-provider problem"]);
});

it("says that a database is missing without making one", async () => {
  const place = join(folder, "yonke.sqlite");
  const { db, findings: said } = await examineDatabase({ kind: "sqlite", place }, { dataDir: folder });
  expect([db, said[0]?.severity]).toEqual([undefined, "problem"]);
  expect(() => readFileSync(place)).toThrow();
});

describeEachDatabase("the doctor's look at the data", ({ create }) => {
  it("tells of no stores, then of stores without hours, without stock and with an old one, and of another clock", async () => {
    own();
    const db = await create();
    expect(ids(await findings({}, db), "problem")).toContain("no-stores");
    await fillChain(db, { stores: 9, vehicles: 0 });
    const found = await findings({}, db);
    expect(ids(found, "problem")).toEqual(expect.arrayContaining(["no-hours", "no-stock"]));
    expect(ids(found, "advice")).toEqual(expect.arrayContaining(["no-prices"]));
    const days = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((store_id) => ({
      store_id,
      desk: "store" as const,
      weekday: 1,
      opens_minute: 480,
      closes_minute: 1020,
    }));
    await db.main.insertInto("store_hours").values(days).execute();
    await db.main.updateTable("stores").set({ stock_read_at: "2026-11-14T12:00:00.000Z" }).execute();
    const old = await findings({}, db);
    expect(ids(old, "advice")).toContain("old-stock");
    expect(ids(old, "problem")).not.toContain("no-hours");
    await db.main.updateTable("stores").set({ stock_read_at: "2026-11-16T11:00:00.000Z" }).execute();
    expect(ids(await findings({}, db), "fine")).toEqual(expect.arrayContaining(["stores", "time-zone"]));
    expect(ids(await findings({}, db), "advice")).not.toContain("countries");
    own({ countries: ["US"] });
    expect(ids(await findings({}, db), "advice")).toContain("countries");
    own({ timeZone: "America/Halifax" });
    expect(ids(await findings({}, db), "advice")).toContain("time-zone");
  });
});

it("tells of copies of a lost database, which nothing deletes", async () => {
  own();
  const told = async () => (await findings()).find(({ id }) => id === "rescued");
  expect(await told()).toBeUndefined();
  for (const [at, name] of ["yonke-rescued-2026-11-14.sqlite", "yonke-rescued-2026-11-13.sqlite"].entries()) {
    writeFileSync(join(folder, name), "");
    const made = new Date(`2026-11-${14 - at}T12:00:00Z`);
    utimesSync(join(folder, name), made, made);
  }
  const { severity, says, todo } = (await told()) ?? {};
  expect([severity, says?.en, says?.es]).toEqual([
    "advice",
    expect.stringMatching(/^There are 2 copies .* 3 days old: /),
    expect.stringMatching(/^Hay 2 copias .* 3 días: /),
  ]);
  expect(todo?.en).toContain("remove them");
});
