import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.ts";
import { journeyFolder } from "./scripts/test-files.ts";
import { keepTestsInMemory } from "./tests/support/memory-folder.ts";

keepTestsInMemory();

const quietBrowser = [
  "--no-sandbox",
  "--disable-gpu",
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: journeyFolder,
  outputDir: ".tmp/journeys",
  globalSetup: "./tests/support/journeys-setup.ts",
  // Many tests wait: for a server to start, for the age that a form must have, for a page to settle. The unit tests and
  // sweeps go beside them, and with more than six in all a slow machine of two processors was so busy that some gave up.
  workers: Math.ceil(availableParallelism() * 1.5),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine may be slow; what is waited for ends the wait as soon as it is there, and what never comes is told soon.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: findBrowser(), args: quietBrowser },
    locale: "es-US",
    // Who wants the worker says so: what it answers no route of a journey sees.
    serviceWorkers: "block",
  },
});
