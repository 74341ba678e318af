import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { readConfig } from "#config";
import { chainFacts, chainFolder, keepChain } from "#content/chain-facts.ts";
import { testSite } from "#tests/support/test-site.ts";
import { createChainArt } from "./chain-art.ts";
import { followChain, loadChain } from "./open-chain.ts";

const shipped = chainFolder();
const quiet = () => {};
const folder = mkdtempSync(join(tmpdir(), "chain-"));
afterEach(() => {
  keepChain(shipped);
  rmSync(folder, { recursive: true, force: true });
});

const rename = (name: string) => {
  const facts = JSON.parse(readFileSync("tests/chain/chain.json", "utf8"));
  writeFileSync(join(folder, "chain.json"), JSON.stringify({ ...facts, name }));
};

it("takes what changes in the folder, keeps the old facts when it is wrong", async () => {
  cpSync("tests/chain", folder, { recursive: true });
  await loadChain(readConfig({ CHAIN_DIR: folder }), quiet);
  expect(chainFacts()).toMatchObject({ name: "Yonke" });

  const said: string[] = [];
  const changed = vi.fn();
  const holder = followChain(
    readConfig({ CHAIN_DIR: folder }),
    async () => changed,
    (line) => said.push(line),
  );
  rename("Dos Cactus");
  await holder.reload();
  expect(chainFacts().name).toBe("Dos Cactus");
  expect(changed).toHaveBeenCalledTimes(1);

  rename("");
  await holder.reload();
  expect(chainFacts().name).toBe("Dos Cactus");
  expect(changed).toHaveBeenCalledTimes(1);
  expect(said.at(-1)).toContain("name must not be empty");

  await holder.stop();
});

it("shows the folder as it was read last, also when an earlier reading takes longer", async () => {
  cpSync("tests/chain", folder, { recursive: true });
  const config = readConfig({ CHAIN_DIR: folder });
  const slow = Promise.withResolvers<void>();
  let readings = 0;
  const prepare = async () => {
    readings += 1;
    if (readings === 1) await slow.promise;
    return quiet;
  };
  const holder = followChain(config, prepare, quiet);
  rename("Dos Cactus");
  const first = holder.reload();
  await vi.waitFor(() => expect(readings).toBe(1), { timeout: 300_000 });
  rename("Tres Ruedas");
  const second = holder.reload();
  slow.resolve();
  await Promise.all([first, second]);
  expect(chainFacts().name).toBe("Tres Ruedas");
  await holder.stop();
});

it("outlives a drawing that cannot be drawn and whatever else fails, and shows nothing of that folder", async () => {
  cpSync("tests/chain", folder, { recursive: true });
  const config = readConfig({ CHAIN_DIR: folder });
  const files = new Map();
  const art = createChainArt(files, testSite.assets);
  await loadChain(config, quiet, art.draw);
  const [icon, drawn] = [art.assets.url("art/icon-180.png"), files.size];
  const said: string[] = [];
  const holder = followChain(config, art.draw, (line) => said.push(line));
  rename("Dos Cactus");
  writeFileSync(join(folder, "favicon.svg"), "no drawing");
  await holder.reload();
  expect(said.at(-1)).toContain("favicon.svg: cannot be drawn");
  expect(chainFacts().name).toBe("Yonke");
  expect([art.assets.url("art/icon-180.png"), files.size]).toEqual([icon, drawn]);
  await holder.stop();

  const broken = followChain(
    config,
    () => Promise.reject(new Error("no database")),
    (line) => said.push(line),
  );
  await broken.reload();
  expect(said.at(-1)).toContain("no database");
  expect(chainFacts().name).toBe("Yonke");
  await broken.stop();
});

it("links the chain's colours after every page's sheets, under an address that changes with them", async () => {
  cpSync("tests/chain", folder, { recursive: true });
  const config = readConfig({ CHAIN_DIR: folder });
  const files = new Map();
  const art = createChainArt(files, { ...testSite.assets, sheets: () => ["/assets/site.css"] });
  await loadChain(config, quiet, art.draw);
  const linked = () => art.assets.sheets("app/home/page.tsx");
  writeFileSync(join(folder, "theme.css"), ":root { --yellow: #f2a65a; }");
  const holder = followChain(config, art.draw, quiet);
  await holder.reload();
  const [site, first = ""] = linked();
  expect([site, first]).toEqual(["/assets/site.css", expect.stringMatching(/^\/assets\/theme\.[\w-]{8}\.css$/)]);
  expect(files.get(first).headers["content-type"]).toBe("text/css; charset=utf-8");
  writeFileSync(join(folder, "theme.css"), ":root { --yellow: #f2a65b; }");
  await holder.reload();
  expect(linked()).toHaveLength(2);
  expect(linked()).not.toContain(first);
  rmSync(join(folder, "theme.css"));
  await holder.reload();
  expect(linked()).toEqual(["/assets/site.css"]);
  await holder.stop();
});

it("notices by itself that a file has changed", async () => {
  cpSync("tests/chain", folder, { recursive: true });
  const config = readConfig({ CHAIN_DIR: folder });
  await loadChain(config, quiet);
  const holder = followChain(config, async () => quiet, quiet);
  rename("Tres Ruedas");
  await vi.waitFor(() => expect(chainFacts().name).toBe("Tres Ruedas"), { timeout: 300_000 });
  await holder.stop();
});
