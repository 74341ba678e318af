import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const home = join(root, "node_modules/@sparticuz/chromium");
const places = { pack: join(home, "bin"), into: join(root, ".tmp/browser") };

/** Its libraries and fonts are for it alone: Java, PostgreSQL and our own servers keep the system's. */
const starter = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

/** The package's own file names /tmp alone: a browser that is unpacked elsewhere would find no font at all. */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** It unpacks into TMPDIR and chooses its libraries by the runtime's name; in a process of its own, as it sets more. */
function unpack(pack: string, folder: string) {
  const program = `import chromium from "@sparticuz/chromium"; await chromium.executablePath(${JSON.stringify(pack)});`;
  const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" };
  const args = ["--input-type=module", "--eval", program];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`The browser from npm could not be unpacked:\n${stderr}`);
  writeFileSync(join(folder, "fonts.conf"), fonts);
  writeFileSync(join(folder, "start"), starter, { mode: 0o755 });
}

/** The browser of the npm package, unpacked once for each version: a program to start it with. */
export function unpackBrowser({ pack, into } = places): string {
  const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { version: string };
  const whole = join(into, version);
  if (existsSync(whole)) return join(whole, "start");
  mkdirSync(into, { recursive: true });
  const folder = mkdtempSync(join(into, "unpacking-"));
  try {
    unpack(pack, folder);
    // Whole or not at all: another may unpack at the same time, and one that broke off would never start.
    renameSync(folder, whole);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(whole)) throw error;
  }
  return join(whole, "start");
}
