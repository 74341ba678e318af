import { partCategories, partCategoryIds } from "#core/part.ts";
import type { Edition } from "#site/editions.ts";
import { may } from "../access.ts";
import { type EditGroup, type EditValues, fieldsOf, noPicture } from "../edit/edit-field.ts";
import { inLanguages } from "../edit/in-languages.ts";
import { filled } from "../edit/take-edit.ts";
import { type StaffRequest, storesFor } from "../page.tsx";
import { copy } from "./copy.ts";
import { markupOf, plainOf } from "./description.ts";

export const everywhere = "*";
const offPrefix = "off_";
const everyPart = `${offPrefix}all`;

const percents = (discounts: string) =>
  new Map(discounts.split("|").map((one) => one.split("=") as [string, string | undefined]));

/** The form of an event. The strip of the site is everybody's: only who works for the chain sets it. */
export function groupsOf(request: StaffRequest, event: EditValues | undefined): EditGroup[] {
  const { staff, edition } = request;
  const words = copy[edition];
  const field = fieldsOf(event);
  const value = (name: string) => event?.[name] ?? "";
  const body = (name: string, label: string, lang: Edition) =>
    field(name, label, { is: "area", value: plainOf(value(name)), max: 8000, lang });
  const ofChain = may(staff, "events", "chain");
  const yardHere = storesFor(request, "events").find(({ id }) => id === request.yard)?.site ?? "";
  const yards = storesFor(request, "events").map(({ site, name }) => ({ value: site, text: name }));
  const off = percents(value("discounts"));
  const percent = (name: string, label: string, category: string) =>
    field(name, label, { is: "number", value: off.get(category) ?? "" });
  const required = true;
  return inLanguages([
    {
      title: words.words,
      note: words.wordsNote,
      fields: [
        field("title_es", words.titleEs, { required, max: 120, lang: "es" }),
        field("title_en", words.titleEn, { required, max: 120, lang: "en" }),
        body("description_es", words.bodyEs, "es"),
        body("description_en", words.bodyEn, "en"),
      ],
    },
    {
      title: words.when,
      note: words.whenNote,
      fields: [
        field("starts_at", words.starts, { is: "moment", required }),
        field("ends_at", words.ends, { is: "moment", required }),
        field("status", words.status, {
          is: "select",
          value: value("status") || "scheduled",
          options: (["scheduled", "cancelled"] as const).map((id) => ({ value: id, text: words.statuses[id] })),
        }),
      ],
    },
    {
      title: words.where,
      fields: [
        field("stores", words.stores, {
          is: "checks",
          value: event ? value("stores") : yardHere,
          options: ofChain ? [{ value: everywhere, text: words.everywhere }, ...yards] : yards,
        }),
      ],
    },
    {
      title: words.sale,
      note: words.saleNote,
      fields: [
        percent(everyPart, words.every, "*"),
        ...partCategoryIds.map((id) => percent(offPrefix + id, partCategories[id][edition], id)),
      ],
    },
    {
      title: words.picture,
      fields: [
        field("image", words.image, { is: "picture" }),
        ...(value("image") ? [field(noPicture("image"), words.noImage, { is: "check" })] : []),
      ],
    },
    ...(ofChain
      ? [
          {
            title: words.banner,
            note: words.bannerNote,
            fields: [
              field("banner_starts_at", words.bannerStarts, { is: "moment" }),
              field("banner_ends_at", words.bannerEnds, { is: "moment" }),
            ],
          },
        ]
      : []),
    {
      title: words.more,
      fields: [
        field("url_es", words.urlEs, { max: 300 }),
        field("url_en", words.urlEn, { max: 300 }),
        ...(event ? [field("remove", words.remove, { is: "check", value: "" })] : []),
      ],
    },
  ]);
}

/** The line of the feed; a list without anything in it takes all discounts off. */
export function lineOf(id: number, values: EditValues, image: string | undefined) {
  if (values.remove === "yes") return filled({ id: String(id), remove: "yes" });
  const { remove: _, description_es = "", description_en = "", stores = "", ...rest } = values;
  const off = Object.entries(rest).filter(([name, value]) => name.startsWith(offPrefix) && value !== "");
  const isOwn = (name: string) => !name.startsWith(offPrefix) && name !== noPicture("image");
  const plain = Object.fromEntries(Object.entries(rest).filter(([name]) => isOwn(name)));
  return filled({
    ...plain,
    id: String(id),
    description_es: markupOf(description_es),
    description_en: markupOf(description_en),
    stores: stores.split("|").includes(everywhere) ? everywhere : stores,
    discounts:
      off.map(([name, value]) => `${name === everyPart ? "*" : name.slice(offPrefix.length)}=${value}`).join("|") ||
      "|",
    image,
  });
}
