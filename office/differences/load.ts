import { listFacts } from "#core/car-facts.ts";
import { hitSides, isHitSide } from "#core/hit-side.ts";
import { formatMoney } from "#core/money.ts";
import { nameOfStaff } from "#core/staff.ts";
import {
  countDifferences,
  type Difference,
  type DifferenceReach,
  listDifferences,
} from "#data/queries/staff-exceptions.ts";
import { lastWord, seenOf } from "#feeds/engine/peace/answer.ts";
import { factFields } from "#feeds/engine/peace/fields.ts";
import { openSince, type Word } from "#feeds/engine/peace/hear.ts";
import { may } from "../access.ts";
import { type StaffRequest, shownStores } from "../page.tsx";
import { formatWhen, zoneOfStore } from "../shell/moment.ts";
import { nameOfWho } from "../shell/who.ts";
import { copy } from "./copy.ts";
import { keyText } from "./key.ts";

export const shownKinds = ["place", "hit", "fact", "presence", "price"] as const;
type ShownKind = (typeof shownKinds)[number];

export type DifferenceLine = {
  key: string;
  /** What the system says, as it was looked at. */
  seen: string;
  kind: ShownKind;
  name: string;
  number: string;
  /** Where several yards are shown, or none is meant. */
  yard: string;
  system: string;
  /** Where the system has a car that is gone. */
  row: string;
  before: string;
  mine: string;
  who: string;
  when: string;
};
export type DifferencesProps = {
  of: ShownKind | undefined;
  /** How many of each, open and quiet. */
  counts: Record<ShownKind, number>;
  open: DifferenceLine[];
  quiet: DifferenceLine[];
  /** How many more there are than are shown. */
  moreOpen: number;
  moreQuiet: number;
  /** What is chosen for all. */
  chosen: "keep" | "take" | undefined;
  title: string;
  undone: boolean;
  done: { text: string; left: number; runs: { id: number; feed: "inventory" | "prices" }[] } | undefined;
};

/** As many as one form carries. */
const shown = 300;

/** Whose work an answer is: what the system says of a price is asked of who sets prices. */
export const rightToAnswer = { car: "files", price: "prices" } as const;

/** The yards whose differences somebody may answer; 0 = the chain's list of prices. */
function answerable(request: StaffRequest): DifferenceReach {
  const of = (kind: keyof typeof rightToAnswer) => shownStores(request, rightToAnswer[kind]).map(({ id }) => id);
  const chain = request.yard === undefined && may(request.staff, rightToAnswer.price, "chain");
  return { car: of("car"), price: chain ? [0, ...of("price")] : of("price") };
}

/** How many wait, and how many stay as staff said; nothing for those who cannot answer. */
export const countOpen = (request: StaffRequest) =>
  countDifferences(request.services.db, answerable(request), openSince(request.now));

const kindOf = ({ kind, field }: Difference): ShownKind =>
  kind === "price" ? "price" : field === "presence" || field === "hit" ? field : field in factFields ? "fact" : "place";

function placeText({ row, space }: Word, { edition }: StaffRequest): string {
  const words = copy[edition];
  if (!row) return words.noRow;
  return space ? words.space(String(row), String(space)) : String(row);
}

/** Of a price what the two say differently. */
function priceText(word: Word, columns: readonly string[], { edition }: StaffRequest): string {
  const words = copy[edition];
  if ((word.price_cents ?? null) === null && columns.includes("price_cents")) return words.noPrice;
  return columns
    .filter((column) => column !== `note_${edition === "es" ? "en" : "es"}`)
    .map((column) => {
      const value = word[column];
      const amount = typeof value === "number" ? formatMoney(value, edition) : value || words.noAmount;
      if (column === "price_cents" || column.startsWith("note_")) return String(amount);
      return `${words.columns[column as keyof typeof words.columns]} ${amount}`;
    })
    .join(", ");
}

function lineOf(row: Difference, request: StaffRequest): DifferenceLine {
  const { edition, services, now, staff } = request;
  const words = copy[edition];
  const kind = kindOf(row);
  const [said, against, last] = [row.said, row.against, lastWord(row)].map((text) => JSON.parse(text) as Word) as [
    Word,
    Word,
    Word,
  ];
  const differing = Object.keys(said).filter((column) => said[column] !== (last[column] ?? null));
  const text = (word: Word): string => {
    if (kind === "presence") return word.there === 0 ? words.gone : words.there;
    if (kind === "hit") return isHitSide(word.hit_side) ? hitSides[word.hit_side].value[edition] : words.noHit;
    if (kind === "fact") return factText(word, differing, request);
    if (kind === "price") return priceText(word, differing, request);
    return placeText(Object.fromEntries(Object.keys(said).map((column) => [column, word[column] ?? null])), request);
  };
  const store = services.stock.current.chain.storeById.get(row.store_id);
  return {
    key: keyText(row),
    seen: seenOf(row),
    kind,
    name: row.part?.[edition] ?? row.car,
    number: row.part?.number ?? (row.stockNumber || row.vin || ""),
    yard: row.store_id === 0 ? words.chain : request.yards.length > 1 ? (store?.name ?? "") : "",
    system: kind === "place" && !("space" in said) ? placeText(last, request) : text(last),
    row: kind === "presence" && last.row ? String(last.row) : "",
    before: row.now_says === null || Object.keys(against).length === 0 ? "" : text(against),
    mine: text(said),
    who: row.who === nameOfStaff(staff) ? words.you : nameOfWho(row.who, edition),
    when: formatWhen(new Date(row.at), now, zoneOfStore(request, row.store_id || null), edition),
  };
}

/** What is said of a car: its engine in one text, anything else by name. */
function factText(word: Word, columns: readonly string[], { edition }: StaffRequest): string {
  const words = copy[edition];
  if (columns.includes("engine")) return String(word.engine || words.unsaid);
  const facts = listFacts.filter(([, { column }]) => columns.includes(column));
  const said = facts.map(([, { column, label, kind, words: values }]) => {
    const value = word[column] ?? "";
    const text = value === "" ? words.unsaid : kind === "yes" ? words.yes : (values?.[value]?.[edition] ?? value);
    return `${label[edition]}: ${text}`;
  });
  return said.join(", ");
}

export async function loadDifferences(request: StaffRequest): Promise<DifferencesProps> {
  const { services, edition, query, now } = request;
  const words = copy[edition];
  const reach = answerable(request);
  const of = shownKinds.find((kind) => kind === query.get("of"));
  const since = openSince(now);
  const counted = await countDifferences(services.db, reach, since);
  const list = (open: boolean) => listDifferences(services.db, reach, { openSince: since, open, limit: shown });
  const [open, quiet] = [await list(true), await list(false)];
  const isShown = (row: Difference) => of === undefined || kindOf(row) === of;
  const runs = (query.get("runs") ?? "").split(",").flatMap((text) => {
    const [, feed, id] = /^(inventory|prices)-(\d{1,9})$/.exec(text) ?? [];
    return id ? [{ id: Number(id), feed: feed as "inventory" | "prices" }] : [];
  });
  const number = (name: string) => Math.trunc(Number(query.get(name)) || 0);
  const left = number("left");
  const all = query.get("all");
  return {
    title: words.title,
    of,
    counts: Object.fromEntries(
      shownKinds.map((kind) => [kind, [...open, ...quiet].filter((row) => kindOf(row) === kind).length]),
    ) as Record<ShownKind, number>,
    open: open.filter(isShown).map((row) => lineOf(row, request)),
    quiet: quiet.filter(isShown).map((row) => lineOf(row, request)),
    moreOpen: counted.open - open.length,
    moreQuiet: counted.quiet - quiet.length,
    chosen: all === "mine" ? "keep" : all === "theirs" ? "take" : undefined,
    undone: query.has("undone"),
    done: runs.length + left > 0 ? { text: words.saved(number("kept"), number("taken")), left, runs } : undefined,
  };
}
