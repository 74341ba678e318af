import { partCategories, partCategoryIds } from "#core/part.ts";
import { may } from "../access.ts";
import { type EditGroup, type EditValues, noPicture } from "../edit/edit-field.ts";
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
  const value = (name: string) => event?.[name] ?? "";
  const ofChain = may(staff, "events", "chain");
  const yardHere = storesFor(request, "events").find(({ id }) => id === request.yard)?.site ?? "";
  const yards = storesFor(request, "events").map(({ site, name }) => ({ value: site, text: name }));
  const off = percents(value("discounts"));
  const percent = (name: string, label: string, category: string) =>
    ({ name, is: "number", label, value: off.get(category) ?? "" }) as const;
  return inLanguages([
    {
      title: words.words,
      note: words.wordsNote,
      fields: [
        {
          name: "title_es",
          is: "text",
          label: words.titleEs,
          value: value("title_es"),
          required: true,
          max: 120,
          lang: "es",
        },
        {
          name: "title_en",
          is: "text",
          label: words.titleEn,
          value: value("title_en"),
          required: true,
          max: 120,
          lang: "en",
        },
        {
          name: "description_es",
          is: "area",
          label: words.bodyEs,
          value: plainOf(value("description_es")),
          max: 8000,
          lang: "es",
        },
        {
          name: "description_en",
          is: "area",
          label: words.bodyEn,
          value: plainOf(value("description_en")),
          max: 8000,
          lang: "en",
        },
      ],
    },
    {
      title: words.when,
      note: words.whenNote,
      fields: [
        { name: "starts_at", is: "moment", label: words.starts, value: value("starts_at"), required: true },
        { name: "ends_at", is: "moment", label: words.ends, value: value("ends_at"), required: true },
        {
          name: "status",
          is: "select",
          label: words.status,
          value: value("status") || "scheduled",
          options: (["scheduled", "cancelled"] as const).map((id) => ({ value: id, text: words.statuses[id] })),
        },
      ],
    },
    {
      title: words.where,
      fields: [
        {
          name: "stores",
          is: "checks",
          label: words.stores,
          value: event ? value("stores") : yardHere,
          options: ofChain ? [{ value: everywhere, text: words.everywhere }, ...yards] : yards,
        },
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
        { name: "image", is: "picture", label: words.image, value: value("image") },
        ...(value("image")
          ? [{ name: noPicture("image"), is: "check" as const, label: words.noImage, value: "" }]
          : []),
      ],
    },
    ...(ofChain
      ? [
          {
            title: words.banner,
            note: words.bannerNote,
            fields: [
              {
                name: "banner_starts_at",
                is: "moment" as const,
                label: words.bannerStarts,
                value: value("banner_starts_at"),
              },
              {
                name: "banner_ends_at",
                is: "moment" as const,
                label: words.bannerEnds,
                value: value("banner_ends_at"),
              },
            ],
          },
        ]
      : []),
    {
      title: words.more,
      fields: [
        { name: "url_es", is: "text", label: words.urlEs, value: value("url_es"), max: 300 },
        { name: "url_en", is: "text", label: words.urlEn, value: value("url_en"), max: 300 },
        ...(event ? [{ name: "remove", is: "check" as const, label: words.remove, value: "" }] : []),
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
