import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { cleanEnvironment, root } from "#tests/support/run-server.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-staff-process-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In a process of its own, which has read no chain's folder yet, as the tests have. */
const staff = (...words: string[]) =>
  spawnSync(process.execPath, [join(root, "cli/yonke.ts"), "staff", ...words, "--data-dir", folder], {
    cwd: root,
    encoding: "utf8",
    env: { ...cleanEnvironment(), CHAIN_DIR: join(root, "tests/chain") },
  });

it("invites and makes another link where nothing else has read the chain's folder", () => {
  const invited = staff("invite", "ana@example.com", "--role", "owner", "--language", "en");
  expect(invited).toMatchObject({ status: 0, stderr: "", stdout: expect.stringMatching(/\/en\/link\/[\w-]{43}/) });
  const again = staff("link", "ana@example.com");
  expect(again).toMatchObject({ status: 0, stderr: "", stdout: expect.stringMatching(/\/en\/link\/[\w-]{43}/) });
});
