import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, inject, it } from "vitest";
import { ask, askPatiently } from "../support/ask.ts";
import { list, readHtml } from "../support/read-html.ts";

const origin = inject("servers").one.es;
const [yard] = JSON.parse((await ask(origin, "/api/locations/partpricing")).text) as { id: number }[];
const page = readHtml((await ask(origin, `/datos?store=${yard?.id}`)).text);
const linked = list(page, "a")
  .map((link) => link.attributes.href ?? "")
  .filter((href) => /^\/(?:open-data|calendars)\//.test(href));
const packed = (encoding: string) => ({ headers: { "accept-encoding": encoding } });
const sumOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

describe("the open data", () => {
  it("is linked from its page, of the chain and of the yard that was chosen", () => {
    expect(linked.length).toBeGreaterThanOrEqual(15);
    for (const name of ["stock.csv", "prices.ndjson", "events.es.ics", `stock-${yard?.id}.json`, "sha256.txt"])
      expect(linked).toContain(`/open-data/${name}`);
  });

  it.each(linked.filter((path) => path.startsWith("/open-data/") && !path.endsWith("sha256.txt")))(
    "%s comes packed, unpacked and not at all where it is known",
    async (path) => {
      // Made for the first who asks; a busy machine says when to come again.
      await askPatiently(origin, path);
      const [br, gzip, plain] = await Promise.all([
        ask(origin, path, packed("br, gzip")),
        ask(origin, path, packed("gzip")),
        ask(origin, path),
      ]);
      expect([br, gzip, plain].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined]);
      expect(brotliDecompressSync(br.body).equals(plain.body) && gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      const { headers } = plain;
      expect(headers["content-length"]).toBe(String(plain.body.length));
      expect(headers["repr-digest"]).toBe(`sha-256=:${Buffer.from(sumOf(plain.body), "hex").toString("base64")}:`);
      expect(headers.link).toContain('rel="license"');
      expect(Date.parse(headers["last-modified"] ?? "")).toBeLessThanOrEqual(Date.now());
      for (const held of [
        { "if-none-match": headers.etag as string },
        { "if-modified-since": headers["last-modified"] as string },
      ]) {
        const again = await ask(origin, path, { headers: held });
        expect([again.status, again.body.length]).toEqual([304, 0]);
      }
      const head = await ask(origin, path, { method: "HEAD" });
      expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
        ...[200, 0, headers["content-length"]],
      ]);
      if (/json$/.test(path) && !path.endsWith("ndjson")) expect(JSON.parse(plain.text)).toHaveProperty("licence");
    },
  );

  it("has the sums of all its files", async () => {
    const lines = (await ask(origin, "/open-data/sha256.txt")).text.trimEnd().split("\n");
    expect(lines).toHaveLength(8);
    for (const line of lines) {
      const [sum, name] = line.split("  ");
      expect(sumOf((await ask(origin, `/open-data/${name}`)).body), name).toBe(sum);
    }
  });

  it("counts the cars that the site counts", async () => {
    const rows = (await ask(origin, "/open-data/stock.ndjson")).text.trimEnd().split("\n");
    expect(page.children.length).toBeGreaterThan(0);
    const told = (await ask(origin, "/datos")).text.match(/Los ([\d,]+) carros/)?.[1]?.replaceAll(",", "");
    expect(rows).toHaveLength(Number(told));
  });

  it("knows no other names", async () => {
    for (const name of ["stock.xml", "stock-99999.csv", "leads.csv", "..%2fyonke.sqlite"])
      expect((await ask(origin, `/open-data/${name}`)).status, name).toBe(404);
  });

  it("tells search engines of each set", () => {
    const data = list(page, "script", { type: "application/ld+json" }).map((one) =>
      JSON.parse(String(one.children[0])),
    );
    const sets = data.filter((one) => one["@type"] === "Dataset");
    expect(sets.map(({ "@id": id }) => id.split("#")[1])).toEqual(["stock", "prices", "events"]);
    for (const { license, distribution, dateModified } of sets)
      expect([license.startsWith("https://"), distribution.length > 0, Date.parse(dateModified) > 0]).toEqual([
        ...[true, true, true],
      ]);
  });
});
