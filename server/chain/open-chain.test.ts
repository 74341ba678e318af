import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { readConfig } from "#config";
import { chainFacts, chainFolder, keepChain } from "#content/chain-facts.ts";
import { followChain, loadChain } from "./open-chain.ts";

const shipped = chainFolder();
const quiet = () => {};
const folder = mkdtempSync(join(tmpdir(), "chain-"));
afterEach(() => {
  keepChain(shipped);
  rmSync(folder, { recursive: true, force: true });
});

const rename = (name: string) => {
  const facts = JSON.parse(readFileSync("chain/chain.json", "utf8"));
  writeFileSync(join(folder, "chain.json"), JSON.stringify({ ...facts, name }));
};

it("takes what changes in the folder, keeps the old facts when it is wrong, and lets settings stand before it", async () => {
  cpSync("chain", folder, { recursive: true });
  await loadChain(readConfig({ CHAIN_DIR: folder, CAREERS_URL: "https://jobs.example.com/" }), quiet);
  expect(chainFacts()).toMatchObject({ name: "Yonke", careersUrl: "https://jobs.example.com/" });

  const said: string[] = [];
  const changed = vi.fn(async () => {});
  const holder = followChain(readConfig({ CHAIN_DIR: folder }), changed, (line) => said.push(line));
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

it("notices by itself that a file has changed", async () => {
  cpSync("chain", folder, { recursive: true });
  const config = readConfig({ CHAIN_DIR: folder });
  await loadChain(config, quiet);
  const holder = followChain(
    config,
    async () => {},
    () => {},
  );
  rename("Tres Ruedas");
  await vi.waitFor(() => expect(chainFacts().name).toBe("Tres Ruedas"), { timeout: 60_000 });
  await holder.stop();
});
