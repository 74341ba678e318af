import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readChainFolder } from "#content/chain/read-folder.ts";
import { openDatabase } from "#data/open.ts";
import { isOwnData } from "#data/writes/own-data.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openMigrated, putMigrated } from "#tests/support/migrated.ts";
import { commands } from "./commands.ts";
import { runCommand } from "./run-command.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
let parent = "";
let folder = "";
let data = "";
beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), "yonke-init-"));
  folder = join(parent, "dos-cactus");
  data = join(parent, "data");
  await putMigrated(data);
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

async function init(words: string[], answers?: string[]) {
  const out: string[] = [];
  const asked: string[] = [];
  const write = (text: string) => out.push(text);
  const status = await runCommand(commands, ["init", folder, ...words, "--data-dir", data], {
    stdout: { write },
    stderr: { write },
    question: async (text) => {
      asked.push(text);
      return answers?.shift();
    },
  });
  return { status, out: out.join(""), asked };
}

const flags = (more: Record<string, string> = {}) =>
  Object.entries({
    name: "Dos Cactus",
    founded: "2004",
    "time-zone": "America/Phoenix",
    phone: "(602) 252-1200",
    "tagline-es": "Sáquela usted.",
    "tagline-en": "Pull it yourself.",
    "minimum-age": "18",
    "answer-days": "2",
    usual: "gate",
    "payment-es": "efectivo",
    "payment-en": "cash",
    "car-example": "3000, 350, 2026-11-02",
    mail: "oficina@doscactus.test",
    ...more,
  }).flatMap(([name, value]) => [`--${name}`, value]);

const stores = `site,code,name,division,division_name,address1,city,state,country,postal_code,time_zone,hours
PHX,1,Dos Cactus Phoenix,DC,Dos Cactus,1200 W Grant St,Phoenix,AZ,US,85004,America/Phoenix,Mon-Sat 8:00-17:00
MES,2,Dos Cactus Mesa,DC,Dos Cactus,40 N Center St,Mesa,AZ,US,85201,America/Phoenix,Mon-Sat 8:00-17:00
`;

it("makes a folder that the site can read, and a database with the catalogue, the stores and no demo", async () => {
  const file = join(parent, "stores.csv");
  writeFileSync(file, stores);
  const logo = join(parent, "logo.svg");
  writeFileSync(logo, '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  const { status, out } = await init([
    "--yes",
    "--lang",
    "en",
    "--stores",
    file,
    "--logo",
    logo,
    ...flags({ without: "rewards, donation", "yard-en": "salvage yard" }),
  ]);
  expect(out).toContain(`CHAIN_DIR=${folder} DATA_DIR=${data} npm start`);
  expect(out).toContain(`DATA_DIR=${data} npm run yonke -- import inventory`);
  expect(out).toContain(
    "The logo can hardly be seen on the dark header: 0% of what is drawn stands out. Put logo-dark.svg in other colors",
  );
  expect(out).not.toContain("on paper");
  expect(status).toBe(0);
  const { facts, logoSource } = await readChainFolder(folder, root);
  expect(facts).toMatchObject({ name: "Dos Cactus", legalName: "Dos Cactus", founded: 2004, invented: false });
  expect(facts.yardWord.en).toEqual({ one: "salvage yard", many: "salvage yards" });
  expect(facts.switches).toMatchObject({ rewards: false, donation: false, warrantyPlus: true });
  expect(logoSource).toBe(readFileSync(logo, "utf8"));
  const db = await openDatabase({ dataDir: data });
  expect(await db.main.selectFrom("stores").select("site").orderBy("id").execute()).toEqual([
    { site: "PHX" },
    { site: "MES" },
  ]);
  expect(await db.main.selectFrom("makes").select("id").where("name", "=", "Chevrolet").execute()).toEqual([
    { id: 100 },
  ]);
  expect(await db.main.selectFrom("settings").select("value").where("key", "=", "chain_time_zone").execute()).toEqual([
    { value: "America/Phoenix" },
  ]);
  expect(await isOwnData(db)).toBe(true);
  await db.close();
});

it("says everything that is wrong at once, by the flag that mends it, and then writes nothing", async () => {
  const logo = join(parent, "logo.svg");
  writeFileSync(logo, '<svg viewBox="0 0 9 9"><text>A</text></svg>');
  const { status, out } = await init([
    "--yes",
    "--lang",
    "en",
    "--logo",
    logo,
    "--name",
    "Dos Cactus",
    "--founded",
    "19x",
    "--time-zone",
    "Arizona",
    "--without",
    "rewads",
    "--minimum-age",
    "any",
    "--usual",
    "gate, parking",
  ]);
  expect(status).toBe(1);
  for (const told of [
    "--founded: founded must be a number.",
    "--time-zone: timeZone must be a time zone such as America/Phoenix.",
    "--tagline-es: tagline.es is missing.",
    "--phone: phones.main is missing.",
    "--minimum-age: rules.minimumAge must be a number.",
    "--usual: rules.parking is no fact that this file knows.",
    "--without: switches.rewads is no fact that this file knows.",
    "--logo: logo.svg: must be drawn with paths alone",
  ])
    expect(out).toContain(told);
  expect(existsSync(folder)).toBe(false);
});

it("asks a person in their language for what it was not told, and again for what was not right", async () => {
  const given = flags().filter((_, at, all) => !["--name", "--founded"].includes(all[at - (at % 2)] as string));
  const rest = ["--legal-name", "Dos Cactus LLC", "--countries", "US", "--currency", "USD", "--without", "row52"];
  given.push("--languages", "es, en");
  const yards = ["--yard-es", "yonke, yonkes, m", "--yard-en", "yard, yards"];
  const { status, asked, out } = await init(
    ["--lang", "es", ...given, ...rest, ...yards],
    ["Dos Cactus", "hace mucho", "2004"],
  );
  expect(asked).toEqual(["Nombre de la cadena: ", "Año en que empezó: ", "Año en que empezó: "]);
  expect(out).toContain("Otra vez");
  expect(status).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, "chain.json"), "utf8"))).toMatchObject({
    name: "Dos Cactus",
    founded: 2004,
  });
});

it("asks a site of one language for the words of that alone, and tells what is wrong in Spanish too", async () => {
  expect((await init(["--yes", "--lang", "es", ...flags({ languages: "español" })])).out).toContain(
    "--languages: languages.0 debe ser es o en.",
  );
  const spanish = flags().filter((_, at, all) => !all[at - (at % 2)]?.endsWith("-en"));
  const rest = ["--legal-name", "Dos Cactus LLC", "--countries", "US", "--currency", "USD", "--without", "row52"];
  const { status, asked, out } = await init(
    ["--lang", "es", ...spanish, ...rest],
    ["es", "deshuesadero, deshuesaderos, x", "deshuesadero, deshuesaderos, m"],
  );
  expect(out).toContain("--yard-es: yardWord.es.gender debe ser m o f.");
  expect(status).toBe(0);
  expect(asked).toHaveLength(3);
  const { facts } = await readChainFolder(folder, root);
  expect(facts.languages).toEqual(["es"]);
  expect(facts.tagline.es).toBe("Sáquela usted.");
  expect(JSON.parse(readFileSync(join(folder, "chain.json"), "utf8")).yardWord).toEqual({
    es: { one: "deshuesadero", many: "deshuesaderos", gender: "m" },
  });
});

it("asks a chain that buys no cars for no car that it bought, and offers no clock that would be refused", async () => {
  const given = flags({ without: "row52, sellingCars" }).filter(
    (_, at, all) => all[at - (at % 2)] !== "--car-example" && all[at - (at % 2)] !== "--time-zone",
  );
  const { status, asked } = await init(["--lang", "en", ...given], ["", "", "America/Phoenix", "", "", "", ""]);
  expect(status).toBe(0);
  expect(asked.filter((text) => text.startsWith("A complete car"))).toEqual([]);
  expect(asked.find((text) => text.startsWith("Time zone"))).toMatch(/^Time zone(?: \[\w+\/[\w/]+\])?: $/);
  const { facts } = await readChainFolder(folder, root);
  expect([facts.switches.sellingCars, facts.rules.carExample]).toEqual([false, undefined]);
});

it("takes a file of facts, and what the command line says before it", async () => {
  const facts = join(parent, "facts.json");
  writeFileSync(facts, readFileSync(join(root, "tests/chain/chain.json"), "utf8"));
  const { status } = await init(["--yes", "--facts", facts, "--name", "Dos Cactus"]);
  expect(status).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, "chain.json"), "utf8"))).toMatchObject({
    name: "Dos Cactus",
    founded: 1991,
  });
});

it("overwrites nothing: neither a folder nor a database that has stores", async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, "chain.json"), "mine");
  expect(await init(["--yes", "--lang", "en", ...flags()])).toMatchObject({
    status: 1,
    out: expect.stringContaining("nothing is ever overwritten"),
  });
  expect(readFileSync(join(folder, "chain.json"), "utf8")).toBe("mine");
  rmSync(folder, { recursive: true });
  const db = await openMigrated(data);
  await fillChain(db, { stores: 2, vehicles: 0 });
  await db.close();
  expect(await init(["--yes", "--lang", "en", ...flags()])).toMatchObject({
    status: 2,
    out: expect.stringContaining("was left as it is"),
  });
});

it("makes a chain of the fewest answers, which promises nothing, and tells what is unsaid", async () => {
  const few = ["name", "founded", "time-zone", "phone", "tagline-es", "tagline-en"].map((name) => `--${name}`);
  const given = flags().filter((_, at, all) => few.includes(all[at - (at % 2)] as string));
  const { status, out } = await init(["--yes", "--lang", "en", ...given]);
  expect(status).toBe(0);
  expect(out).toMatch(/Nothing was said of \d+ rules, and the site publishes nothing of them: Who comes in \(\d+\)/);
  const { facts } = await readChainFolder(folder, root);
  expect(facts.rules).toEqual({});
  expect(facts.switches).toMatchObject({ rewards: false, donation: false, warrantyPlus: false, sellingCars: true });
});

it("takes a yes to the usual rules of a group, and every service where none is left out", async () => {
  const { status } = await init(["--yes", ...flags({ usual: "gate, exchanges", without: "none" })]);
  expect(status).toBe(0);
  const { facts } = await readChainFolder(folder, root);
  expect(facts.rules).toMatchObject({ minimumAge: 18, waiver: true, noPets: true, noLabor: true, answerDays: 2 });
  expect([facts.rules.handTools, facts.rules.shipsParts]).toEqual([undefined, undefined]);
  expect(facts.switches).toMatchObject({ rewards: true, donation: true, warrantyPlus: true });
});
