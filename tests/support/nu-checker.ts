import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { root } from "./run-server.ts";

const jar = join(root, "node_modules/vnu-jar/build/dist/vnu.jar");

/** Why the checker cannot run here, or undefined when it can. */
export function whyNoChecker(): string | undefined {
  if (!existsSync(jar)) return "vnu.jar is not installed";
  return spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0 ? undefined : "there is no Java here";
}

/** Styles that every browser knows and the checker does not yet; anything else it says of a style counts. */
const newerThanChecker = [
  "CSS: Unrecognized at-rule “@container”",
  "CSS: “container”: Property “container” doesn't exist.",
  "CSS: “paint-order”: Property “paint-order” doesn't exist.",
];

/** For a program of half a minute: to compile it better takes as much of the processor again as all its checks. */
const brief = ["-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

export type Checker = { check(html: Buffer): Promise<string[]>; stop(): void };

/** The Nu HTML checker as a warm server on loopback: a page takes some hundredths of a second. */
export async function startChecker(): Promise<Checker> {
  const port = await freePort();
  const bound = "-Dnu.validator.servlet.bind-address=127.0.0.1";
  const child = spawn("java", [...brief, bound, "-cp", jar, "nu.validator.servlet.Main", String(port)], {
    stdio: "ignore",
  });
  const stop = () => void child.kill("SIGKILL");
  process.once("exit", stop);
  const address = `http://127.0.0.1:${port}/?out=json&level=error`;
  const check = async (html: Buffer) => {
    const body = new Uint8Array(html);
    const reply = await fetch(address, {
      method: "POST",
      headers: { "content-type": "text/html; charset=utf-8" },
      body,
    });
    const { messages } = (await reply.json()) as { messages: { type: string; message: string; extract?: string }[] };
    return messages
      .filter(({ type, message }) => type !== "info" && !newerThanChecker.includes(message))
      .map(({ message, extract }) => `${message} … ${extract ?? ""}`);
  };
  for (let tries = 0; tries < 900; tries++) {
    if (child.exitCode !== null) throw new Error(`the Nu checker ended with status ${child.exitCode}`);
    try {
      await check(Buffer.from("<!doctype html><title>a</title>"));
      return { check, stop };
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  stop();
  throw new Error("the Nu checker did not start within 90 s");
}
