import type { TestProject } from "vitest/node";
import { buildWhenStale } from "../../scripts/build-when-stale.ts";
import { chainWith } from "./chain-with.ts";
import { freePort } from "./free-port.ts";
import { runServer } from "./run-server.ts";
import { createDataFolder } from "./test-data.ts";

/** Origins of both editions: equal when one host serves both. */
export type Origins = { es: string; en: string };
export type Servers = { one: Origins; two: Origins; dataDir: string };

declare module "vitest" {
  interface ProvidedContext {
    servers: Servers;
  }
}

/** What the chain of the second server says otherwise. */
export const socialUrls = { twitter: "https://x.example.com/yonke", facebook: "https://fb.example.com/yonke" };

/** Starts two real servers on one data folder: one host, and two with social links. */
export async function startServers(): Promise<Servers & { stop(): Promise<void> }> {
  await buildWhenStale((line) => console.log(line));
  const folder = await createDataFolder();
  const [first, second] = await Promise.all([freePort(), freePort()]);
  const hosts = { SITE_URL_ES: `http://es.localhost:${second}`, SITE_URL_EN: `http://en.localhost:${second}` };
  const social = chainWith({ social: socialUrls });
  const [one, two] = await Promise.all([
    runServer("one-host", { PORT: String(first), DATA_DIR: folder.path }),
    runServer("two-hosts", { PORT: String(second), DATA_DIR: folder.path, CHAIN_DIR: social.dir, ...hosts }),
  ]);
  const origin = `http://localhost:${first}`;
  return {
    one: { es: origin, en: origin },
    two: { es: hosts.SITE_URL_ES, en: hosts.SITE_URL_EN },
    dataDir: folder.path,
    async stop() {
      await Promise.all([one.stop(), two.stop()]);
      folder.remove();
      social.remove();
    },
  };
}

export default async function setup(project: TestProject) {
  const { stop, ...servers } = await startServers();
  project.provide("servers", servers);
  return stop;
}
