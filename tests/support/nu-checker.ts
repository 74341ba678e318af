import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { lastWords } from "./last-words.ts";
import { root } from "./run-server.ts";

const jar = join(root, "node_modules/vnu-jar/build/dist/vnu.jar");

/** Why the checker cannot run here, or undefined when it can. */
export function whyNoChecker(): string | undefined {
  if (!existsSync(jar)) return "vnu.jar is not installed";
  const { status, stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
  if (status !== 0) return "there is no Java here";
  const version = Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1] ?? 0);
  return version >= 11 ? undefined : `Java ${version} is too old, 11 is the least`;
}

/** Styles that every browser knows and the checker does not yet; anything else it says of a style counts. */
const newerThanChecker = [
  "CSS: Unrecognized at-rule “@container”",
  "CSS: “container”: Property “container” doesn't exist.",
  "CSS: “paint-order”: Property “paint-order” doesn't exist.",
];

/** For a program of half a minute: to compile it better takes as much of the processor again as all its checks. */
const brief = ["-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
/** Its patterns call themselves: the megabyte that a thread has on x64 is too little without the better compiler. */
const deep = ["-Xss8m"];

/** No machine is so slow; the tests' own patience would end it without its words. */
const stuckAfterMs = 540_000;

export type Checker = { check(html: Buffer): Promise<string[]>; stop(): void };

/** The Nu HTML checker as a warm server on loopback: a page takes some hundredths of a second. */
export async function startChecker(): Promise<Checker> {
  const port = await freePort();
  const bound = "-Dnu.validator.servlet.bind-address=127.0.0.1";
  const child = spawn("java", [...brief, ...deep, bound, "-cp", jar, "nu.validator.servlet.Main", String(port)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = lastWords(child);
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
    if (!reply.ok) throw new Error(`the Nu checker answered ${reply.status}:\n${said()}`);
    const { messages } = (await reply.json()) as { messages: { type: string; message: string; extract?: string }[] };
    return messages
      .filter(({ type, message }) => type !== "info" && !newerThanChecker.includes(message))
      .map(({ message, extract }) => `${message} … ${extract ?? ""}`);
  };
  const began = performance.now();
  while (performance.now() - began < stuckAfterMs) {
    if (child.exitCode !== null) throw new Error(`the Nu checker ended with status ${child.exitCode}:\n${said()}`);
    try {
      await check(Buffer.from("<!doctype html><title>a</title>"));
      return { check, stop };
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  stop();
  throw new Error(`the Nu checker did not start within ${stuckAfterMs / 1000} s:\n${said()}`);
}
