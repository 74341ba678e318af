import { expect, it } from "vitest";
import { readConfig } from "#config";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { createAddresses } from "#site/address.ts";
import { testSite } from "#tests/support/test-site.ts";
import { manifestOf } from "./manifests.ts";
import { workerText } from "./worker-files.ts";

const deployed = (env: Record<string, string>) => {
  const config = readConfig(env);
  const assets = {
    ...testSite.assets,
    worker: "/* built */",
    url: (name: string) => `/${name}`,
    sheets: (source: string) => ["/site.css", source.startsWith("app/list/") ? "/list.css" : "/device.css"],
    printSheets: ["/print.css"],
  };
  return { config, site: { ...testSite, addresses: createAddresses(config.hosts), assets } };
};
const mark = /^\/\* [\w-]{12} \*\//;
const two = { SITE_URL_ES: "https://es.test", SITE_URL_EN: "https://en.test" };

it("tells the worker which pages work without signal on its host, and their sheets", () => {
  expect(workerText(deployed({}), "http://localhost:3000").replace(mark, "")).toBe(
    `self.shell={"es":["/lo-guardado","/mi-lista","/yonke-guardado"],"en":["/on-this-device","/my-list","/saved-yard"]};self.sheets=["/site.css","/device.css","/list.css","/print.css"];\n/* built */\n`,
  );
  expect(workerText(deployed(two), "https://en.test")).toMatch(/self\.shell=\{"en":\["\/on-this-device"/);
  expect(workerText(deployed(two), "https://es.test")).not.toContain('"en"');
});

it("sends another worker when the chain's folder has changed, so that the pages it keeps are asked for again", () => {
  const shipped = chainFolder();
  const text = () => workerText(deployed({}), "http://localhost:3000");
  const before = text();
  expect(text()).toBe(before);
  keepChain({ ...shipped, art: new Map([["hero.es.svg", Buffer.from("<svg/>")]]) });
  const drawn = text();
  keepChain({ ...shipped, facts: { ...shipped.facts, name: "Dos Cactus" } });
  const renamed = text();
  keepChain(shipped);
  expect(new Set([before, drawn, renamed]).size).toBe(3);
});

it("sends a worker that ends itself and deletes all, where yard mode is off", () => {
  const text = workerText(deployed({ YARD_MODE: "off" }), "http://localhost:3000");
  expect(text).toContain("unregister");
  expect(text).toContain("caches.delete");
  expect(text).not.toContain("built");
});

it("gives each edition what a device needs to install it, with pictures where the chain's folder has them", () => {
  const shipped = chainFolder();
  expect(manifestOf(deployed({}), "es")).not.toHaveProperty("screenshots");
  const names = ["screen-narrow.es.webp", "screen-narrow.en.webp"];
  keepChain({ ...shipped, art: new Map(names.map((name) => [name, Buffer.alloc(0)])) });
  for (const [edition, home, word] of [
    ["es", "/", "Inventario"],
    ["en", "/en", "Inventory"],
  ] as const) {
    const manifest = JSON.parse(JSON.stringify(manifestOf(deployed({}), edition)));
    expect(manifest).toMatchObject({ start_url: home, id: home, scope: "/", display: "standalone" });
    expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "192x192 maskable",
      "512x512 maskable",
    ]);
    expect(manifest.screenshots.map((one: Record<string, string>) => one.form_factor)).toEqual(["narrow", "wide"]);
    expect(manifest.shortcuts[0].name).toBe(word);
    expect(manifest.shortcuts.length).toBeGreaterThan(2);
  }
  keepChain(shipped);
});
