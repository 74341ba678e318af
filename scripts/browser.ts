import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { unpackBrowser } from "./npm-browser.ts";

// The headless shell draws no window of its own, so a page takes a third less time than in the whole browser.
const shell = "chromium-headless-shell";
const installed = [shell, "chromium", "chromium-browser", "google-chrome"].map((name) => `/usr/bin/${name}`);

/** The browser for tests: one that is installed, else the one from npm (x64), else Debian's when we may install it. */
export function findBrowser(): string {
  const given = process.env.CHROME_PATH;
  if (given) return given;
  const found = installed.find((path) => existsSync(path));
  if (found) return found;
  if (process.platform === "linux" && process.arch === "x64") return unpackBrowser();
  if (process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium from Debian's packages…");
    // Letters as wide as a phone's own, which stand in for the site's until they have come.
    install(shell, "fonts-liberation");
    return `/usr/bin/${shell}`;
  }
  throw new Error("No browser for the tests: install Chromium, or point CHROME_PATH at one.");
}

/** Debian packages that a test needs; quiet unless something goes wrong. */
export function install(...packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (args: string[]) => spawnSync("apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"] }).status;
  run(["update", "-qq"]);
  if (run(["install", "-y", "-qq", "--no-install-recommends", ...packages]) !== 0)
    throw new Error(`apt-get could not install ${packages.join(", ")}.`);
}
