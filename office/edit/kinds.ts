/** The single things that the office edits; each is a record of a feed. */
const editKinds = ["price", "day", "event", "slide", "promo", "art"] as const;
export type EditKind = (typeof editKinds)[number];
