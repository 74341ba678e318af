import type { StoreMapRow, StoreMapRowRow, StoreMapZoneRow } from "#data/schema.ts";
import { layOutYard } from "#drawings/yard-geometry.ts";
import { type Zone, zoneIds, zoneNames } from "./data/zones.ts";
import { zoneShares } from "./model-mix.ts";
import { makeRandom } from "./random.ts";
import type { Place } from "./store-places.ts";

/** How a yard names its places: rows by number, rows such as A12, or sections with rows and spaces. */
type YardStyle = "numbers" | "letters" | "sections";
export type Yard = {
  style: YardStyle;
  gate: "left" | "right";
  zones: readonly { zone: Zone; code: string; name: { es: string; en: string }; rows: readonly string[] }[];
};

const carsInRow = 18;
const letters = "ABCDEF";
const shares = zoneShares();

export function makeYard(seed: string, place: Place, vehicles: number): Yard {
  const random = makeRandom(seed, "yard", place.id);
  const style = random.pick<YardStyle>(["numbers", "numbers", "numbers", "numbers", "letters", "sections"]);
  const gate = random.pick(["left", "left", "right"] as const);
  let next = 1;
  const zones = zoneIds.map((zone, index) => {
    const count = Math.max(1, Math.ceil((vehicles * shares[zone]) / carsInRow));
    const letter = letters.charAt(index);
    const label = (n: number) => (style === "letters" ? `${letter}${n}` : String(n));
    const first = style === "numbers" ? next : 1;
    next += count;
    const name = zoneNames[zone];
    return {
      zone,
      code: style === "sections" ? letter : zone,
      name: style === "sections" ? { es: `${letter}: ${name.es}`, en: `${letter}: ${name.en}` } : name,
      rows: Array.from({ length: count }, (_, i) => label(first + i)),
    };
  });
  return { style, gate, zones };
}

/** These yards never had a map drawn. */
const unmapped = new Set(["EU1", "RF1"]);
export const hasMap = (place: Place) => place.size !== "metals" && !place.closed && !unmapped.has(place.site);

type MapRows = { map: StoreMapRow; zones: StoreMapZoneRow[]; rows: StoreMapRowRow[] };

export function makeStoreMap(place: Place, yard: Yard): MapRows {
  const geometry = layOutYard({
    gate: yard.gate,
    zones: yard.zones.map(({ code, name, rows }) => ({ code, name, rows })),
  });
  return {
    map: {
      store_id: place.id,
      title_es: `Mapa del yonke de ${place.city}`,
      title_en: `${place.city} yard map`,
      width: geometry.width,
      height: geometry.height,
      gate: geometry.gate,
      image_id: null,
    },
    zones: geometry.zones.map(({ code, name }, position) => ({
      store_id: place.id,
      position,
      code,
      name_es: name.es,
      name_en: name.en,
    })),
    rows: geometry.rows.map((row, position) => ({ store_id: place.id, position, ...row })),
  };
}
