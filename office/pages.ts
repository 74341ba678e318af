import { chainFacts } from "#content/chain-facts.ts";
import { createMatcher, type Match } from "#render/match.ts";
import { addressesOf } from "#site/address.ts";
import type { ParamsIn, TableRow, Twin } from "#site/page-table.ts";
import type { Action } from "./access.ts";

/**
 * `needs`: what one must be allowed to do somewhere to see it; "nobody": it is open to whoever comes. `file`: a folder of office/.
 * `scans`: it reads codes with the camera.
 */
type OfficeRow = TableRow & { needs: Action | "nobody"; scans?: true };

const definePages = <const R extends Record<string, OfficeRow>>(rows: R & Twin<R>): R => rows;

/** The table of the office's pages, as site/pages.ts is the site's. The path alone decides the language. */
export const pages = definePages({
  today: { file: "today", paths: { es: "/", en: "/en" }, needs: "today.see" },
  differences: { file: "differences", paths: { es: "/diferencias", en: "/en/differences" }, needs: "cars.edit" },
  files: { file: "files", paths: { es: "/archivos", en: "/en/files" }, needs: "files.see" },
  file: { file: "files/file-page", paths: { es: "/archivos/:id", en: "/en/files/:id" }, needs: "files.apply" },
  cars: { file: "cars", paths: { es: "/carros", en: "/en/cars" }, needs: "cars.edit", scans: true },
  receive: {
    file: "cars/receive",
    paths: { es: "/carros/recibir", en: "/en/cars/receive" },
    needs: "cars.edit",
    scans: true,
  },
  prices: { file: "prices", paths: { es: "/precios", en: "/en/prices" }, needs: "prices.edit" },
  days: { file: "hours", paths: { es: "/horarios", en: "/en/hours" }, needs: "days.edit" },
  events: { file: "events", paths: { es: "/eventos", en: "/en/events" }, needs: "events.edit" },
  front: { file: "front", paths: { es: "/portada", en: "/en/front-page" }, needs: "front.edit" },
  rules: { file: "rules", paths: { es: "/promesas", en: "/en/promises" }, needs: "rules.see" },
  leads: { file: "leads", paths: { es: "/solicitudes", en: "/en/leads" }, needs: "leads.work" },
  lead: { file: "leads/lead-page", paths: { es: "/solicitudes/:id", en: "/en/leads/:id" }, needs: "leads.work" },
  figures: { file: "figures", paths: { es: "/cifras", en: "/en/figures" }, needs: "figures.see" },
  staff: { file: "staff", paths: { es: "/personal", en: "/en/staff" }, needs: "staff.manage" },
  chain: { file: "chain", paths: { es: "/cadena", en: "/en/chain" }, needs: "chain.see" },
  signIn: { file: "sign-in", paths: { es: "/entrar", en: "/en/sign-in" }, needs: "nobody" },
  account: { file: "sso", paths: { es: "/cuenta", en: "/en/account" }, needs: "nobody" },
  link: { file: "sign-in/link-page", paths: { es: "/enlace/:token", en: "/en/link/:token" }, needs: "nobody" },
  key: { file: "sign-in/key-page", paths: { es: "/llave", en: "/en/key" }, needs: "devices.own" },
  devices: { file: "devices", paths: { es: "/aparatos", en: "/en/devices" }, needs: "devices.own" },
});

export type OfficePages = typeof pages;
export type OfficePageId = keyof OfficePages;
export type OfficeParams<Id extends OfficePageId> = ParamsIn<OfficePages, Id>;
export const officePageIds = Object.keys(pages) as OfficePageId[];

export const addresses = addressesOf(pages, { es: "", en: "" }, () => chainFacts().languages);

const match = createMatcher(addresses);

/** What stands at an address; what cannot be read as one leads nowhere. */
export const matchPath: Match<OfficePageId> = (...asked) => {
  try {
    return match(...asked);
  } catch {
    return { kind: "unknown", edition: chainFacts().languages[0] };
  }
};
