import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fillChain } from "#tests/support/chain.ts";
import { openMigrated } from "#tests/support/migrated.ts";
import { commands } from "./commands.ts";
import { runCommand } from "./run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-staff-"));
beforeAll(async () => {
  const db = await openMigrated(folder);
  await fillChain(db, { stores: 2, vehicles: 0 });
  await db.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function staff(...words: string[]) {
  const said: string[] = [];
  const write = (text: string) => said.push(text);
  const status = await runCommand(commands, ["staff", ...words, "--data-dir", folder], {
    stdout: { write },
    stderr: { write },
  });
  return { status, said: said.join("") };
}

it("invites, lists, gives another link and removes", async () => {
  expect((await staff("list")).said).toContain("Nobody is on the staff yet");
  const invited = await staff(
    "invite",
    "gerente@example.com",
    "--role",
    "manager",
    "--store",
    "1,2",
    "--language",
    "en",
  );
  expect(invited.said).toMatch(/http:\/\/localhost:3001\/en\/link\/[\w-]{43}\n/);
  expect((await staff()).said).toContain("gerente@example.com  manager  stores 1, 2");
  expect((await staff("link", "GERENTE@example.com")).said).toMatch(/\/en\/link\/[\w-]{43}/);
  expect((await staff("remove", "gerente@example.com")).status).toBe(0);
  expect((await staff()).said).not.toContain("gerente");
  expect((await staff("link", "gerente@example.com")).status).toBe(1);
});

it.each([
  [["invite", "nobody", "--role", "owner"], "no e-mail address"],
  [["invite", "a@example.com"], "--role must be one of: owner, manager, reader"],
  [["invite", "a@example.com", "--role", "manager"], "works for stores"],
  [["invite", "a@example.com", "--role", "owner", "--store", "1"], "works for all stores"],
  [["invite", "a@example.com", "--role", "reader", "--store", "9999"], "--store 9999"],
  [["invite", "a@example.com", "--role", "owner", "--language", "fr"], "--language must be es or en"],
  [["constructor"], "There is no “staff constructor”"],
])("says what is wrong with staff %j", async (words, why) => {
  const { status, said } = await staff(...words);
  expect(status).toBe(1);
  expect(said).toContain(why);
});
