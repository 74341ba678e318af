import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copy } from "#app/offline/signal-copy.ts";
import { editionIds } from "#site/editions.ts";
import { BareTarget } from "#tests/support/bare-document.ts";
import { openPage } from "#tests/support/open-page.ts";

const strip = `<div data-signal="none"><span><b>Sin señal.</b></span><a href="">Pruebe otra vez</a></div>`;
let worker: BareTarget & { controller: { postMessage: ReturnType<typeof vi.fn> } };
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(html: string, edition: "es" | "en" = "es", onLine = true) {
  const page = openPage(`<a class="skip"></a>${html}`, { edition });
  const skip = page.get(".skip");
  Object.assign(skip, { after: (...nodes: never[]) => page.document.place.append(...nodes) });
  worker = Object.assign(new BareTarget(), { controller: { postMessage: vi.fn() } });
  vi.stubGlobal("navigator", { serviceWorker: worker, onLine });
  const { followSignal } = await import("./follow-signal.ts");
  followSignal();
  const notes = () => page.document.place.querySelectorAll(".offer").map((note) => note.textContent);
  return { page, notes, tell: (type: string) => page.window.tell(type) };
}

describe.each(editionIds)("signal that comes and goes, in %s", (edition) => {
  const words = copy[edition];

  it("is told once on a page of the network, and taken back", async () => {
    const { page, notes, tell } = await open("", edition);
    tell("offline");
    tell("offline");
    expect(notes()).toHaveLength(1);
    expect(notes()[0]).toContain(words.lost);
    tell("online");
    expect(notes()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(page.said).toBe(words.back);
  });

  it("on a kept page changes its strip, which goes on saying of when it is", async () => {
    const { page, notes, tell } = await open(strip, edition);
    tell("offline");
    expect(notes()).toEqual([]);
    tell("online");
    expect(page.get("[data-signal]").getAttribute("data-signal")).toBe("back");
    expect([page.get("b").textContent, page.get("[data-signal] a").textContent]).toEqual([words.back, words.fresh]);
  });
});

it("is missing from the start", async () => {
  expect((await open("", "es", false)).notes()).toHaveLength(1);
});

it("is back when the worker has brought a newer page, which may have come before anybody listened", async () => {
  const { page } = await open(strip);
  expect(worker.controller.postMessage).toHaveBeenCalledWith("listening");
  worker.tell("message", { data: "other" });
  expect(page.get("[data-signal]").getAttribute("data-signal")).toBe("none");
  worker.tell("message", { data: "fresh" });
  expect(page.get("[data-signal]").getAttribute("data-signal")).toBe("back");
});
