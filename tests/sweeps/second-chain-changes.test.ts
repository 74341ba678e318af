import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { switchNames } from "#core/switches.ts";
import { openDatabase } from "#data/open.ts";
import { findSetting } from "#data/queries/settings.ts";
import { ask } from "../support/ask.ts";
import { edits, listFacts, lookedAtElsewhere, switched, withEdits } from "../support/chain-edits.ts";
import { wordsOf } from "../support/crawled-words.ts";
import { type SecondChain, startSecondChain } from "../support/second-chain.ts";
import { sendContact } from "../support/send-contact.ts";

let chain: SecondChain;
const get = (path: string) => ask(chain.origin, path);
beforeAll(async () => {
  chain = await startSecondChain();
});
afterAll(() => chain?.stop());

/** The folder changes under the running server. */
describe("a chain that changes its folder", () => {
  const allOn = Object.fromEntries(switchNames.map((name) => [name, true]));
  const paths = [...new Set(edits.flatMap(({ shows }) => Object.keys(shows)))];
  const readAll = async () =>
    new Map(await Promise.all(paths.map(async (path) => [path, (await get(path)).text] as const)));
  const drawing = (d: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${d}"/></svg>`;
  const files = {
    "logo.svg": drawing("M1 1h7v3z"),
    "logo-dark.svg": drawing("M1 1h7v4z"),
    "logo-mono.svg": drawing("M1 1h7v5z"),
    "favicon.svg": drawing("M1 1h7v6z"),
    "art/hero.es.svg": drawing("M1 1h7v7z"),
    "theme.css": ":root { --yellow: #ffb101; }",
    "content/company.es.md": "title: Dos hermanas\ndescription: Y una grúa.\n\n# Dos hermanas\n\nHola.\n",
    "content/company.en.md": "title: Two sisters\ndescription: And a truck.\n\n# Two sisters\n\nHello.\n",
  };
  const kept = Object.keys(files).filter((name) => !/content|art/.test(name));
  let was: Map<string, string>;
  let now: Map<string, string>;
  const shown = async (path: string, sign: string) =>
    vi.waitFor(async () => expect((await get(path)).text).toContain(sign), { timeout: 300_000, interval: 100 });

  it("knows of every fact in the schema what shows it", () => {
    const known = [...edits.map(({ key }) => key), ...switchNames.map((name) => `switches.${name}`)];
    expect([...known, ...lookedAtElsewhere].sort()).toEqual(listFacts().sort());
    expect(Object.keys(switched).sort()).toEqual([...switchNames].sort());
  });

  it("shows each fact without a start", async () => {
    chain.change({ switches: allOn });
    chain.hangUp();
    await shown("/done-un-vehiculo", "1098-C");
    was = await readAll();
    const mail = { from: "uno@otro.test", general: ["dos@otro.test"], subjects: { parts: "tres@otro.test" } };
    const facts = { ...withEdits({ ...chain.facts, switches: allOn }), mail, timeZone: "America/Denver" };
    chain.change(facts);
    chain.hangUp();
    await shown("/", "Palo Verde Yards LLC");
    now = await readAll();
    const unseen = edits.flatMap(({ key, shows }) =>
      Object.entries(shows)
        .filter(([path, sign]) => was.get(path)?.includes(sign) || !now.get(path)?.includes(sign))
        .map(([path, sign]) => `${key}: ${sign} on ${path}`),
    );
    expect(unseen).toEqual([]);
    expect([was, now].map((all) => all.get("/")?.includes("foot__note"))).toEqual([true, false]);
    const before = chain.mail.length;
    expect(
      (await sendContact(chain.origin, { subject: "parts", language: "es", email: "tercero@visitante.test" })).status,
    ).toBe(200);
    await expect.poll(() => chain.mail.length).toBeGreaterThanOrEqual(before + 2);
    const sent = chain.mail.slice(before).map(({ to, headers }) => `${to} ${headers}`);
    for (const address of ["uno@otro.test", "dos@otro.test", "tres@otro.test"]) expect(sent.join()).toContain(address);
    const db = await openDatabase({ dataDir: chain.dataDir });
    expect(await findSetting(db.main, "chain_time_zone")).toBe("America/Denver");
    await db.close();
  });

  it("shows its logos, icons, drawings, colours and texts, and the shipped ones once they are gone", async () => {
    const before = Object.fromEntries(kept.map((name) => [name, chain.take(name)]));
    const icons = () =>
      JSON.parse(now.get("/manifest.es.webmanifest") ?? "{}").icons.map(({ src }: { src: string }) => src);
    const oldIcons = icons();
    const social = (page = "") => /property="og:image" content="([^"]+)"/.exec(page)?.[1];
    const oldSocial = social(now.get("/"));
    for (const [name, text] of Object.entries(files)) chain.put(name, text);
    chain.hangUp();
    await shown("/acera/compania", "Dos hermanas");
    // The server may have been reading the folder while these were written one by one.
    for (const sign of ["assets/theme.", "M1 1h7v4z", "M1 1h7v5z"]) await shown("/", sign);
    now = await readAll();
    const home = now.get("/") ?? "";
    expect((await get("/about/company-profile")).text).toContain("Two sisters");
    const theme = /\/assets\/theme\.[\w-]+\.css/.exec(home)?.[0] ?? "";
    expect((await get(theme)).text).toContain("#ffb101");
    for (const d of ["M1 1h7v4z", "M1 1h7v5z"]) expect(home).toContain(d);
    const hero = /\/art\/hero\.es\.[\w-]+\.svg/.exec(home)?.[0] ?? "";
    expect((await get(hero)).text).toBe(files["art/hero.es.svg"]);
    const icon = /\/art\/favicon\.[\w-]+\.svg/.exec(home)?.[0] ?? "";
    expect((await get(icon)).text).toBe(files["favicon.svg"]);
    expect(icons().filter((one: string) => oldIcons.includes(one))).toEqual([]);
    expect(social(home)).not.toBe(oldSocial);

    for (const name of ["content", "art"]) chain.drop(name);
    for (const [name, text] of Object.entries(before)) chain.put(name, text);
    chain.hangUp();
    const gone = async (path: string, sign: string) => expect((await get(path)).text).not.toContain(sign);
    // Here too it may have read them halfway.
    for (const [path, sign] of [
      ["/acera/compania", "Dos hermanas"],
      ["/", "M1 1h7v4z"],
    ] as const)
      await vi.waitFor(() => gone(path, sign), { timeout: 300_000, interval: 100 });
  });

  it("takes a page away with each switch", async () => {
    const pages = Object.values(switched).filter((path) => path !== undefined);
    for (const path of pages) expect((await get(path)).status, path).toBe(200);
    chain.change({ switches: Object.fromEntries(switchNames.map((name) => [name, false])) });
    chain.hangUp();
    await vi.waitFor(async () => expect((await get("/toolkit-rewards")).status).toBe(410), {
      timeout: 300_000,
      interval: 100,
    });
    for (const path of pages) expect((await get(path)).status, path).toBe(410);
    const bare = (await get("/")).text;
    expect(pages.filter((path) => bare.includes(`href="${path}"`))).toEqual([]);
    expect(wordsOf({ reply: { text: bare } })).not.toMatch(/row ?52/i);
  });
});
