import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDocument, openStorage } from "#tests/support/bare-document.ts";
import { bookOf, listedCar, listedPart, listedStop } from "#tests/support/listed.ts";
import { type Book, emptyBook, most, openJob } from "./book.ts";
import { addCar, addParts, removeStop, startJob } from "./changes.ts";

const yard = { store: 102, yard: "Sacramento" };
let kept: Map<string, string>;
let store: typeof import("./list-store.ts");
let window: ReturnType<typeof openDocument>["window"];

const session = new Map<string, string>();
beforeEach(async () => {
  ({ window } = openDocument());
  kept = openStorage();
  session.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
    removeItem: (key: string) => void session.delete(key),
  });
  vi.resetModules();
  store = await import("./list-store.ts");
});
afterEach(() => vi.unstubAllGlobals());

const names = () => openJob(store.getBook()).stops.map(({ car }) => car?.id);
/** As another tab would: only what is kept changes. */
const inAnotherTab = async (act: (other: typeof store) => void) => {
  vi.resetModules();
  const before = new Map(session);
  session.clear();
  act(await import("./list-store.ts"));
  session.clear();
  for (const [key, value] of before) session.set(key, value);
};

it("keeps what is added, counts it, and gives the same object until it changes", () => {
  expect(store.getBook()).toEqual(emptyBook);
  expect(store.changeBook(addCar(yard, listedCar(1)))).toBeUndefined();
  expect(names()).toEqual([1]);
  expect(store.getBook()).toBe(store.getBook());
  expect(kept.get("yonke.list-count")).toBe("1");
  store.changeBook(addParts(yard, listedCar(1), [listedPart(7), listedPart(8)]));
  expect(kept.get("yonke.list-count")).toBe("2");
});

it("undoes one change after the other, and is quiet when there is nothing left", () => {
  store.changeBook(addCar(yard, listedCar(1)));
  store.changeBook(addCar(yard, listedCar(2)));
  store.changeBook(removeStop("102-1"));
  expect(names()).toEqual([2]);
  for (const expected of [[1, 2], [1], []]) {
    expect(store.canUndo()).toBe(true);
    store.undo();
    expect(names()).toEqual(expected);
  }
  expect(store.canUndo()).toBe(false);
  store.undo();
  expect(names()).toEqual([]);
});

it("keeps thirty steps back, each by itself", () => {
  for (let id = 1; id <= 35; id++) store.changeBook(addCar(yard, listedCar(id)));
  expect(session.size).toBe(30);
  for (let back = 0; back < 40; back++) store.undo();
  expect(names()).toEqual([1, 2, 3, 4, 5]);
  expect(session.size).toBe(0);
});

it("lets the older steps go where the tab has no room for another", () => {
  let room = true;
  const { setItem } = sessionStorage;
  sessionStorage.setItem = (key, value) => {
    if (!room && session.size > 0) throw new DOMException("full", "QuotaExceededError");
    setItem(key, value);
  };
  store.changeBook(addCar(yard, listedCar(1)));
  room = false;
  store.changeBook(addCar(yard, listedCar(2)));
  store.undo();
  expect(names()).toEqual([1]);
  expect(store.canUndo()).toBe(false);
});

it("undoes a list that was deleted, with all that was on it", async () => {
  const { deleteJob } = await import("./changes.ts");
  store.changeBook(addCar(yard, listedCar(1)));
  store.changeBook(startJob("Troca"));
  store.changeBook(addCar(yard, listedCar(2)));
  store.changeBook(deleteJob(2));
  expect(store.getBook().jobs).toHaveLength(1);
  store.undo();
  expect(store.getBook().jobs.map(({ name }) => name)).toEqual(["", "Troca"]);
  expect(names()).toEqual([2]);
});

it("changes what another tab has written, tells whoever follows, and does not undo the other's work", async () => {
  store.changeBook(addCar(yard, listedCar(1)));
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  await inAnotherTab((other) => other.changeBook(addCar(yard, listedCar(2))));
  window.tell("storage");
  expect(heard).toHaveBeenCalledTimes(1);
  expect(names()).toEqual([1, 2]);
  expect(store.canUndo()).toBe(false);
  store.changeBook(addCar(yard, listedCar(3)));
  expect(names()).toEqual([1, 2, 3]);
  store.undo();
  expect(names()).toEqual([1, 2]);
  leave();
  window.tell("storage");
  expect(heard).toHaveBeenCalledTimes(3);
});

it("takes a newer row without making it something to undo", () => {
  store.changeBook(addCar(yard, listedCar(1)));
  store.freshenBook((book) => ({ ...book, jobs: bookOf(listedStop(1, [], { yard: "New" })).jobs }));
  expect(openJob(store.getBook()).stops[0]?.yard).toBe("New");
  store.undo();
  expect(names()).toEqual([]);
});

it("says again what is newer than the book to which it goes back", () => {
  store.changeBook(addCar(yard, listedCar(1)));
  store.changeBook(addCar(yard, listedCar(2)));
  const news = (book: Book): Book => ({
    ...book,
    jobs: book.jobs.map((job) => ({ ...job, stops: job.stops.map((stop) => ({ ...stop, yard: "New" })) })),
  });
  store.undo(news);
  expect(names()).toEqual([1]);
  expect(openJob(store.getBook()).stops[0]?.yard).toBe("New");
});

describe("what cannot be kept", () => {
  const refuse = (name: string) =>
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: () => {
        throw new DOMException("no", name);
      },
      removeItem: () => {},
    });
  it.each([
    ["full", "QuotaExceededError"],
    ["refused", "SecurityError"],
  ])("is said: %s", (refusal, name) => {
    store.changeBook(addCar(yard, listedCar(1)));
    refuse(name);
    expect(store.changeBook(addCar(yard, listedCar(2)))).toBe(refusal);
    expect(names()).toEqual([1]);
    expect(store.canUndo()).toBe(true);
  });
  it("is never written where it could not be read again", () => {
    const long = addCar({ store: 102, yard: "S".repeat(81) }, listedCar(1));
    expect(store.changeBook(long)).toBe("odd");
    store.freshenBook(long);
    expect(store.getBook()).toEqual(emptyBook);
    expect(kept.has("yonke.list")).toBe(false);
  });
  it("is said when a list is full", () => {
    const parts = Array.from({ length: most.wants + 1 }, (_, at) => listedPart(at));
    expect(store.changeBook(addParts(yard, null, parts))).toBe("most");
    expect(store.getBook()).toEqual(emptyBook);
  });
});

describe("what cannot be read", () => {
  it.each(["{", "null", "[]", '{"version":1}', '{"version":1,"turn":0,"at":1,"jobs":[{}]}'])(
    "is put aside: %s",
    (text) => {
      kept.set("yonke.list", text);
      kept.set("yonke.list-count", "9");
      expect(store.getBook()).toEqual(emptyBook);
      expect(store.brokenList()).toBe(text);
      expect(kept.has("yonke.list-count")).toBe(false);
      expect(store.changeBook(addCar(yard, listedCar(1)))).toBeUndefined();
      expect(names()).toEqual([1]);
      expect(store.brokenList()).toBe(text);
      store.dropBroken();
      expect(store.brokenList()).toBeNull();
    },
  );
  it("is not written over where it cannot be put aside", () => {
    kept.set("yonke.list", "{");
    const { setItem } = localStorage;
    localStorage.setItem = (key, value) => {
      if (key === "yonke.list-broken") throw new DOMException("no", "QuotaExceededError");
      setItem(key, value);
    };
    expect(store.changeBook(addCar(yard, listedCar(1)))).toBe("full");
    store.freshenBook(addCar(yard, listedCar(1)));
    expect(kept.get("yonke.list")).toBe("{");
  });
  it("is left alone when a newer release wrote it", () => {
    const text = '{"version":99,"secret":1}';
    kept.set("yonke.list", text);
    expect(store.getBook()).toEqual(emptyBook);
    expect(store.changeBook(addCar(yard, listedCar(1)))).toBe("newer");
    expect(kept.get("yonke.list")).toBe(text);
    expect(store.brokenList()).toBeNull();
  });
});
