import { beforeEach, describe, expect, it } from "vitest";
import { openStorage } from "#tests/support/bare-document.ts";
import { listedPart, listedStop } from "#tests/support/listed.ts";
import { openList } from "#tests/support/open-list.tsx";
import { type Book, emptyBook, most, newJob, openJob } from "./book.ts";
import { copy } from "./copy.ts";
import { ListEmpty } from "./list-empty.tsx";
import { ListSettings, ListTabs } from "./list-head.tsx";

const book: Book = {
  ...emptyBook,
  at: 2,
  jobs: [
    { ...newJob(1), stops: [listedStop(1, [listedPart(7), listedPart(8)]), listedStop(2)] },
    { ...newJob(2, "Troca"), stops: [] },
  ],
};
beforeEach(() => {
  openStorage();
});
const tabs = (from = book) =>
  openList(from, (now) => (
    <ListTabs book={now} job={openJob(now)}>
      {null}
    </ListTabs>
  ));
const settings = (from = book) => openList(from, (now) => <ListSettings job={openJob(now)} />);

describe("the lists", () => {
  it("each have a name and a count; the open one is marked", async () => {
    const live = await tabs();
    expect(live.names("button").slice(0, 3)).toEqual([`${copy.es.mine} 3`, "Troca 0", copy.es.start]);
    expect(live.get("button", "Troca 0").getAttribute("aria-current")).toBe("true");
    expect(live.get("button", `${copy.es.mine} 3`).getAttribute("aria-current")).toBeNull();
  });

  it("a new one is a press away and open at once", async () => {
    const live = await tabs();
    await live.press(copy.es.start);
    expect(live.book().jobs.map(({ name }) => name)).toEqual(["", "Troca", "Lista 3"]);
    expect(live.job().name).toBe("Lista 3");
    expect(live.said).toEqual(["Lista 3."]);
  });

  it("are so many and no more", async () => {
    const jobs = Array.from({ length: most.jobs }, (_, at) => newJob(at + 1, `L${at}`));
    expect((await tabs({ ...book, jobs })).names("button")).not.toContain(copy.es.start);
    expect((await tabs({ ...book, jobs: jobs.slice(1) })).names("button")).toContain(copy.es.start);
  });
});

describe("the open list", () => {
  it("is called anew, but not by nothing and not by the same", async () => {
    const live = await settings();
    await live.type(live.get("input"), "  Civic  ");
    expect([live.job().name, live.said]).toEqual(["Civic", ["Civic."]]);
    for (const typed of ["", "   ", "Troca"]) {
      const quiet = await settings();
      await quiet.type(quiet.get("input"), typed);
      expect(quiet.said).toEqual([]);
    }
  });

  it("without a name of its own is called mine, which is not kept as its name", async () => {
    const live = await settings({ ...book, at: 1 });
    await live.type(live.get("input"), copy.es.mine);
    expect(live.said).toEqual([]);
  });

  it("is deleted, and another is open", async () => {
    const live = await settings();
    await live.press(copy.es.settings.delete);
    expect(live.book().jobs.map(({ id }) => id)).toEqual([1]);
    expect(live.said).toEqual([copy.es.settings.deleted("Troca")]);
  });
});

it("an empty list says what it is for, and where to begin", async () => {
  const live = await openList(emptyBook, () => <ListEmpty />);
  expect(live.get("a", copy.es.empty.cars).getAttribute("href")).toBe("/inventario");
  expect(live.get("a", copy.es.empty.prices).getAttribute("href")).toBe("/precios");
  for (const step of copy.es.empty.steps) expect(live.text).toContain(step);
});
