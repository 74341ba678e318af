import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { feedIds } from "#feeds/feeds.ts";
import { commands } from "../../cli/commands.ts";
import { runCommand } from "../../cli/run-command.ts";
import { freePort } from "./free-port.ts";
import { catchMail } from "./mail-catcher.ts";
import { root, runServer } from "./run-server.ts";

const example = join(root, "examples/ocotillo");

/** The files of the second chain, brought in as its managers would. */
async function importAll(dataDir: string): Promise<void> {
  const there = readdirSync(join(example, "files"));
  for (const feed of feedIds.filter((id) => there.includes(`${id}.csv`))) {
    const said: string[] = [];
    const write = (text: string) => said.push(text);
    const words = ["import", feed, join(example, "files", `${feed}.csv`), "--data-dir", dataDir];
    const status = await runCommand(commands, words, { stdout: { write }, stderr: { write } });
    if (status !== 0) throw new Error(`import ${feed} ended with ${status}:\n${said.join("")}`);
  }
}

/** The chain of examples/ocotillo on a server of its own, with mail; `change` writes other facts into its folder, `put` files. */
export async function startSecondChain() {
  const folder = mkdtempSync(join(tmpdir(), "second-chain-"));
  const [dataDir, chainDir] = [join(folder, "data"), join(folder, "chain")];
  cpSync(join(example, "chain"), chainDir, { recursive: true });
  const file = join(chainDir, "chain.json");
  const facts = JSON.parse(readFileSync(file, "utf8"));
  // No mail is ever sent to an address of an example.
  facts.mail = JSON.parse(JSON.stringify(facts.mail).replaceAll("example.org", "test"));
  const change = (other: object) => writeFileSync(file, JSON.stringify({ ...facts, ...other }));
  change({});
  await importAll(dataDir);
  const post = await catchMail();
  const port = String(await freePort());
  const server = await runServer("second-chain", {
    ...{ PORT: port, DATA_DIR: dataDir, CHAIN_DIR: chainDir, SMTP_URL: post.url },
  });
  return {
    origin: `http://localhost:${port}`,
    facts,
    mail: post.mail,
    change,
    dataDir,
    put(name: string, text: string) {
      mkdirSync(dirname(join(chainDir, name)), { recursive: true });
      writeFileSync(join(chainDir, name), text);
    },
    take: (name: string) => readFileSync(join(chainDir, name), "utf8"),
    drop: (name: string) => rmSync(join(chainDir, name), { recursive: true }),
    /** Has the server read the folder again; it shows a moment later. */
    hangUp: () => process.kill(server.pid, "SIGHUP"),
    async stop() {
      await server.stop();
      await post.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type SecondChain = Awaited<ReturnType<typeof startSecondChain>>;
