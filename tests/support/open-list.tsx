import type { ReactNode } from "react";
import { vi } from "vitest";
import type { HeldYard } from "#app/list/ask-yard.ts";
import { type Book, openJob, type Stop } from "#app/list/book.ts";
import type { Change } from "#app/list/changes.ts";
import { freshen } from "#app/list/freshen.ts";
import { ListContext, type ListLinks, MomentContext } from "#app/list/list-context.tsx";
import { planVisit } from "#app/list/visit.ts";
import type { Edition } from "#site/editions.ts";
import { drawLive } from "./draw-live.tsx";
import { bookOf } from "./listed.ts";
import { yardFile } from "./yard-file.ts";

export const listNow = new Date("2026-11-16T20:00:00Z");
export const heldYard: HeldYard = { file: yardFile, at: listNow, day: "2026-11-16", saved: false };

const links: ListLinks = {
  car: "/carro/",
  yard: "/yonke/",
  cars: "/inventario",
  prices: "/precios",
  device: "/lo-guardado",
  here: "https://yonke.test/lista",
  art: "/bodies.svg",
};

/** A book as the yard's file of today has it. */
export const freshBook = (...stops: Stop[]): Book => freshen(heldYard, listNow)(bookOf(...stops));

/** A book as a visit to the one yard. */
export function visitOf(book: Book, file = yardFile) {
  const [visit] = planVisit(openJob(book), new Map([[102, file]]), new Map([[102, file]]));
  if (!visit) throw new Error("nothing on the list");
  return visit;
}

/** Draws a part of the list over a book that its presses change; `redraw` shows what became of it. */
export async function openList(
  book: Book,
  part: (book: Book) => ReactNode,
  edition: Edition = "es",
  coreWaived = false,
) {
  const said: (string | undefined)[] = [];
  let now = book;
  const act = (change: Change, words?: string) => {
    now = change(now);
    said.push(words);
  };
  const held = new Map([[102, heldYard]]);
  const whole = () => (
    <ListContext value={{ links, coreWaived, act, place: () => () => () => {}, pictures: true }}>
      <MomentContext value={{ now: listNow, held }}>{part(now)}</MomentContext>
    </ListContext>
  );
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const live = await drawLive(whole(), edition);
  return Object.assign(live, {
    said,
    redraw: () => live.draw(whole()),
    book: () => now,
    job: () => openJob(now),
  });
}
