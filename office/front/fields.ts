import { chainFacts } from "#content/chain-facts.ts";
import { campaignArt } from "#core/campaign-art.ts";
import { slugOf } from "#core/slug.ts";
import type { FeedId } from "#feeds/feeds.ts";
import { type Edition, editionIds, otherEdition } from "#site/editions.ts";
import { type EditGroup, type EditValues, fieldsOf, noPicture, valuesOf } from "../edit/edit-field.ts";
import { inLanguages } from "../edit/in-languages.ts";
import { type FeedLine, filled } from "../edit/take-edit.ts";
import { copy } from "./copy.ts";

/** Takes the pictures of both languages off a slide. */
const noPictures = "no_images";
const picturesOff = (values: EditValues): EditValues =>
  values[noPictures] === "yes" ? Object.fromEntries(editionIds.map((one) => [noPicture(`image_${one}`), "yes"])) : {};

/** What a form was sent with, and what follows from it. */
export const frontValues = (groups: readonly EditGroup[], sent: URLSearchParams): Record<string, string> => {
  const values = valuesOf(groups, sent);
  return { ...values, ...picturesOff(values) };
};

export const frontKinds = ["slide", "promo", "art"] as const;
export type FrontKind = (typeof frontKinds)[number];
export const feedOf: Readonly<Record<FrontKind, FeedId>> = { slide: "slides", promo: "promos", art: "sidebar-art" };

/** Columns that a feed has once for each language, in a line of its own: here they stand beside each other. */
const spoken = {
  promo: { name: "name", url: "url", desktop_image: "image" },
  art: { title: "title", url: "url", image: "image" },
} as const;

/** Two lines of a feed, one for each language, as one thing. */
export function mergeLanguages(kind: "promo" | "art", lines: readonly EditValues[]): EditValues[] {
  const places = Map.groupBy(lines, ({ position, starts_at }) => `${position} ${starts_at}`);
  return [...places.values()].map((both) => {
    const of = (edition: Edition) => both.find(({ language }) => language === edition);
    const { position = "", starts_at = "", ends_at = "", new_window = "" } = both[0] ?? {};
    const said = editionIds.flatMap((edition) =>
      Object.entries(spoken[kind]).map(([column, name]) => [`${name}_${edition}`, of(edition)?.[column] ?? ""]),
    );
    return { position, starts_at, ends_at, new_window, ...Object.fromEntries(said) };
  });
}

export const keyOf = (kind: FrontKind, thing: EditValues): string =>
  kind === "slide" ? (thing.slug ?? "") : `${thing.position} ${thing.starts_at}`;

export const nameOf = (kind: FrontKind, thing: EditValues, edition: Edition): string =>
  [edition, otherEdition(edition)].map((one) => thing[`${kind === "promo" ? "name" : "title"}_${one}`]).find(Boolean) ??
  "";

/** The form of a thing of the front page. */
export function groupsOf(kind: FrontKind, thing: EditValues | undefined, edition: Edition): EditGroup[] {
  const words = copy[edition];
  const value = (name: string) => thing?.[name] ?? "";
  const text = fieldsOf(thing);
  const name = kind === "promo" ? "name" : "title";
  const required = true;
  const slide = kind === "slide";
  const url = { max: 300, hint: words.urlHint, required: !slide };
  return inLanguages([
    {
      title: words.words,
      note: words.wordsNote,
      fields: [
        text(`${name}_es`, slide ? words.titleEs : words.nameEs, { required, max: 120, lang: "es" }),
        text(`${name}_en`, slide ? words.titleEn : words.nameEn, { required, max: 120, lang: "en" }),
        ...(slide
          ? [
              text("body_es", words.bodyEs, { max: 400, lang: "es" }),
              text("body_en", words.bodyEn, { max: 400, lang: "en" }),
              text("link_text_es", words.linkEs, { max: 60, lang: "es" }),
              text("link_text_en", words.linkEn, { max: 60, lang: "en" }),
            ]
          : []),
        text("url_es", words.urlEs, url),
        text("url_en", words.urlEn, url),
      ],
    },
    {
      title: words.pictures,
      fields: [
        text("image_es", words.imageEs, { is: "picture", required: !slide && !thing }),
        text("image_en", words.imageEn, { is: "picture", required: !slide && !thing }),
        ...(slide
          ? [
              // Both languages' pictures go together; what is left must be a drawing.
              ...(value("image_es") || value("image_en")
                ? [text(noPictures, words.noImages, { is: "check", value: "" })]
                : []),
              text("art", words.art, {
                is: "select",
                options: [
                  { value: "", text: words.noArt },
                  ...campaignArt.map((art) => ({ value: art, text: words.arts[art] })),
                ],
              }),
            ]
          : []),
      ],
    },
    {
      title: words.when,
      note: words.whenNote,
      fields: [
        // What a promo is known by cannot be changed: it would be another one.
        ...(!thing || slide ? [text("starts_at", words.starts, { is: "moment" })] : []),
        text("ends_at", words.ends, { is: "moment", hint: thing && !slide ? words.startFixed : undefined }),
        ...(!thing || slide ? [text("position", words.place, { is: "number", required })] : []),
        ...(slide
          ? [
              text("kind", words.kind, {
                is: "select",
                value: value("kind") || "slide",
                options: (["slide", "tout"] as const).map((id) => ({ value: id, text: words.kindNames[id] })),
              }),
            ]
          : []),
        ...(kind === "art" ? [] : [text("new_window", words.window, { is: "check" })]),
        ...(thing ? [text("remove", words.remove, { is: "check", value: "" })] : []),
      ],
    },
  ]);
}

/** The lines of the feed; of a promo and of art one for each language. */
export function linesOf(kind: FrontKind, values: EditValues, pictures: Readonly<Record<string, string>>): FeedLine[] {
  const remove = values.remove === "yes" ? "yes" : "";
  const new_window = kind === "art" ? "" : values.new_window === "yes" ? "yes" : "no";
  if (kind === "slide") {
    const slug = values.slug || slugOf(values.title_es || values.title_en || "").slice(0, 60);
    const own = Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith("no_")));
    return [remove ? { slug, remove } : filled({ ...own, ...pictures, slug, new_window, remove })];
  }
  const { position = "", starts_at = "", ends_at = "" } = values;
  return chainFacts().languages.map((language) => {
    // A promo without a start is another than the one of the same place with one.
    const known = { position, language, starts_at };
    if (remove) return { ...known, remove };
    const said = Object.entries(spoken[kind]).map(([column, name]) => {
      const field = `${name}_${language}`;
      return [column, name === "image" ? pictures[field] : values[field]] as const;
    });
    return { ...known, ...filled({ ...Object.fromEntries(said), ends_at, new_window }) };
  });
}
