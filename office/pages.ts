import { chainFacts } from "#content/chain-facts.ts";
import { createMatcher, type Match } from "#render/match.ts";
import { addressesOf } from "#site/address.ts";
import type { Edition } from "#site/editions.ts";
import type { ParamsIn, TableRow, Twin } from "#site/page-table.ts";
import type { Action } from "./access.ts";

/**
 * `needs`: what one must be allowed to do somewhere to see it; `acts`: to do what its forms do; "nobody": open to whoever comes.
 * `file`: a folder of office/. `scans`: it reads codes with the camera. `offline`: what it does is kept on the device where
 * there is no signal, so that the device has the page before it is opened.
 */
type OfficeRow = TableRow & {
  needs: Action | "nobody";
  acts?: Readonly<Record<string, Action | "nobody">>;
  scans?: true;
  offline?: true;
};

const definePages = <const R extends Record<string, OfficeRow>>(rows: R & Twin<R>): R => rows;

/** The table of the office's pages, as site/pages.ts is the site's. The path alone decides the language. */
export const pages = definePages({
  today: { file: "today", paths: { es: "/", en: "/en" }, needs: "today.see", acts: { yard: "today.see" } },
  differences: {
    file: "differences",
    paths: { es: "/diferencias", en: "/en/differences" },
    needs: "differences",
    acts: { answer: "differences", take: "differences", undo: "differences" },
  },
  files: {
    file: "files",
    paths: { es: "/archivos", en: "/en/files" },
    needs: "files.open",
    acts: { upload: "waiting.see", forget: "waiting.see", undo: "files.open" },
  },
  file: {
    file: "files/file-page",
    paths: { es: "/archivos/:id", en: "/en/files/:id" },
    needs: "waiting.see",
    acts: {
      apply: "waiting.see",
      say: "waiting.see",
      kind: "waiting.see",
      schedule: "waiting.see",
      unschedule: "waiting.see",
      discard: "waiting.see",
      absent: "waiting.see",
      rejects: "waiting.see",
    },
  },
  cars: {
    file: "cars",
    paths: { es: "/carros", en: "/en/cars" },
    needs: "cars.see",
    scans: true,
    offline: true,
    acts: {
      move: "move",
      gone: "move",
      acts: "cars.see",
      photos: "photos",
      facts: "receive",
      hold: "move",
      undo: "cars.see",
    },
  },
  receive: {
    file: "cars/receive",
    paths: { es: "/carros/recibir", en: "/en/cars/receive" },
    needs: "receive",
    scans: true,
    offline: true,
    acts: { receive: "receive", known: "receive", undo: "receive" },
  },
  walk: {
    file: "cars/walk",
    paths: { es: "/carros/recorrer", en: "/en/cars/walk" },
    needs: "move",
    offline: true,
    acts: { act: "move", undo: "move" },
  },
  prices: { file: "prices", paths: { es: "/precios", en: "/en/prices" }, needs: "prices.see", acts: { see: "prices" } },
  days: { file: "hours", paths: { es: "/horarios", en: "/en/hours" }, needs: "hours.see", acts: { see: "hours" } },
  events: { file: "events", paths: { es: "/eventos", en: "/en/events" }, needs: "events.see", acts: { see: "events" } },
  front: { file: "front", paths: { es: "/portada", en: "/en/front-page" }, needs: "front", acts: { see: "front" } },
  rules: {
    file: "rules",
    paths: { es: "/promesas", en: "/en/promises" },
    needs: "promises.see",
    acts: {
      say: "promises",
      type: "promises",
      hush: "promises",
      usual: "promises",
      keep: "promises",
      folder: "promises",
      undo: "promises",
    },
  },
  leads: {
    file: "leads",
    paths: { es: "/solicitudes", en: "/en/leads" },
    needs: "leads.see",
    acts: { export: "leads.see" },
  },
  lead: {
    file: "leads/lead-page",
    paths: { es: "/solicitudes/:id", en: "/en/leads/:id" },
    needs: "leads.see",
    acts: { state: "leads.see", assign: "leads.see", note: "leads.see", offer: "leads.see", erase: "leads.see" },
  },
  figures: { file: "figures", paths: { es: "/cifras", en: "/en/figures" }, needs: "figures.see" },
  staff: {
    file: "staff",
    paths: { es: "/personal", en: "/en/staff" },
    needs: "staff",
    acts: { invite: "staff", link: "staff", remove: "staff" },
  },
  chain: {
    file: "chain",
    paths: { es: "/cadena", en: "/en/chain" },
    needs: "chain",
    acts: {
      folder: "chain",
      sender: "chain",
      "add-token": "chain",
      "drop-token": "chain",
      "end-session": "chain",
    },
  },
  signIn: {
    file: "sign-in",
    paths: { es: "/entrar", en: "/en/sign-in" },
    needs: "nobody",
    acts: { options: "nobody", passkey: "nobody", mail: "nobody" },
  },
  account: { file: "sso", paths: { es: "/cuenta", en: "/en/account" }, needs: "nobody" },
  link: {
    file: "sign-in/link-page",
    paths: { es: "/enlace/:token", en: "/en/link/:token" },
    needs: "nobody",
    acts: { enter: "nobody" },
  },
  key: {
    file: "sign-in/key-page",
    paths: { es: "/llave", en: "/en/key" },
    needs: "devices",
    acts: { options: "devices", save: "devices" },
  },
  noSignal: { file: "offline", paths: { es: "/sin-senal", en: "/en/no-signal" }, needs: "nobody" },
  devices: {
    file: "devices",
    paths: { es: "/aparatos", en: "/en/devices" },
    needs: "devices",
    acts: { "remove-key": "devices", "end-session": "devices", "sign-out": "devices" },
  },
});

export type OfficePages = typeof pages;
export type OfficePageId = keyof OfficePages;
export type OfficeParams<Id extends OfficePageId> = ParamsIn<OfficePages, Id>;
/** What a page's forms do, each with the right that its row names. */
type Acts = { [Id in OfficePageId]: OfficePages[Id] extends { acts: infer Own } ? keyof Own & string : never };
export type ActsOf<Id extends OfficePageId> = Acts[Id];

/** What one must be allowed to do somewhere for a form of a page; undefined: the page has no such form. */
export function needsOfAct(id: OfficePageId, name: string): Action | "nobody" | undefined {
  const { acts = {} }: OfficeRow = pages[id];
  return Object.hasOwn(acts, name) ? acts[name] : undefined;
}

/** The addresses of the pages that work without signal, by edition. */
export const offlinePaths = (edition: Edition): string[] =>
  officePageIds.filter((id) => "offline" in pages[id]).map((id) => addresses.anyPath(id, edition, {}));

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
