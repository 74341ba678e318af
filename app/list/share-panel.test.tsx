import { describe, expect, it, vi } from "vitest";
import { editionIds } from "#site/editions.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import { bookOf, listedPart, listedStop } from "#tests/support/listed.ts";
import { runHook } from "#tests/support/run-hook.tsx";
import { type Job, most, openJob } from "./book.ts";
import { copy } from "./copy.ts";
import { readLink } from "./list-link.ts";
import { type Link, ShareActs, SharePanel, useListLink } from "./share-panel.tsx";

const here = "https://yonke.test/lista";
const job: Job = { ...openJob(bookOf(listedStop(1, [listedPart(7)]))), name: "Civic de mi hermano" };
const link = { url: `${here}#abc` };

async function until<T>(read: () => T | undefined, work: (doing: () => unknown) => Promise<void>): Promise<T> {
  for (let tries = 0; tries < 20_000; tries++) {
    const found = read();
    if (found !== undefined) return found;
    await work(() => new Promise((done) => setTimeout(done, 5)));
  }
  throw new Error("never");
}

describe("the address that carries the list", () => {
  it("holds all of it behind its #, which no server sees", async () => {
    const hook = await runHook(() => useListLink(job, here));
    const made = (await until(() => hook.now, hook.work)) as { url: string };
    expect(made.url.startsWith(`${here}#`)).toBe(true);
    const read = await readLink(made.url.split("#")[1] as string);
    expect("job" in (read as object) && (read as { job: Job }).job.stops[0]?.wants[0]?.part).toBe(7);
    await hook.stop();
  });

  it("of a list that is too long is none", async () => {
    const note = (at: number) => `${Math.sin(at)}${Math.cos(at)}${Math.tan(at)}`.repeat(3).slice(0, most.note);
    const stops = Array.from({ length: most.stops }, (_, at) =>
      listedStop(at + 1, [listedPart(at + 1, { note: note(at) })], { note: note(at + 0.5) }),
    );
    const long = openJob(bookOf(...stops));
    const hook = await runHook(() => useListLink(long, here));
    expect(await until(() => hook.now, hook.work)).toEqual({ trouble: "long" });
    await hook.stop();
  });
});

describe.each(editionIds)("sending the list, %s", (edition) => {
  const said = copy[edition].share;
  const open = async (shown: Link | undefined = link, can: object = {}) => {
    vi.stubGlobal("navigator", can);
    return drawLive(<SharePanel job={job} link={shown} />, edition);
  };

  it("goes by WhatsApp with its name and its address", async () => {
    const live = await open();
    const href = new URL(live.get("a", said.whatsapp).getAttribute("href") ?? "");
    expect(href.host).toBe("wa.me");
    expect(href.searchParams.get("text")).toBe(`${said.text(job.name)} ${link.url}`);
  });

  it("offers the system's sheet and the clipboard only where there are such", async () => {
    expect((await open()).names("button")).toEqual([said.qr, said.print]);
    const shared: object[] = [];
    const copied: string[] = [];
    const live = await open(link, {
      canShare: () => true,
      share: async (data: object) => void shared.push(data),
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    });
    await live.press(said.send);
    await live.press(said.copy);
    expect(shared).toEqual([{ title: said.text(job.name), url: link.url }]);
    expect(copied).toEqual([link.url]);
  });

  it("without an address says why, and prints", async () => {
    for (const trouble of ["long", "cannot"] as const) {
      const live = await open({ trouble });
      expect(live.text).toContain(said[trouble]);
      expect(live.names("button")).toEqual([said.print]);
      expect(live.names("a")).toEqual([]);
    }
    let printed = 0;
    vi.stubGlobal("print", () => printed++);
    await (await open({ trouble: "long" })).press(said.print);
    expect(printed).toBe(1);
  });

  it("shows a code for another phone, and takes it away again", async () => {
    const live = await open();
    await live.press(said.qr);
    expect(live.text).toContain(said.qrHow);
    await until(
      () => live.place.findAll("svg").find((one) => one.getAttribute("aria-label") === said.qrLabel),
      live.work,
    );
    await live.press(said.hideQr);
    expect(live.text).not.toContain(said.qrHow);
    const long = await open({ url: `${here}#${"x".repeat(2000)}` });
    await long.press(said.qr);
    expect(long.text).toContain(said.qrLong);
  });

  it("beside the lists there is the way that is taken most, once there is an address", async () => {
    const none = await drawLive(<ShareActs job={job} link={undefined} />, edition);
    expect(none.text).toBe("");
    const live = await drawLive(<ShareActs job={{ ...job, name: "" }} link={link} />, edition);
    const href = new URL(live.get("a", copy[edition].whatsapp).getAttribute("href") ?? "");
    expect(href.searchParams.get("text")).toContain(copy[edition].mine);
  });
});
