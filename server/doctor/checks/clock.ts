import { advice, type Check, fine } from "../finding.ts";

/** The chain's clock, against those of its stores. */
export const checkClock: Check = async ({ facts, db }) => {
  if (!facts || !db) return [];
  const stores = await db.main.selectFrom("stores").select("time_zone").distinct().where("active", "=", 1).execute();
  const zones = stores.map(({ time_zone }) => time_zone);
  if (zones.length === 0 || zones.includes(facts.timeZone))
    return [
      fine("time-zone", `La hora de la cadena es la de ${facts.timeZone}.`, `The chain's time is ${facts.timeZone}'s.`),
    ];
  return [
    advice(
      "time-zone",
      {
        es: `La cadena va con la hora de ${facts.timeZone} y ninguna de sus sucursales: ${zones.join(", ")}.`,
        en: `The chain goes by ${facts.timeZone}, and none of its stores does: ${zones.join(", ")}.`,
      },
      {
        es: "Promociones y avisos empiezan y acaban con esa hora: corrija timeZone en chain.json.",
        en: "Promos and banners begin and end by it: fix timeZone in chain.json.",
      },
    ),
  ];
};
