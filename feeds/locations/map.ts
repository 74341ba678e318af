import type { Point } from "#core/distance.ts";
import type { Words } from "#core/edition.ts";
import { writeHighways } from "#core/highway.ts";
import { findPostalCode } from "#core/postal-code.ts";
import { noneOf } from "#feeds/engine/checks.ts";
import { missingForNew, missingLanguage } from "#feeds/engine/demands.ts";
import { belonging, draft } from "#feeds/engine/draft.ts";
import type { Child, Draft, Mapped, Remark } from "#feeds/engine/feed.ts";
import { erasable, type LocationLine, services } from "./schema.ts";

type LocationContext = {
  storeId: (site: string) => number | undefined;
  takeStoreId: (site: string) => number;
  divisionId: (code: string) => number | undefined;
  takeDivisionId: (code: string) => number;
  pointOf: (postalCode: string) => Point | undefined;
};

const neededForNew = [
  "code",
  "name",
  "division",
  "address1",
  "city",
  "state",
  "country",
  "postal_code",
  "time_zone",
  "hours",
];

export function mapLocation(line: LocationLine, context: LocationContext): Mapped {
  const known = context.storeId(line.site);
  const problems = [
    ...missingLanguage(line, ["info", "phone1_label", "phone2_label"]),
    ...(known === undefined ? missingForNew(line, neededForNew) : []),
    ...wrongServices(line.services),
    ...wrongPostalCode(line.postal_code),
  ];
  const point = pointFor(line, known === undefined, context);
  if (point === null) {
    problems.push({
      column: "latitude",
      value: "",
      reason: {
        es: "está vacío y el código postal no está en ninguna tabla. Llene las dos coordenadas.",
        en: "is empty and the postal code is in no table. Fill in both coordinates.",
      },
    });
  }
  const division = divisionFor(line, context);
  if (division && "reason" in division) problems.push(division);
  if (problems.length > 0) return { problems };
  const id = known ?? context.takeStoreId(line.site);
  const drafts: Draft[] = division && "draft" in division && division.draft ? [division.draft] : [];
  const cells = {
    ...cellsOf(line, id),
    ...point,
    division_id: division && "id" in division ? division.id : undefined,
  };
  const defaults = { list_text: line.city, map_text_line1: line.city && line.state && `${line.city}, ${line.state}` };
  const rest = { keys: [{ id }], defaults, clear: line.clear, erasable, children: childrenOf(line, id) };
  return { drafts: [...drafts, draft("stores", cells, rest)] };
}

function cellsOf(line: LocationLine, id: number) {
  return {
    id,
    site: line.site,
    code: line.code,
    name: line.name,
    sub_name: line.sub_name,
    list_text: line.list_text,
    type: line.type,
    count_group: line.count_group,
    active: line.closed_on === undefined ? undefined : (0 as const),
    opened_on: line.opened_on,
    closed_on: line.closed_on,
    address1: line.address1,
    address2: line.address2,
    city: line.city,
    state: line.state,
    country: line.country,
    postal_code: line.postal_code && findPostalCode(line.postal_code)?.text,
    time_zone: line.time_zone,
    phone1: line.phone1,
    phone1_label_es: line.phone1_label_es,
    phone1_label_en: line.phone1_label_en,
    phone2: line.phone2,
    phone2_label_es: line.phone2_label_es,
    phone2_label_en: line.phone2_label_en,
    buying_phone: line.buying_phone,
    email: line.email,
    map_text_line1: line.map_text_line1,
    map_text_line2: line.map_text_line2,
    info_es: line.info_es,
    info_en: line.info_en,
    tax_rate: line.tax_rate,
    admission_cents: line.admission,
    environmental_rate: line.environmental_rate,
    environmental_cap_cents: line.environmental_cap,
    core_days: line.core_days,
    exchange_days: line.exchange_days,
    warranty_days: line.warranty_days,
    yard_closes_before_minutes: line.yard_closes_before,
    highways: line.highways && writeHighways(line.highways),
  };
}

function childrenOf(line: LocationLine, id: number): Child[] {
  const desks = [
    ["store", line.hours ?? (line.clear?.includes("hours") ? [] : undefined)],
    ["buying", line.buying_hours ?? (line.clear?.includes("buying_hours") ? [] : undefined)],
  ] as const;
  return [
    ...desks.flatMap(([desk, spans]) =>
      belonging(
        "store_hours",
        { store_id: id, desk },
        spans?.map((s) => ({ store_id: id, desk, ...s })),
      ),
    ),
    ...belonging(
      "store_services",
      { store_id: id },
      line.services?.filter(isService).map((service) => ({ store_id: id, service })),
    ),
  ];
}

/** Undefined = keep what is there; null = a new store without any place. */
function pointFor(line: LocationLine, isNew: boolean, context: LocationContext): Partial<Point> | null | undefined {
  const { latitude, longitude } = line;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  if (!isNew) return undefined;
  return (line.postal_code && context.pointOf(line.postal_code)) || (line.postal_code ? null : undefined);
}

function divisionFor(line: LocationLine, context: LocationContext): { id: number; draft?: Draft } | Remark | undefined {
  if (line.division === undefined) return undefined;
  const known = context.divisionId(line.division);
  if (known === undefined && line.division_name === undefined) {
    return {
      column: "division_name",
      value: "",
      reason: {
        es: `está vacío, pero la división "${line.division}" es nueva. Llénelo.`,
        en: `is empty, but the division "${line.division}" is new. Fill it in.`,
      },
    };
  }
  const id = known ?? context.takeDivisionId(line.division);
  if (line.division_name === undefined) return { id };
  const cells = { id, code: line.division, name: line.division_name };
  return { id, draft: draft("divisions", cells, { keys: [{ id }] }) };
}

const isService = (word: string): word is (typeof services)[number] => services.some((service) => service === word);

const wrongServices = (words: readonly string[] | undefined): Remark[] =>
  (words ?? [])
    .filter((word) => !isService(word))
    .map((value) => ({ column: "services", value, reason: noneOf(services) }));

const noPostalCode: Words = {
  es: "no es un ZIP ni un código postal de Canadá.",
  en: "is no ZIP and no Canadian postal code.",
};

const wrongPostalCode = (text: string | undefined): Remark[] =>
  text === undefined || findPostalCode(text) ? [] : [{ column: "postal_code", value: text, reason: noPostalCode }];
