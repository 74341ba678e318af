import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { importTransaction } from "#data/writes/import-transaction.ts";
import { addSubmission } from "#data/writes/submissions.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { runExport } from "./export.ts";
import { fillChain, importFile } from "./fixtures/chain.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-hostile-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const header = "store,stock_number,year,make,model,notes,photo_urls\n";
const mail = { subject: "x", body: "x", replyTo: "" };

async function serve(answer: () => Promise<Buffer>) {
  const server = createServer(async (_, res) => res.end(await answer()));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/1.jpg`, close: () => server.close() };
}

describeEachDatabase("a file from untrusted hands", (maker) => {
  const notes = (db: Database) => db.main.selectFrom("vehicles").select("notes").execute();

  it("leaves the lock free while its photos are fetched", async () => {
    const db = await maker.create(fillChain);
    const other = await maker.openAgain(db);
    const meanwhile: string[] = [];
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#888" } })
      .jpeg()
      .toBuffer();
    const server = await serve(async () => {
      await addSubmission(other, { form: "careers", edition: "es", fields: {}, mail });
      meanwhile.push("form");
      await importTransaction(other, async () => meanwhile.push("lock"), 0);
      return photo;
    });
    const path = write("photos.csv", `${header}FW1,P1,2003,Honda,Accord,,${server.url}\n`);
    const report = await importFile(db, "inventory", path, { fetchPhotos: true, isClosed: () => false });
    server.close();
    expect(report.warnings.filter(({ column }) => column === "photo_urls")).toEqual([]);
    expect(meanwhile).toEqual(["form", "lock"]);
    expect(await db.main.selectFrom("images").select("mime").execute()).toEqual([{ mime: "image/jpeg" }]);
  });

  it("is told about a cell that is too long, with line and column, and does not see its beginning run on", async () => {
    const db = await maker.create(fillChain);
    const path = write(
      "long.csv",
      `${header}FW1,L1,2003,Honda,Accord,${"<a".repeat(100_000)},\nFW1,L2,2003,Honda,Accord,,\n`,
    );
    const report = await importFile(db, "inventory", path);
    expect(report).toMatchObject({ accepted: 1, rejected: 1 });
    expect(report.problems).toMatchObject([
      { line: 2, column: "notes", reason: { en: expect.stringContaining("32,767") } },
    ]);
    expect(report.problems[0]?.value.length).toBeLessThan(201);
  });

  it("ends in one sentence when it is nested or long beyond measure", async () => {
    const db = await maker.create(fillChain);
    for (const [name, text] of [
      ["deep.json", `[{"store":"FW1","notes":${"[".repeat(200_000)}`],
      ["open.xml", `<I>${"<A>".repeat(300_000)}`],
      ["long.json", `[{"store":"${"x".repeat(3_000_000)}"}]`],
    ] as const) {
      const report = await importFile(db, "inventory", write(name, text));
      expect(report).toMatchObject({
        outcome: "refused",
        refusals: [{ en: expect.stringMatching(/^The record that starts at line 1/) }, { en: "Nothing was written." }],
      });
    }
  });

  it("cannot hide a formula in an export, and what is exported comes back as it was", async () => {
    const db = await maker.create(fillChain);
    const cells = [
      "=HYPERLINK(1)",
      "@SUM(A1)",
      "+1 817 555 0102",
      "-5",
      "0012",
      "3-4",
      "1E5",
      "punterías",
      'say ""hi""',
      "a, b",
    ];
    const lines = cells.map((cell, i) => `FW1,000${i},2003,Honda,Accord,"${cell}",\n`);
    expect(await importFile(db, "inventory", write("cells.csv", header + lines.join("")))).toMatchObject({
      created: 10,
    });
    const before = await notes(db);
    const path = join(folder, `${maker.kind}.csv`);
    await runExport(db, { feed: "inventory", path });
    const text = readFileSync(path, "utf8");
    expect(text.startsWith("\ufeffstore,")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(text).toContain("punterías");
    for (const cell of text.split(/,|\r\n/)) expect(cell).not.toMatch(/^"?[=+@-]/);
    expect(await importFile(db, "inventory", path)).toMatchObject({ created: 0, changed: 0, gone: 0, rejected: 0 });
    expect(await notes(db)).toEqual(before);
  });
});
