import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "#data/open.ts";
import { replacePostedUrls } from "#data/writes/posted-urls.ts";
import { ask } from "../support/ask.ts";
import { freePort } from "../support/free-port.ts";
import { type RunningServer, runServer } from "../support/run-server.ts";
import { createDataFolder } from "../support/test-data.ts";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let server: RunningServer;
let origin = "";
beforeAll(async () => {
  folder = await createDataFolder();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = await runServer("sitemap", { PORT: String(port), DATA_DIR: folder.path });
});
afterAll(async () => {
  await server?.stop();
  folder?.remove();
});

const sitemap = () => ask(origin, "/sitemap.xml");
async function post(paths: string[]) {
  const { headers } = await ask(origin, "/api/token");
  const cookie = (headers["set-cookie"] ?? "").split(";")[0] as string;
  return ask(origin, "/api/config/urls/", {
    method: "POST",
    headers: { cookie, "x-xsrf-token": cookie.slice(cookie.indexOf("=") + 1), "content-type": "application/json" },
    body: JSON.stringify(paths),
  });
}

it("is kept in memory, but a posted list shows at once", async () => {
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

it("answers 304 to whoever has it", async () => {
  const { headers } = await sitemap();
  const again = await ask(origin, "/sitemap.xml", { headers: { "if-none-match": headers.etag ?? "" } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});
