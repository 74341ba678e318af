import type { Words } from "#core/edition.ts";
import { advice, type Check, fine } from "../finding.ts";

/** Settings, switches and data that say different things. */
export const checkSettings: Check = async ({ config, facts, db }) => {
  const told: [id: string, holds: boolean, says: Words, todo: Words][] = [];
  const tell = (id: string, holds: boolean, says: Words, todo: Words) => told.push([id, holds, says, todo]);
  tell(
    "demo-setting",
    config.demo && config.hasPublicAddress,
    {
      es: "DEMO=1 y una dirección pública: una base de datos perdida se llenaría con la cadena inventada.",
      en: "DEMO=1 and a public address: a lost database would be filled with the invented chain.",
    },
    { es: "Quite DEMO.", en: "Take DEMO out." },
  );
  tell(
    "replica-alone",
    Boolean(config.databaseReadUrl && !config.databaseUrl),
    { es: "DATABASE_READ_URL sin DATABASE_URL no se usa.", en: "DATABASE_READ_URL without DATABASE_URL is not used." },
    { es: "Ponga las dos o ninguna.", en: "Set both or neither." },
  );
  tell(
    "two-analytics",
    Boolean(config.analytics.ga4 && config.analytics.plausible),
    {
      es: "ANALYTICS_GA4 y ANALYTICS_PLAUSIBLE: solo se usa la primera.",
      en: "ANALYTICS_GA4 and ANALYTICS_PLAUSIBLE: only the first is used.",
    },
    { es: "Deje una.", en: "Leave one." },
  );
  const behindProxy = config.hosts.es.startsWith("https:") && !config.trustProxy;
  tell(
    "trust-proxy",
    behindProxy,
    {
      es: "La dirección es https y TRUST_PROXY=0: todos los visitantes parecen venir del proxy y comparten sus límites.",
      en: "The address is https and TRUST_PROXY=0: all visitors seem to come from the proxy and share its limits.",
    },
    { es: "Si hay un proxy delante, ponga TRUST_PROXY=1.", en: "If there is a proxy in front, set TRUST_PROXY=1." },
  );
  tell(
    "careers-twice",
    Boolean(facts?.careersUrl && facts.switches.careersForm),
    {
      es: "careersUrl manda a otro sitio y el formulario de empleos sigue encendido.",
      en: "careersUrl leads to another site and the careers form is still on.",
    },
    { es: "Apague careersForm o quite careersUrl.", en: "Switch careersForm off or take careersUrl out." },
  );
  if (db && facts) {
    const has = async (table: "chain_prices" | "store_prices") =>
      (await db.main.selectFrom(table).select("part_id").limit(1).executeTakeFirst()) !== undefined;
    const offers = async (service: "wesellcars" | "buyscars") =>
      (await db.main
        .selectFrom("store_services")
        .select("store_id")
        .where("service", "=", service)
        .limit(1)
        .executeTakeFirst()) !== undefined;
    const { switches, countries } = facts;
    const elsewhere = await db.main
      .selectFrom("stores")
      .select(["name", "country"])
      .where("active", "=", 1)
      .where("country", "not in", [...countries])
      .limit(1)
      .executeTakeFirst();
    tell(
      "countries",
      elsewhere !== undefined,
      {
        es: `${elsewhere?.name} está en ${elsewhere?.country}, que countries no nombra: faltan sus reglas y sus códigos postales.`,
        en: `${elsewhere?.name} is in ${elsewhere?.country}, which countries does not name: its rules and postal codes are left out.`,
      },
      { es: "Ponga ese país en countries de chain.json.", en: "Put that country into countries of chain.json." },
    );
    tell(
      "no-prices",
      switches.partPrices && !((await has("chain_prices")) || (await has("store_prices"))),
      { es: "partPrices está encendido y no hay ningún precio.", en: "partPrices is on and there is no price." },
      {
        es: "Importe precios (yonke import prices ARCHIVO) o apáguelo.",
        en: "Import prices (yonke import prices FILE) or switch it off.",
      },
    );
    tell(
      "no-seller",
      switches.carsForSale && !(await offers("wesellcars")),
      {
        es: "carsForSale está encendido y ninguna sucursal vende carros.",
        en: "carsForSale is on and no store sells cars.",
      },
      {
        es: "Ponga wesellcars en services de locations o apáguelo.",
        en: "Put wesellcars into services of locations or switch it off.",
      },
    );
    tell(
      "no-buyer",
      switches.sellingCars && !(await offers("buyscars")),
      {
        es: "sellingCars está encendido y ninguna sucursal compra carros.",
        en: "sellingCars is on and no store buys cars.",
      },
      {
        es: "Ponga buyscars en services de locations o apáguelo.",
        en: "Put buyscars into services of locations or switch it off.",
      },
    );
  }
  const findings = told.filter(([, holds]) => holds).map(([id, , says, todo]) => advice(id, says, todo));
  if (findings.length > 0 || !facts) return findings;
  return [fine("settings", "Los ajustes no se contradicen.", "The settings do not contradict each other.")];
};
