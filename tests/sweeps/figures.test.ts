import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FigureRow } from "#data/schema.ts";
import { ask } from "../support/ask.ts";
import { freePort } from "../support/free-port.ts";
import { cleanEnvironment, type RunningServer, root, runServer } from "../support/run-server.ts";
import { createDataFolder } from "../support/test-data.ts";

const agent =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36";
const key = "an-administration-key";
let folder: Awaited<ReturnType<typeof createDataFolder>>;
let server: RunningServer;
let origin = "";
const start = async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = await runServer("figures", { PORT: String(port), DATA_DIR: folder.path, ADMIN_TOKEN: key });
};
beforeAll(async () => {
  folder = await createDataFolder();
  await start();
});
afterAll(async () => {
  await server?.stop();
  folder?.remove();
});

const visit = (path: string, headers: Record<string, string> = {}) =>
  ask(origin, path, { headers: { "user-agent": agent, ...headers } });
const series = async (name: string, labels: string) => {
  const { text } = await ask(origin, "/metrics", { headers: { authorization: `Bearer ${key}` } });
  const line = text.split("\n").find((one) => one.startsWith(`${name}{${labels}}`));
  return line === undefined ? 0 : Number(line.split(" ").at(-1));
};
const views = (page: string, edition = "es") => series("yonke_page_views_total", `page="${page}",edition="${edition}"`);

function stored(): FigureRow[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["cli/yonke.ts", "figures", "--json"], {
    cwd: root,
    encoding: "utf8",
    env: { ...cleanEnvironment(), DATA_DIR: folder.path },
  });
  if (status !== 0) throw new Error(stderr);
  return (JSON.parse(stdout) as { figures: FigureRow[] }).figures;
}

it("counts every opening of a page, made or kept, and no robot, part or page fetched in advance", async () => {
  for (let i = 0; i < 4; i++) expect((await visit("/ubicaciones")).status).toBe(200);
  const { headers } = await visit("/ubicaciones");
  expect((await visit("/ubicaciones", { "if-none-match": headers.etag ?? "" })).status).toBe(304);
  await visit("/locations");
  await visit("/carreras");
  await visit("/ubicaciones", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await visit("/ubicaciones", { "sec-purpose": "prefetch" });
  await visit("/ubicaciones", { "sec-fetch-dest": "empty" });
  await ask(origin, "/ubicaciones");
  await ask(origin, "/ubicaciones", { method: "HEAD", headers: { "user-agent": agent } });
  expect([await views("locations"), await views("locations", "en"), await views("careers")]).toEqual([6, 1, 1]);
  await ask(origin, "/ubicaciones", { method: "HEAD", headers: { "user-agent": agent, "x-seen": "1" } });
  expect(await views("locations")).toBe(7);
  await visit("/PageNotFoundEs?path=/x");
  await visit("/images/none");
  expect(await views("pageNotFound")).toBe(1);
});

it("counts searches and those that found nothing, and keeps both over a restart", async () => {
  await visit("/busqueda;s=motor");
  for (let i = 0; i < 3; i++) await visit("/busqueda;s=qwxzy");
  await visit("/revise-inventario/busque?year=1903&zip=95823&distance=10");
  await visit("/check-inventory?q=honda+civic");
  expect(await series("yonke_searches_total", 'search="site",edition="es"')).toBe(4);
  expect(await series("yonke_searches_without_result_total", 'search="site",edition="es"')).toBe(3);
  expect(await series("yonke_searches_total", 'search="typed",edition="en"')).toBe(1);
  await server.stop();
  const before = stored();
  const of = (rows: FigureRow[], kind: string, name: string, edition = "es") =>
    rows.find((row) => row.kind === kind && row.name === name && row.edition === edition)?.count;
  expect(of(before, "view", "locations")).toBe(7);
  expect(of(before, "nothing", "site")).toBe(3);
  expect(of(before, "nothing", "inventory")).toBe(1);
  const asked = before.filter(({ kind }) => kind === "asked").map(({ name }) => name);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/1903.* · 958$/);
  await start();
  await visit("/ubicaciones");
  await server.stop();
  expect(of(stored(), "view", "locations")).toBe(8);
});
