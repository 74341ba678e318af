import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { editionIds } from "#site/editions.ts";
import { openStorage } from "#tests/support/bare-document.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import { carView } from "./car-view.ts";
import { viewCopy } from "./view-copy.ts";
import island from "./view-switch.island.tsx";

beforeEach(() => void openStorage());
afterEach(() => vi.unstubAllGlobals());

const chosen = (live: Awaited<ReturnType<typeof drawLive>>) =>
  live.place
    .findAll("input")
    .find(({ checked }) => checked)
    ?.getAttribute("id");

it.each(editionIds)("shows lists of cars as lines until another way is chosen, and keeps that, %s", async (edition) => {
  const words = viewCopy[edition];
  const live = await drawLive(<island.Component />, edition);
  expect(live.names("label")).toEqual([words.list, words.pictures]);
  expect(chosen(live)).toBe("view-list");
  const pictures = live.place.findAll("input")[1];
  if (!pictures) throw new Error("one way only");
  await live.type(pictures, "pictures");
  expect(live.document.documentElement.getAttribute("data-view")).toBe("pictures");
  expect(carView.get()).toBe("pictures");
  expect(chosen(await drawLive(<island.Component />, edition))).toBe("view-pictures");
});

it("keeps nothing but the two ways", () => {
  for (const kept of ["grid", null, 1, ""]) {
    localStorage.setItem("yonke.view", JSON.stringify(kept));
    expect(carView.get()).not.toBe(kept);
  }
});
