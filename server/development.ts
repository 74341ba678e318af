import type { IncomingMessage, ServerResponse } from "node:http";
import { lettersOf } from "#app/styles/letters.ts";
import type { Config } from "#config";
import { findPlate } from "#drawings/plate-art.ts";
import { vehicleSvg } from "#drawings/vehicle.ts";
import { parseVehicleArtName } from "#drawings/vehicle-art.ts";
import { vehicleSymbolsName, vehicleSymbolsSvg } from "#drawings/vehicle-symbol.ts";
import type { OfficeServices } from "#office/services.ts";
import type { Assets } from "#render/assets.ts";
import { inlineScript } from "#render/inline-script.ts";
import { Answer, PageCache } from "#render/page-cache.ts";
import { createListener } from "./http/listener.ts";
import { createOverloadGuard } from "./http/overload.ts";
import { createWorkQueue } from "./http/work-queue.ts";
import { officeListener } from "./office/open-office.ts";
import { openServices } from "./open-services.ts";
import type { Services } from "./services.ts";
import { alone } from "./workers/siblings.ts";

/** What Vite serves and compiles of a source and of all that it imports. */
type ListSheets = (source: string) => readonly string[];

/** The sources themselves. */
const sourcesOf = (sheetsOf: ListSheets): Omit<Assets, "head"> => ({
  url: (name) => (/^art\/(vehicles|plates)\//.test(name) ? `/${name}` : `/app/${name}`),
  sheets: (source) => [
    ...new Set(["app/styles/site.ts", "app/shell/shell.tsx", source].flatMap(sheetsOf)),
    "/app/shell/route-error.css",
  ],
  printSheets: sheetsOf("app/styles/print.ts"),
  preloadFonts: [],
  letters: lettersOf((source) => `/${source}`),
  worker: undefined,
  scripts: () => ({ entries: ["/@vite/client", "/app/shell/browser/main.ts"], preloads: [] }),
});

/** What is made of the chain's folder. */
const chainFiles = new Map<string, Answer>();

/** `head`: the compiled scripts that travel inside pages. `sheetsOf` knows of modules that were read. */
export async function startDevelopment(
  config: Config,
  head: Record<"loader" | "banner" | "offer", string>,
  sheetsOf: ListSheets,
  say: (line: string) => void,
) {
  const inline = {
    loader: inlineScript(head.loader),
    banner: inlineScript(head.banner),
    offer: inlineScript(head.offer),
  };
  const services = await openServices(config, { ...sourcesOf(sheetsOf), head: inline }, chainFiles, alone(say));
  services.startSearch();
  return services;
}

const guard = createOverloadGuard();
const queue = createWorkQueue({ maxWaitMs: Number.POSITIVE_INFINITY });

/** Made anew for each request, so that every change shows; nothing is kept. */
export function developmentListener(services: Services) {
  const files = {
    get(url: string) {
      const own = chainFiles.get(url);
      if (own) return own;
      const name = url.startsWith("/art/vehicles/") ? url.slice(14) : "";
      const art = parseVehicleArtName(name);
      const symbols = name === vehicleSymbolsName ? vehicleSymbolsSvg() : undefined;
      const svg = art ? vehicleSvg(art) : (symbols ?? findPlate(url.slice(1)));
      return svg
        ? new Answer(200, Buffer.from(svg), { "content-type": "image/svg+xml", "cache-control": "no-store" })
        : undefined;
    },
  } as Map<string, Answer>;
  const always = { "cache-control": "no-store" };
  const fresh: Services = {
    ...services,
    always,
    apiCache: new PageCache(0),
    cache: new PageCache(0),
  };
  const listener = createListener(fresh, files, { guard, queue, note() {} });
  return (req: IncomingMessage, res: ServerResponse) => listener(req, res);
}

/** The office's sources; nothing of them is kept either. */
export const developmentOffice = (services: Services, own: OfficeServices, styles: readonly string[]) =>
  officeListener(services, own, { styles, script: "/office/browser/main.ts", preloads: [] }, new Map());
