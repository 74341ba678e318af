import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readChainFolder } from "#content/chain/read-folder.ts";
import { openDatabase } from "#data/open.ts";
import { findFirstLanguage } from "#data/queries/settings.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openMigrated, putMigrated } from "#tests/support/migrated.ts";
import { commands } from "./commands.ts";
import { questions } from "./init/questions.ts";
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
    "The logo gets lost on the dark header: 100% of what is drawn can hardly be seen. Put logo-dark.svg in other colors",
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
    "--car-example",
    "a car of 3000 lb",
    "--payment-en",
    "Cash, debit and credit cards. No checks.",
    "--yard-es",
    "yarda",
    "--usual",
    "gate, parking",
  ]);
  expect(status).toBe(1);
  for (const told of [
    "--founded: founded must be a number. For example: --founded 2004",
    "--time-zone: timeZone must be a time zone such as America/Phoenix.",
    "--tagline-es: tagline.es is missing.",
    '--phone: phones.main is missing. For example: --phone "(602) 252-1200"',
    '--car-example: rules.carExample.pounds must be a number. For example: --car-example "3000, 350, 2026-11-02"',
    '--payment-en: rules.payment.en must stand within a sentence, without a full stop. For example: --payment-en "cash and cards"',
    '--yard-es: yardWord.es.gender is missing. For example: --yard-es "yonke, yonkes, m"',
    "--minimum-age: rules.minimumAge must be a number.",
    "--usual: rules.parking is no fact that this file knows.",
    "--without: switches.rewads is no fact that this file knows.",
    "--logo: logo.svg: must be drawn with paths alone",
  ])
    expect(out).toContain(told);
  expect(existsSync(folder)).toBe(false);
});

it("takes a logo of pixels, small inside a drawing for pages and larger for icons, and tells in a sentence what it cannot read", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 300"><circle cx="150" cy="150" r="140" fill="#f28c1e"/><path fill="#1b2430" d="M330 90h540v120H330z"/></svg>`;
  for (const [name, picture] of [
    ["logo.png", sharp(Buffer.from(svg)).png()],
    ["logo.jpg", sharp(Buffer.from(svg)).flatten({ background: "#fff" }).jpeg()],
  ] as const) {
    const file = join(parent, name);
    await picture.toFile(file);
    folder = join(parent, `chain-of-${name}`);
    const { status, out } = await init(["--yes", "--lang", "en", "--logo", file, ...flags()]);
    expect([name, status]).toEqual([name, 0]);
    expect(out).toContain("The logo was made smaller and kept inside logo.svg and favicon.svg.");
    // A PNG leaves the ground free, and the dark name is lost on the dark header.
    expect(out.includes("The logo gets lost on the dark header")).toBe(name === "logo.png");
    const { logos, favicon, logoSource } = await readChainFolder(folder, root);
    expect(logos.light.height).toBeLessThanOrEqual(96);
    expect(logos.light.width / logos.light.height).toBeCloseTo(890 / 300, 0);
    expect(logoSource.length).toBeLessThanOrEqual(12_000);
    const { width = 0 } = await sharp(Buffer.from(favicon)).metadata();
    expect(width).toBe(512);
  }
  writeFileSync(join(parent, "logo.pdf"), "%PDF-1.7");
  for (const [file, lang, said] of [
    [join(parent, "none.png"), "en", "none.png cannot be read."],
    [join(parent, "none.png"), "es", "No se puede leer"],
    [join(parent, "logo.pdf"), "en", "is no SVG, PNG, JPEG or WebP that can be read"],
    [join(parent, "logo.pdf"), "es", "no es un SVG, PNG, JPEG ni WebP que se pueda leer"],
  ] as const) {
    folder = join(parent, "refused");
    const { status, out } = await init(["--yes", "--lang", lang, "--logo", file, ...flags()]);
    expect([status, out]).toEqual([1, expect.stringContaining(said)]);
    expect(out).not.toMatch(/ENOENT|\.\.$/m);
    expect(existsSync(folder)).toBe(false);
  }
});

it("shows for each fact how it is written, which is right as it stands there", async () => {
  const told = { es: "Los datos, cada uno como se escribe:", en: "The facts, each as it is written:" };
  for (const lang of ["es", "en"] as const) {
    const { status, out } = await init(["--help", "--lang", lang]);
    expect(status).toBe(0);
    expect(out).toContain(told[lang]);
    for (const { flag, ask } of questions) {
      expect(out).toMatch(new RegExp(`^ {2}--${flag} \\S`, "m"));
      expect(out).toContain(ask[lang]);
    }
  }
  const { out } = await init(["--help", "--lang", "en"]);
  const given = [...out.matchAll(/^ {2}(--[\w-]+) (?:"(.+)"|(\S+))$/gm)].flatMap(([, flag = "", quoted, bare]) => [
    flag,
    (quoted ?? bare) as string,
  ]);
  expect(given).toHaveLength(questions.length * 2);
  expect(await init(["--yes", "--lang", "en", ...given])).toMatchObject({ status: 0 });
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

it("says what English first means, and keeps it for the office", async () => {
  for (const [lang, said] of [
    ["en", "English is the first language: the office's entrance, invitations and x-default"],
    ["es", "El inglés es el primer idioma: la entrada de la oficina, las invitaciones y x-default"],
  ] as const) {
    folder = join(parent, lang);
    expect((await init(["--yes", "--lang", lang, ...flags({ languages: "en, es" })])).out).toContain(said);
    expect((await readChainFolder(folder, root)).facts.languages).toEqual(["en", "es"]);
  }
  const db = await openDatabase({ dataDir: data });
  expect(await findFirstLanguage(db.main)).toBe("en");
  await db.close();
  folder = join(parent, "usual");
  expect((await init(["--yes", "--lang", "en", ...flags()])).out).not.toContain("first language");
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
