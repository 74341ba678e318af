import { afterAll, beforeAll, expect, it } from "vitest";
import { listPaths } from "#app/company/sitemap-seo-page/paths.ts";
import { openDatabase } from "#data/open.ts";
import { replacePostedUrls } from "#data/writes/posted-urls.ts";
import { createAddresses } from "#site/address.ts";
import { ask, askRaw } from "../support/ask.ts";
import { freePort } from "../support/free-port.ts";
import { type RunningServer, runServer } from "../support/run-server.ts";
import { createDataFolder } from "../support/test-data.ts";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let server: RunningServer;
let origin = "";
const key = "the-key-of-the-sitemap-tool";
beforeAll(async () => {
  folder = await createDataFolder();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = await runServer("sitemap", { PORT: String(port), DATA_DIR: folder.path, ADMIN_TOKEN: key });
});
afterAll(async () => {
  await server?.stop();
  folder?.remove();
});

const sitemap = () => ask(origin, "/sitemap.xml");
async function tokenHeaders() {
  const { headers } = await ask(origin, "/api/token");
  const cookie = (headers["set-cookie"] ?? "").split(";")[0] as string;
  return { cookie, "x-xsrf-token": cookie.slice(cookie.indexOf("=") + 1), "content-type": "application/json" };
}
const post = async (paths: string[], admin = key) =>
  ask(origin, "/api/config/urls/", {
    method: "POST",
    headers: { ...(await tokenHeaders()), authorization: `Bearer ${admin}` },
    body: JSON.stringify(paths),
  });

it("is kept in memory, but a posted list shows at once", async () => {
  // It is kept when it is asked for the second time.
  await sitemap();
  const first = await sitemap();
  const db = await openDatabase({ dataDir: folder.path });
  try {
    // Written behind the server's back: only a file made anew would have it.
    await replacePostedUrls(db, ["/revise-inventario?kept=1"]);
    const second = await sitemap();
    expect(second.text).toBe(first.text);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(second.text).not.toContain("kept=1");
  } finally {
    await db.close();
  }
  expect((await post(["/revise-inventario?posted=1"])).status).toBe(200);
  const third = await sitemap();
  expect(third.text).toContain("/revise-inventario?posted=1</loc>");
  expect(third.text).not.toContain("kept=1");
  expect(third.headers.etag).not.toBe(first.headers.etag);
});

it("takes every route of the table and lists none that is a pattern, a tool or a result", async () => {
  const before = (await sitemap()).text;
  const routes = listPaths(createAddresses({ es: origin, en: origin }));
  const reply = await post([...routes, "/revise-inventario?posted=2"]);
  expect([reply.status, JSON.parse(reply.text)]).toEqual([200, { accepted: routes.length + 1 }]);
  const after = (await sitemap()).text;
  expect(after).toContain("/revise-inventario?posted=2</loc>");
  expect(after.replace(/<url><loc>[^<]*posted=2<\/loc><\/url>\n/, "")).toBe(
    before.replace(/<url><loc>[^<]*posted=1<\/loc><\/url>\n/, ""),
  );
});

it("answers 304 to whoever has it", async () => {
  const { headers } = await sitemap();
  const again = await ask(origin, "/sitemap.xml", { headers: { "if-none-match": headers.etag ?? "" } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it("takes a list from nobody without the key, from this machine neither", async () => {
  for (const wrong of ["", "wrong", "undefined"]) {
    const refused = await post(["/carreras?taken=1"], wrong);
    expect([refused.status, JSON.parse(refused.text).error.code]).toEqual([403, "forbidden"]);
  }
  expect((await sitemap()).text).not.toContain("taken=1");
});

it("refuses before it reads: a body that never comes is not waited for", async () => {
  const head = Object.entries({
    host: "localhost",
    ...(await tokenHeaders()),
    "content-length": String(4 * 1024 * 1024),
  });
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  expect(await askRaw(origin, `POST /api/config/urls/ HTTP/1.1\r\n${lines}\r\n[`)).toMatch(/^HTTP\/1\.1 403 /);
});
