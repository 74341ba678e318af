import { describe, expect, it } from "vitest";
import { coreWaivedLine } from "#core/core-waived.ts";
import { editionIds } from "#site/editions.ts";
import { bookOf, listedPart, listedStop } from "#tests/support/listed.ts";
import { freshBook, openList, visitOf } from "#tests/support/open-list.tsx";
import { yardFile } from "#tests/support/yard-file.ts";
import { type Book, openJob } from "./book.ts";
import { changeJob } from "./changes.ts";
import { copy } from "./copy.ts";
import { PayBar } from "./pay-bar.tsx";
import { TillLines, tillOf, VisitChoices } from "./till.tsx";
import { planVisit } from "./visit.ts";

const unknown = (book: Book) => planVisit(openJob(book), new Map(), new Map());
const book = (n = 1) => freshBook(listedStop(2, [listedPart(7, { n })]));

describe.each(editionIds)("the bill of one yard, %s", (edition) => {
  const words = copy[edition];
  const lines = (from: Book, visit = visitOf(from)) =>
    openList(from, (now) => <TillLines visit={visit} job={openJob(now)} />, edition);

  it("has a line for each thing that is paid, and what comes back", async () => {
    const live = await lines(book(2));
    // Two alternators on sale at 30.00, core 9.00 each, fee 8 % up to 9.00, tax 8.75 %, admission 3.00.
    for (const said of [words.pieces(2), "$60.00", words.cores, "$18.00", words.fee, words.tax("8.75%"), "$3.00"])
      expect(live.text).toContain(said);
    expect(live.text).toContain(words.back("$18.00", "30"));
    expect(live.text).toContain(words.total);
    expect(live.text).toContain(words.estimate);
  });

  it("says under a core that who brings the old part pays none, of a chain that says so", async () => {
    const till = (from: Book, coreWaived: boolean) =>
      openList(from, (now) => <TillLines visit={visitOf(from)} job={openJob(now)} />, edition, coreWaived);
    expect((await till(book(), true)).text).toContain(coreWaivedLine[edition]);
    expect((await till(book(), false)).text).not.toContain(coreWaivedLine[edition]);
    const none = freshBook(listedStop(2, [listedPart(99, { coreCents: 0 })]));
    expect((await till(none, true)).text).not.toContain(coreWaivedLine[edition]);
  });

  it("without the yard's rates is parts and cores alone, and says what is missing", async () => {
    const from = bookOf(listedStop(2, [listedPart(7)]));
    const [visit] = unknown(from);
    const live = await lines(from, visit);
    expect(live.text).toContain(words.partsOnly);
    expect(live.text).toContain("$37.99");
    expect(live.text).toContain(words.noRates);
    expect(live.text).not.toContain(words.fee);
    const loose = bookOf(listedStop(0, [listedPart(7)], { store: 0, yard: "", car: null }));
    expect((await lines(loose, unknown(loose)[0])).text).toContain(words.noYardHelp);
  });
});

it("an unknown yard's bill has no fee, no tax and no admission", () => {
  const [visit] = unknown(bookOf(listedStop(2, [listedPart(7, { environmentalCents: 100 })])));
  if (!visit) throw new Error("no yard");
  expect(tillOf(visit, { people: 3, plus: false })).toMatchObject({
    environmentalCents: 0,
    taxCents: 0,
    admissionCents: 0,
    totalCents: 3799,
  });
});

describe("who goes in, and Warranty Plus", () => {
  const choices = (from: Book, visits = [visitOf(from)]) =>
    openList(from, (now) => <VisitChoices visits={visits} job={openJob(now)} />);

  it("each person pays the admission", async () => {
    const live = await choices(book());
    await live.press(copy.es.person.more);
    expect([live.job().people, live.said]).toEqual([2, [copy.es.admission(2)].map((said) => `${said}.`)]);
    expect(tillOf(visitOf(live.book()), live.job()).admissionCents).toBe(600);
  });

  it("Warranty Plus is one press for everything, at its price here", async () => {
    const live = await choices(book(2));
    expect(live.text).toContain(copy.es.plusAll("$15.98"));
    await live.tell(live.get("input"), "onChange");
    expect(live.job().plus).toBe(true);
    expect(tillOf(visitOf(live.book()), live.job()).warrantyCents).toBe(1598);
  });

  it("is not offered where no part has it, nor people where no yard is chosen", async () => {
    const none = freshBook(listedStop(2, [listedPart(99, { warrantyCents: null })]));
    expect((await choices(none)).text).not.toContain("Warranty");
    const loose = bookOf(listedStop(0, [listedPart(7)], { store: 0, yard: "", car: null }));
    expect((await choices(loose, unknown(loose))).text).not.toContain(copy.es.people);
  });
});

describe("the bar at the foot of a phone", () => {
  const bar = (from: Book, told = "", undo?: () => void, visits = [visitOf(from)]) =>
    openList(from, (now) => <PayBar visits={visits} job={openJob(now)} told={told} undo={undo} settled />);

  it("is not there when there is nothing to pay and nothing to say", async () => {
    expect((await bar(freshBook(listedStop(2)))).text).toBe("");
    expect((await bar(freshBook(listedStop(2)), "Quitado.")).text).toBe("Quitado.");
  });

  it("has the total of the yard by its name", async () => {
    const live = await bar(book());
    const { totalCents } = tillOf(visitOf(book()), openJob(book()));
    expect(live.get("summary").textContent).toContain(copy.es.total);
    expect(live.get("summary").textContent).toContain(`${yardFile.store.name}, ${copy.es.pieces(1)}`);
    expect(live.get("summary").textContent).toContain(`$${(totalCents / 100).toFixed(2)}`);
    expect(live.text).not.toContain(copy.es.untaxed);
  });

  it("adds up several counters, each with its own lines, and says which are without tax", async () => {
    const from = bookOf(listedStop(2, [listedPart(7)]), listedStop(3, [listedPart(8)], { store: 103, yard: "Fresno" }));
    const visits = planVisit(openJob(from), new Map([[102, yardFile]]), new Map());
    const live = await bar(from, "", undefined, visits);
    expect(live.get("summary").textContent).toContain(copy.es.tills(2));
    expect(live.text).toContain(copy.es.untaxed);
    expect(live.names("h3")).toEqual([yardFile.store.name, "Fresno"]);
  });

  it("undoes what was done last, where it can be", async () => {
    let undone = 0;
    const live = await bar(book(), "Quitado: Alternador.", () => undone++);
    await live.press(copy.es.undo);
    expect(undone).toBe(1);
    expect((await bar(book(), "Quitado: Alternador.")).names("button")).not.toContain(copy.es.undo);
  });

  it("counts people in the total", async () => {
    const two = changeJob({ people: 2 })(book());
    const cents = tillOf(visitOf(two), openJob(two)).totalCents;
    expect((await bar(two)).text).toContain(`$${(cents / 100).toFixed(2)}`);
  });
});
