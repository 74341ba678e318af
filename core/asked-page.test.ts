import { expect, it } from "vitest";
import { findAskedPage, type QuestionLine, readQuestionLines } from "./asked-page.ts";

const line = (page: string, about: string, words: string, alone: QuestionLine["alone"] = ""): QuestionLine => ({
  ...{ page, about, words, alone },
});
const questions = readQuestionLines([
  line("", "@mine", "mi|my|este_carro"),
  line("sell", "sell", "vender|sell @mine|@vehicle !parte|part"),
  line("contact", "phone", "telefono|phone"),
  line("returns", "return", "return|take_back"),
  line("hours", "hours", "abren|open", "yes"),
  line("bring", "tools", "traigo|bring", "car"),
  line("prices", "cost", "cuesta|cost", "part"),
]);
type Reading = Parameters<typeof findAskedPage>[2];
const nothing: Reading = { part: "", unlisted: "", said: {}, makeId: null, modelIds: [] };
const ask = (typed: string, reading: Partial<Reading> = {}) =>
  findAskedPage(questions, typed, { ...nothing, ...reading })?.about;

it.each([
  ["a word of each group", "quiero vender mi troca", {}, "sell"],
  ["words side by side", "vender este carro", {}, "sell"],
  ["not the same words apart", "vender este lindo carro", {}, undefined],
  ["not a group that nobody said", "vender", {}, undefined],
  ["a car in the place of a group", "vender civic", { modelIds: [7] }, "sell"],
  ["a make in the place of a group", "vender honda", { makeId: 2 }, "sell"],
  ["a body in the place of a group", "vender pickup", { said: { body: "pickup" } }, "sell"],
  ["not where a word stands that rules it out", "vender parte de mi troca", {}, undefined],
  ["not the verb in a part's longer name", "fuel return line", { part: "fuel return line" }, undefined],
  ["a verb outside of a part's longer name", "return a fuel line", { part: "fuel line" }, "return"],
  ["where the verb stands beside a part of one word", "sell my door", { part: "door" }, "sell"],
  ["not of what no list has", "sell my thing", { unlisted: "sell my thing" }, undefined],
  ["only without a part: none is said", "cuanto cuesta", {}, "cost"],
  ["only without a part: one is said", "cuanto cuesta la puerta", { part: "puerta" }, undefined],
  ["only without a part: a car is no part", "cuanto cuesta civic", { modelIds: [7] }, "cost"],
  ["only without a car: one is said", "traigo mi civic", { modelIds: [7] }, undefined],
  ["only without a car: a make is one", "traigo mi honda", { makeId: 2 }, undefined],
  ["only without a car: a part is none", "traigo una puerta", { part: "puerta" }, "tools"],
  ["only alone: beside a part", "abren la puerta", { part: "puerta" }, undefined],
  ["only alone: beside a car", "abren civic", { modelIds: [7] }, undefined],
  ["only alone", "a que hora abren", {}, "hours"],
])("finds %s", (_, typed, reading, about) => {
  expect(ask(typed, reading)).toBe(about);
});

it("sends who names a yard and asks for its telephone to that yard's page", () => {
  const of = (said: object) => findAskedPage(questions, "telefono de tucson", { ...nothing, said })?.page;
  expect([of({}), of({ place: "tucson" })]).toEqual(["contact", "store"]);
});

it.each([
  ["por que telefono y a que hora abren", { about: "phone", unknown: ["abren"] }],
  ["return, phone", { about: "phone", unknown: ["return"] }],
  ["telefono y el mismo phone", { about: "phone", unknown: [] }],
])("tells the second of two questions: %s", (typed, found) => {
  expect(findAskedPage(questions, typed, nothing)).toMatchObject(found);
});

it("hears a word by ear, none that is known, and no ch or sh as another letter", () => {
  const heard = readQuestionLines([line("ship", "ship", "ship|shell|noche"), line("hours", "hours", "hora")]);
  const of = (typed: string, said = {}) => findAskedPage(heard, typed, { ...nothing, said })?.about;
  expect(["a que ora", "chip", "nose", "cell"].map((typed) => of(typed))).toEqual([
    "hours",
    ...Array(3).fill(undefined),
  ]);
  expect(of("ora", { part: "ora" })).toBeUndefined();
});

it("reads no more of a long line than two hundred signs", () => {
  expect(ask(`${"x".repeat(190)} abren`)).toBe("hours");
  expect(ask(`${"x".repeat(200)} abren`)).toBeUndefined();
});
