import { missingForNew, missingLanguage } from "#feeds/engine/demands.ts";
import { belonging, draft } from "#feeds/engine/draft.ts";
import type { Mapped, Remark } from "#feeds/engine/feed.ts";
import type { Images } from "#feeds/engine/images/images.ts";
import { readPictures } from "#feeds/engine/lookup/pictures.ts";
import type { StoreLookup } from "#feeds/engine/lookup/stores.ts";
import { isSaid } from "#feeds/engine/said.ts";
import { type MapLine, pictures } from "./schema.ts";

type Zone = { code: string; name_es: string; name_en: string };

type MapContext = {
  stores: StoreLookup;
  images: Images;
  hasMap: (storeId: number) => boolean;
  /** Whether the file speaks of zones at all; when not, those that are there stay. */
  hasZones: boolean;
  zoneOf: (storeId: number, row: string) => string | undefined;
  zoneNames: (storeId: number) => readonly Zone[];
};

type Lines = readonly [MapLine, ...MapLine[]];

/** A store's lines as its whole map. */
export function mapStoreMap(lines: Lines, context: MapContext): Mapped {
  const { stores, images, hasMap, hasZones } = context;
  const store = stores.find(lines[0].store);
  if (isSaid(store)) return { problems: [{ column: "store", value: lines[0].store, reason: store }] };
  const head = headOf(lines);
  const rows = lines.filter((line) => line.row !== undefined);
  const zones = zonesOf(lines, context.zoneNames(store.id));
  const keptZone = (line: MapLine) => (hasZones ? undefined : context.zoneOf(store.id, line.row ?? ""));
  const { ids, problems } = readPictures(head, pictures, images);
  if (!head.remove) {
    problems.push(
      ...(hasMap(store.id) ? [] : missingForNew(head, ["title_es", "title_en", "map_width", "map_height"])),
      ...missingLanguage(head, ["title"]),
      ...rows.flatMap((line) => missingForNew(line, ["x", "y", "width", "height"])),
      ...outside(rows, head),
      ...repeatedRows(rows),
      ...namelessZones(zones),
    );
  }
  if (problems.length > 0) return { problems };
  const parent = { store_id: store.id };
  const cells = {
    ...parent,
    title_es: head.title_es,
    title_en: head.title_en,
    width: head.map_width,
    height: head.map_height,
    gate: head.gate,
    image_id: ids.image,
  };
  const zoneRows = zones.map((zone, position) => ({ ...parent, position, ...zone }));
  const rowRows = rows.map((line, position) => ({ ...parent, position, ...geometry(line, keptZone(line)) }));
  const hasRows = rows.length > 0;
  const children = [
    ...belonging("store_map_zones", parent, hasRows && hasZones ? zoneRows : undefined),
    ...belonging("store_map_rows", parent, hasRows ? rowRows : undefined),
  ];
  return { drafts: [draft("store_maps", cells, { keys: [parent], children, remove: head.remove })] };
}

/** The first filled cell of each column that concerns the whole map. */
function headOf(lines: Lines): MapLine {
  const first = <K extends keyof MapLine>(column: K) => lines.find((line) => line[column] !== undefined)?.[column];
  return {
    ...lines[0],
    title_es: first("title_es"),
    title_en: first("title_en"),
    map_width: first("map_width"),
    map_height: first("map_height"),
    gate: first("gate"),
    image: first("image"),
    remove: first("remove"),
  };
}

const geometry = (line: MapLine, keptZone: string | undefined) => ({
  row: line.row ?? "",
  zone: line.zone ?? keptZone ?? "",
  x: line.x ?? 0,
  y: line.y ?? 0,
  width: line.width ?? 1,
  height: line.height ?? 1,
});

function zonesOf(lines: Lines, known: readonly Zone[]): Zone[] {
  const codes = [...new Set(lines.flatMap((line) => (line.zone === undefined ? [] : [line.zone])))];
  return codes.map((code) => {
    const named = lines.find((line) => line.zone === code && line.zone_name_es !== undefined);
    const before = known.find((zone) => zone.code === code);
    return {
      code,
      name_es: named?.zone_name_es ?? before?.name_es ?? "",
      name_en: named?.zone_name_en ?? before?.name_en ?? "",
    };
  });
}

const namelessZones = (zones: readonly Zone[]): Remark[] =>
  zones
    .filter((zone) => zone.name_es === "" || zone.name_en === "")
    .map((zone) => ({
      column: "zone_name_es",
      value: zone.code,
      reason: {
        es: "no tiene nombre en los dos idiomas. Escríbalo una vez en cada uno.",
        en: "has no name in both languages. Write it once in each.",
      },
    }));

function outside(rows: readonly MapLine[], head: MapLine): Remark[] {
  const { map_width: width, map_height: height } = head;
  if (width === undefined || height === undefined) return [];
  return rows
    .filter((r) => (r.x ?? 0) + (r.width ?? 0) > width || (r.y ?? 0) + (r.height ?? 0) > height)
    .map((r) => ({
      column: "x",
      value: r.row ?? "",
      reason: {
        es: `es una fila que se sale del mapa de ${width} por ${height}.`,
        en: `is a row that reaches beyond the map of ${width} by ${height}.`,
      },
    }));
}

function repeatedRows(rows: readonly MapLine[]): Remark[] {
  const seen = new Set<string>();
  return rows.flatMap((line) => {
    const key = `${line.zone ?? ""} ${line.row}`;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const reason = {
      es: "está dos veces en la misma zona. Borre una línea.",
      en: "stands twice in the same zone. Delete one line.",
    };
    return [{ column: "row", value: line.row ?? "", reason }];
  });
}
