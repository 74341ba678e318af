import { beforeAll, expect, it } from "vitest";
import { isEmptyWord } from "#core/empty-words.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { whereTo } from "./where-to.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

/** A part, a car and a place as people say, dictate and mistype them; @ is where a further word comes. */
const lines = [
  "alternador civic 2005 @",
  "@ alternator for a 2005 honda civic",
  "faro derecho @ f150 dos mil diez",
  "door 2010 @ silverado 95823",
  "calabera @ jeta 2012",
  "camry 99-03 @",
  "tacoma 2005 sacramento @",
  "@ radiator",
];
/** A word or two of every kind that people add. */
const extras = [
  // what it shall be like, and be without
  "impecable cromado heated sl sport custom k24z7 awd 4x4 5-lug sin_raya without_dents no_cracks",
  // what it costs and has run
  "$50 100_dolares 60000_miles 120k 5_speed 6_velocidades 5.5_ft 60/40",
  // what nobody knows, and what is no word
  "wifi zopilote asdfgh baquelita qwx-12 blorp",
  // people, days, verbs, questions
  "grandma domingo tomorrow rompio crashed maybe tambor_no porque",
  // towns nobody has here, spelt anyhow
  "tijuana_norte monterey_park_x juarezz malo export",
  // another part
  "and_starter y_cofre",
  // of other questions
  "recibo wifi_gratis crypto perros helmets warranty",
].flatMap((kind) => kind.split(" ").map((extra) => extra.replaceAll("_", " ")));

/** What is said of a line, wherever it leads: the answer itself, or what the page says that it understood. */
function answerOf(typed: string): { said: string; words: string } {
  const lead = whereTo(stock, typed, now);
  if (lead.kind !== "unsure") return { said: JSON.stringify(lead), words: "" };
  const { reading } = lead;
  const told = [
    ...reading.denied,
    ...reading.leftover,
    ...reading.beside,
    ...reading.abroad,
    ...reading.also,
    ...Object.values(reading.said),
  ];
  return { said: "", words: ` ${told.join(" ")} ${reading.unlisted} ` };
}

it("every word of a line changes its answer, is told as left out, or is one that says nothing", () => {
  const dropped = lines.flatMap((line) => {
    const without = answerOf(line.replace("@", "").trim());
    return extras.flatMap((extra) => {
      const typed = line.replace("@", extra);
      const { said, words } = answerOf(typed);
      if (said !== "") return said === without.said ? typed : [];
      return extra.split(/[ /]/).some((word) => !isEmptyWord(word) && !words.includes(word))
        ? `${typed}: ${words}`
        : [];
    });
  });
  expect(dropped).toEqual([]);
});

it("words that say nothing are no measure, no limit and no trim", () => {
  const meant = "se es less than under menos only solo without sin no not never hybrid diesel heated".split(" ");
  expect(meant.filter((word) => isEmptyWord(word) && !["se", "es", "only"].includes(word))).toEqual([]);
});

it.each(["hood with hinges 2010 civic", "puerta con vidrio ranger 2001", "tapadera del motor accord 2010", "no honda"])(
  "%s asks what is meant",
  (typed) => {
    expect(whereTo(stock, typed, now).kind).toBe("unsure");
  },
);
