import { describe, expect, it } from "vitest";
import { guardedShort } from "#core/guarded-dangers.ts";
import { whoPulls } from "#core/who-pulls.ts";
import { editionIds } from "#site/editions.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import { listedCar, listedPart, listedStop } from "#tests/support/listed.ts";
import { type Job, newJob } from "./book.ts";
import { copy } from "./copy.ts";
import IncomingList from "./incoming-list.tsx";
import type { ReadLink } from "./list-link.ts";

const sent: Job = {
  ...newJob(1, "Frenos"),
  stops: [
    listedStop(1, [listedPart(7, { n: 2, note: "la chica", seen: "2020-01-01" })], { note: "junto a la barda" }),
    listedStop(2, [], { store: 103, yard: "Fresno" }),
    listedStop(0, [listedPart(8)], { store: 0, yard: "", car: null }),
  ],
};

describe.each(editionIds)("a list that somebody sent, %s", (edition) => {
  const words = copy[edition];
  const open = async (incoming: ReadLink) => {
    const kept: Job[] = [];
    let left = 0;
    const keep = (job: Job) => void kept.push(job);
    const live = await drawLive(<IncomingList incoming={incoming} keep={keep} leave={() => left++} />, edition);
    return Object.assign(live, { kept, left: () => left });
  };

  it("is shown yard by yard before it is kept", async () => {
    const live = await open({ job: sent });
    expect(live.names("h2")).toEqual([words.incoming.title("Frenos")]);
    expect(live.names("h3")).toEqual(["Sacramento", "Fresno", words.noYard]);
    expect(live.names("h4")).toEqual(["2002 Honda Civic 1", "2002 Honda Civic 2", words.noCar]);
    expect(live.text).toContain("junto a la barda");
  });

  it("says how many, for how much, and from when a price is", async () => {
    const live = await open({ job: sent });
    expect(live.text).toContain(`${words.times(2)} ${{ es: "Pieza 7", en: "Part 7" }[edition]}`);
    expect(live.text).toContain("$59.98");
    expect(live.text).toContain("la chica");
    expect(live.text).toContain({ es: "Precio del", en: "Price" }[edition]);
  });

  it("says of each part what to beware of, and of a hybrid that it is one", async () => {
    const airbag = { name: { es: "Bolsa de aire del conductor", en: "Driver airbag" } };
    const cars = [
      listedStop(1, [listedPart(7, airbag), listedPart(8)], { car: listedCar(1, { name: "2006 Toyota Prius" }) }),
      listedStop(2, [listedPart(7)], { car: listedCar(2, { name: "2012 Toyota Camry", highVoltage: true }) }),
      listedStop(3, [listedPart(7)]),
    ];
    const live = await open({ job: { ...sent, stops: cars } });
    const stops = live.place.findAll("li").filter((one) => one.getAttribute("class") === "stop");
    const hybrid = guardedShort["high-voltage-car"][edition];
    expect(stops.map(({ textContent }) => textContent.includes(hybrid))).toEqual([true, true, false]);
    const parts = stops.map((stop) => stop.findAll("li").map(({ textContent }) => textContent));
    const kills = parts.map((texts) => texts.map((text) => text.includes(guardedShort.airbag[edition])));
    expect(kills).toEqual([[true, false], [false], [false]]);
    expect(parts[0]?.[0]).toContain(whoPulls.staff[edition]);
  });

  it("is kept or left by a press", async () => {
    const live = await open({ job: sent });
    await live.press(words.incoming.keep);
    await live.press(words.incoming.leave);
    expect([live.kept, live.left()]).toEqual([[sent], 1]);
  });

  it("that cannot be read says so, and leads back to one's own", async () => {
    for (const trouble of ["long", "broken"] as const) {
      const live = await open({ trouble });
      expect(live.text).toContain(words.incoming[trouble]);
      await live.press(words.incoming.close);
      expect(live.left()).toBe(1);
    }
  });

  it("without a name is called like one's own", async () => {
    expect((await open({ job: { ...sent, name: "" } })).names("h2")).toEqual([words.incoming.title(words.mine)]);
  });
});
