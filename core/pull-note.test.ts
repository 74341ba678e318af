import { expect, it } from "vitest";
import { noCaution } from "./part-caution.ts";
import type { PartFacts } from "./part-facts.ts";
import { pullNote } from "./pull-note.ts";

const facts = (more: Partial<PartFacts> = {}): PartFacts => ({
  shared: "engine",
  tools: { es: ["matraca"], en: ["ratchet"] },
  minutes: [10, 20],
  how: { es: "Quite dos tornillos.", en: "Take out two bolts." },
  prepared: ["battery", "fluids"],
  check: { es: "", en: "" },
  ...more,
});
const how = (cars: Parameters<typeof pullNote>[2]) => pullNote(facts(), noCaution, cars)?.how;

it("asks for no battery and no draining where the cars come without", () => {
  expect(how({ batteryOut: true, fluidsOut: true })).toEqual({
    es: "Ya viene sin líquidos; aun así, ponga la charola. Quite dos tornillos.",
    en: "It’s already drained; put the pan down all the same. Take out two bolts.",
  });
});

it("asks for both where the cars come with them", () => {
  expect(how({ batteryOut: false, fluidsOut: false })?.es).toBe(
    "Desconecte primero la batería: el cable negro. Drene antes los líquidos en la charola. Quite dos tornillos.",
  );
});

it("says what is right either way where the chain has not said", () => {
  expect(how({})?.en).toBe(
    "If the battery is in, free its black cable first. If it still holds fluids, drain them into the pan first. Take out two bolts.",
  );
});

it("says that tank and refrigerant are out only where the chain says so, and asks where it does not", () => {
  const said = (cars: Parameters<typeof pullNote>[2]) =>
    pullNote(facts({ prepared: ["fuel", "refrigerant"] }), noCaution, cars)?.how;
  expect(said({ fluidsOut: true, recycles: true })?.en).toMatch(
    /^The tank is already drained; the vapors stay\. The refr/,
  );
  expect(said({ fluidsOut: true, recycles: true })?.es).not.toMatch(/pregunte|pida/i);
  expect(said({})?.es).toMatch(/^Pregunte en la caja si el tanque ya está vacío\. Pida en la caja que revisen/);
  expect(said({ fluidsOut: false })?.en).toMatch(/^Have the staff drain the tank first\./);
});

it("asks for the battery at the counter where the cars come without, tested if the chain tests them", () => {
  const battery = facts({ prepared: ["is-battery"] });
  const asked = pullNote(battery, noCaution, { batteryOut: true, testsBatteries: true });
  expect(asked).toMatchObject({ tools: { es: [] }, minutes: undefined, how: { es: "" }, who: "staff" });
  expect(asked?.instead.es).toBe("Aquí los carros llegan a la fila sin batería: pídala en la caja, ya probada.");
  expect(pullNote(battery, noCaution, { batteryOut: true })?.instead.es).not.toContain("probada");
  expect(pullNote(battery, noCaution, {})).toMatchObject({ minutes: [10, 20], instead: { es: "" } });
});

it("tells nobody how, with what or how long, where only the staff pulls it", () => {
  expect(pullNote(facts(), { dangers: ["airbag"], who: "staff" }, {})).toMatchObject({
    tools: { es: [], en: [] },
    minutes: undefined,
    how: { es: "", en: "" },
  });
  expect(pullNote(undefined, noCaution, {})).toBeUndefined();
});
