import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listOutbox } from "#data/queries/outbox.ts";
import { markMailSent } from "#data/writes/outbox.ts";
import { addSubmission } from "#data/writes/submissions.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openMigrated } from "#tests/support/migrated.ts";
import { commands } from "./commands.ts";
import { runCommand } from "./run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-leads-"));
const mail = { subject: "Solicitud", body: "…", replyTo: "" };

beforeAll(async () => {
  const db = await openMigrated(folder);
  await fillChain(db, { stores: 2, vehicles: 0 });
  const add = (fields: Record<string, string>, more = {}) =>
    addSubmission(db, { form: "careers", edition: "es", fields, mail, ...more });
  await add({ name: "Ñandú", phone: "=1+1" });
  const [row] = await listOutbox(db);
  await markMailSent(db, row?.id ?? "", { recipient: "jobs@yonke.test" });
  await add(
    { name: "Dos", subject: "parts", message: 'Una "cita",\notra línea\u001b[2J' },
    { form: "contact", storeId: 2 },
  );
  await add({ name: "Tres" }, { proof: "unproven" });
  await db.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function leads(...words: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const status = await runCommand(commands, ["leads", ...words, "--data-dir", folder], {
    stdout: { write: (text) => out.push(text) },
    stderr: { write: (text) => err.push(text) },
  });
  return { status, out: out.join(""), err: err.join("") };
}

it("lists what was sent with all fields, and tells of what came without proof", async () => {
  const { status, out } = await leads();
  expect(status).toBe(0);
  expect(out).toMatch(/contact {2}es {2}.*\(mail waiting\)[\s\S]*name: Dos[\s\S]*careers {2}es {2}\(mail sent\)/);
  expect(out).not.toContain("Tres");
  expect(out).not.toContain("\u001b");
  expect(out).toContain("subject: Parts and prices");
  expect(out).toContain("1 more came without the human check");
  expect((await leads("--unproven")).out).toMatch(/name: Tres/);
  expect((await leads("--unproven")).out).not.toMatch(/Dos|Ñandú/);
});

it("chooses by form, store, time and state", async () => {
  expect((await leads("--form", "contact")).out).toMatch(/Dos/);
  expect((await leads("--form", "contact")).out).not.toMatch(/Ñandú/);
  expect((await leads("--store", "2")).out).toMatch(/Dos/);
  expect((await leads("--store", "1")).out).toContain("No forms match");
  expect((await leads("--state", "sent")).out).not.toMatch(/Dos/);
  expect((await leads("--since", "1d")).out).toMatch(/Ñandú/);
  expect((await leads("--since", "2999-01-01")).out).toContain("No forms match");
  for (const wrong of [["--form", "x"], ["--state", "x"], ["--since", "x"], ["list.doc"]])
    expect((await leads(...wrong)).status).toBe(1);
});

it("writes a file that Excel opens rightly, without formulas, and one for programs", async () => {
  const csv = join(folder, "leads.csv");
  expect((await leads(csv)).out).toContain("2 written");
  const text = readFileSync(csv, "utf8");
  expect(text.startsWith("\ufeffid,createdAt,form,edition,store,proof,state,sentAt,sentTo,lastError,")).toBe(true);
  expect(text).toContain(",'=1+1");
  expect(text).toContain('"Una ""cita"",\notra línea');
  expect(text).toContain("Ñandú");
  expect(statSync(csv).mode & 0o077).toBe(0);
  const json = join(folder, "leads.json");
  await leads(json, "--form", "careers");
  expect(JSON.parse(readFileSync(json, "utf8"))).toMatchObject([
    { form: "careers", proof: "proven", state: "sent", sentTo: "jobs@yonke.test", fields: { name: "Ñandú" } },
  ]);
});
