import { chainSchema } from "#content/chain/schema.ts";
import { ruleIds } from "#content/rules/table.ts";

/** A fact with another value, and where the site then says it: by path, what stands there from now on. */
type Edit = { key: string; value: unknown; shows: Readonly<Record<string, string>> };

const edit = (key: string, value: unknown, shows: Readonly<Record<string, string>>): Edit => ({ key, value, shows });
const both = (es: string, en: string) => ({ es, en });

/** Every fact of chain.json that a page, a file or an answer says. */
export const edits: readonly Edit[] = [
  edit("invented", false, {}),
  edit("name", "Palo Verde", {
    "/": "Palo Verde",
    "/manifest.es.webmanifest": '"Palo Verde',
    "/api/openapi.json": "Palo Verde",
  }),
  edit("legalName", "Palo Verde Yards LLC", { "/": "Palo Verde Yards LLC" }),
  edit("founded", 1977, { "/acera/compania": "1977" }),
  edit("countries", ["US", "CA"], { "/ubicaciones": "provinc" }),
  edit("currency", "CAD", { "/acera/que-compramos": "$999 CAD" }),
  edit("tagline", both("Lema cambiado.", "Changed slogan."), { "/": "Lema cambiado.", "/en": "Changed slogan." }),
  edit("yardWord.es.one", "corralón", { "/acera": "corralón" }),
  edit("yardWord.es.many", "corralones", { "/": "corralones" }),
  edit("yardWord.es.gender", "m", { "/ubicaciones": "los corralones" }),
  edit("yardWord.en.one", "boneyard", { "/about": "boneyard" }),
  edit("yardWord.en.many", "boneyards", { "/en": "boneyards" }),
  edit("yardWord.en.kind", "salvage lot", { "/locations": "salvage lot by ZIP" }),
  edit("yardWord.en.kinds", "salvage lots", { "/locations": "Salvage lots near you" }),
  edit("phones.main", "(480) 555-0177", { "/acera/contactenos": "tel:+14805550177" }),
  edit("phones.carBuying", "(480) 555-0178", { "/": "tel:+14805550178" }),
  edit("phones.donations", "(480) 555-0179", { "/done-un-vehiculo/done-un-vehiculo-faq": "tel:+14805550179" }),
  edit("social.twitter", "https://social.ocotillo.test/tw", { "/": 'href="/twitter"' }),
  edit("social.facebook", "https://social.ocotillo.test/fb", { "/": 'href="/facebook"' }),
  edit("row52Url", "https://row.ocotillo.test/", { "/": "https://row.ocotillo.test/" }),
  edit("dataLicence", "ODbL-1.0", { "/datos": "ODbL-1.0", "/open-data/prices.json": "ODbL-1.0" }),
  edit("rules.minimumAge", 14, { "/acera/seguridad": "14 años" }),
  edit("rules.shipsParts", true, { "/acera/politicas": "Mandamos piezas" }),
  edit("rules.rentsTools", false, { "/acera/politicas": "No rentamos herramienta" }),
  edit("rules.pullsParts", true, { "/acera/politicas": "quién la saca" }),
  edit("rules.rewardsTerms", true, { "/toolkit-rewards": "350 puntos" }),
  edit("rules.pointsExpireMonths", 9, { "/toolkit-rewards": "9 meses" }),
  edit("rules.answerDays", 7, { "/acera/contactenos": "7 días hábiles" }),
  edit("rules.carCallDays", 8, { "/sell-my-car": "8 días hábiles" }),
  edit("rules.jobReadDays", 9, { "/carreras": "9 días hábiles" }),
  edit("rules.carExample", { pounds: 4111, dollars: 999, day: "2026-10-05" }, { "/acera/que-compramos": "4,111" }),
  edit("rules.carPayment", both("Solo con giro.", "By money order alone."), {
    "/sell-my-car": "Solo con giro.",
    "/en/cash-for-junk-cars": "By money order alone.",
  }),
  edit("rules.carRemovalDays", 11, { "/coches-en-venta/1": "11 días" }),
  edit("rules.carDrive", both("Por el patio.", "In the yard."), { "/coches-en-venta/1": "Por el patio." }),
  edit("rules.carFees", both("Solo impuestos.", "Taxes alone."), { "/coches-en-venta/1": "Solo impuestos." }),
  edit("rules.carSmog", both("Sin prueba.", "No test."), { "/coches-en-venta/1": "Sin prueba." }),
  edit("rules.alsoSold", both("Hay cobijas.", "There are blankets."), { "/acera/que-vendemos": "Hay cobijas." }),
  edit("rules.partSizes", both("Se mide.", "It is measured."), { "/precios-de-piezas": "Se mide." }),
  edit("rules.payment", both("puro efectivo", "cash alone"), { "/acera/politicas": "puro efectivo" }),
  edit("rules.childrenWait", true, {
    "/acera/politicas": "pueden esperar en la tienda",
    "/about/policies": "wait in the store",
  }),
  edit("rules.veteransFree", true, {
    "/acera/politicas": "Los veteranos entran gratis",
    "/about/policies": "Veterans get in",
  }),
  edit("rules.takesChecks", true, { "/acera/politicas": "También cheques", "/about/policies": "Personal checks too" }),
  edit("rules.lowerPrice", true, { "/acera/politicas": "paga el más bajo", "/terms": "pay the lower one" }),
  edit("rules.coreBack", "asPaid", { "/acera/politicas": "a la misma tarjeta", "/about/policies": "on the same card" }),
  edit("rules.coreWaived", true, {
    "/precios-de-piezas": "Si trae la pieza vieja ese día, no paga casco.",
    "/part-pricing": "Bring your old part that day",
  }),
  edit("rules.cameras", true, { "/acera/politicas": "Hay cámaras", "/about/policies": "There are cameras" }),
  edit("rules.firstAid", true, { "/acera/seguridad": "Hay botiquín", "/about/safety": "a first-aid kit" }),
  edit("rules.wheelbarrows", true, {
    "/acera/seguridad": "Hay carretillas",
    "/about/safety": "There are wheelbarrows",
  }),
  edit("rules.hoists", true, { "/acera/seguridad": "Grúa (pluma)", "/about/safety": "Engine hoists" }),
  edit("rules.testsBatteries", true, {
    "/acera/que-vendemos": "Probamos las baterías",
    "/about/what-we-sell": "test batteries",
  }),
  edit("rules.speaksBoth", true, {
    "/acera/compania": "en el sitio y en la caja",
    "/about/company-profile": "and at the counter",
  }),
  edit("rules.policiesSince", "2025-03-09", {
    "/acera/politicas": "9 de marzo de 2025",
    "/about/policies": "March 9, 2025",
  }),
  edit("rules.textsReviewed", "2025-04-08", { "/terminos": "8 de abril de 2025", "/terms": "April 8, 2025" }),
];

/** The page that a chain has with a switch on alone, where there is one. */
export const switched = {
  rewards: "/toolkit-rewards",
  donation: "/done-un-vehiculo",
  warrantyPlus: "/acera/warranty-plus",
  carsForSale: "/coches-en-venta",
  sellingCars: "/acera/que-compramos",
  row52: undefined,
  metals: undefined,
  careersForm: "/carreras",
  partPrices: "/precios-de-piezas",
  alerts: "/avisos",
  openData: "/datos",
} as const;

/** What is not a word on a page, and where it is looked at instead. */
export const lookedAtElsewhere = [
  // Says nothing to visitors.
  "version",
  // The languages, work elsewhere and the addresses of mail: in this sweep itself.
  ...["languages", "careersUrl", "mail.from", "mail.general", "mail.desks", "mail.subjects"],
  // The database keeps it.
  "timeZone",
  // Each stands where the table says it does: tests/rules.slow.test.tsx.
  ...ruleIds.map((id) => `rules.${id}`).filter((path) => !edits.some(({ key }) => key === path)),
];

type Group = { entries?: Record<string, unknown>; wrapped?: Group };
const whole = new Set(["mail.desks", "mail.subjects", "rules.carExample"]);

/** Every fact that the schema knows, by its path; words in both languages are one. */
export function listFacts(schema: Group = chainSchema as Group, path = ""): string[] {
  const { entries } = schema.wrapped ?? schema;
  if (!entries || whole.has(path) || (Object.keys(entries).join() === "es,en" && path !== "yardWord")) return [path];
  return Object.entries(entries).flatMap(([key, inner]) => listFacts(inner as Group, path ? `${path}.${key}` : key));
}

export function withEdits(facts: object): Record<string, unknown> {
  const changed = structuredClone(facts) as Record<string, unknown>;
  for (const { key, value } of edits) {
    const names = key.split(".");
    const last = names.pop() as string;
    let group = changed;
    for (const name of names) {
      group[name] ??= {};
      group = group[name] as Record<string, unknown>;
    }
    group[last] = value;
  }
  return changed;
}
