import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startLink } from "#server/office/start-link.ts";
import { fillChain } from "#tests/support/chain.ts";
import { chainWith } from "#tests/support/chain-with.ts";
import { catchMail } from "#tests/support/mail-catcher.ts";
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
  expect((await staff()).said).toContain("gerente@example.com  manager in 1, 2");
  expect((await staff("link", "GERENTE@example.com")).said).toMatch(/\/en\/link\/[\w-]{43}/);
  expect((await staff("remove", "gerente@example.com")).status).toBe(0);
  expect((await staff()).said).not.toContain("gerente");
  expect((await staff("link", "gerente@example.com")).status).toBe(1);
});

it("says that whoever gets more comes in anew", async () => {
  const invite = (role: string) => staff("invite", "sube@example.com", "--role", role, "--store", "1");
  const gone = "earlier keys, links and open sessions are gone";
  expect((await invite("helper")).said).not.toContain(gone);
  expect((await invite("counter")).said).toContain(gone);
  expect((await invite("helper")).said).not.toContain(gone);
});

it("mails the link where there is mail, in the person's language, and prints it when that fails", async () => {
  const catcher = await catchMail();
  vi.stubEnv("SMTP_URL", catcher.url);
  const chain = chainWith({ mail: { from: "oficina@yonke.test" } });
  vi.stubEnv("CHAIN_DIR", chain.dir);
  const { said } = await staff("invite", "duena@yonke.test", "--role", "owner", "--language", "en");
  expect(said).toContain("went by mail to duena@yonke.test");
  expect(said).not.toContain("/link/");
  expect(catcher.mail).toMatchObject([{ to: "duena@yonke.test", subject: "Your invitation to the Yonke office" }]);
  expect(catcher.mail[0]?.text).toMatch(/http:\/\/localhost:3001\/en\/link\/[\w-]{43}/);
  await catcher.close();
  expect((await staff("link", "duena@yonke.test")).said).toMatch(/did not go out[\s\S]*\/en\/link\/[\w-]{43}/);
  chain.remove();
  expect(await staff("link", "duena@yonke.test")).toEqual({
    status: 1,
    said: expect.stringMatching(/\nThere is no [^\n]*chain\.json: CHAIN_DIR names the folder[^\n]*\n$/),
  });
});

it("gives a link to, and removes, whoever a plain start let in", async () => {
  const db = await openMigrated(folder);
  await startLink(db, "http://localhost:3001", ["es", "en"]);
  await db.close();
  expect((await staff("link", "owner@localhost")).said).toMatch(/enlace\/[\w-]{43}/);
  expect((await staff("remove", "owner@localhost")).status).toBe(0);
});

it.each([
  [["invite", "nobody", "--role", "owner"], "not an email address"],
  [["invite", "a@example.com"], "--role must be one of: helper, counter, manager, owner"],
  [["invite", "a@example.com", "--role", "manager"], "works for stores"],
  [["invite", "a@example.com", "--role", "owner", "--store", "1"], "works for all stores"],
  [["invite", "a@example.com", "--role", "counter", "--store", "9999"], "--store 9999"],
  [["invite", "a@example.com", "--role", "owner", "--language", "fr"], "--language must be es or en"],
  [["constructor"], "There is no “staff constructor”"],
])("says what is wrong with staff %j", async (words, why) => {
  const { status, said } = await staff(...words);
  expect(status).toBe(1);
  expect(said).toContain(why);
});
