import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

async function yonke(DATA_DIR: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, ["cli/yonke.ts", ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", DATA_DIR },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [status] = await once(child, "exit");
  if (status !== 0) throw new Error(`yonke ${args.join(" ")} ended with ${status}`);
}

/** The yards' system sends all their stock once more, while visitors look at it. */
export async function importStock(DATA_DIR: string): Promise<void> {
  const file = `${root}.tmp/day.csv`;
  await yonke(DATA_DIR, "export", "inventory", file);
  await yonke(DATA_DIR, "import", "inventory", file);
}
