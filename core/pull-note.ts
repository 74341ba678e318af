import type { Words } from "./edition.ts";
import type { PartCaution } from "./part-caution.ts";
import { type PartFacts, type Preparation, type Puller, tellsHow } from "./part-facts.ts";

/** How a chain's cars come to the row; undefined where it has not said. */
type CarsPrepared = {
  readonly batteryOut?: boolean | undefined;
  readonly fluidsOut?: boolean | undefined;
  /** It recovers the refrigerant, too. */
  readonly recycles?: boolean | undefined;
  readonly testsBatteries?: boolean | undefined;
};

/** How a part is pulled at this chain's yards, and who does it. */
export type PullNote = Pick<PartFacts, "tools" | "minutes"> & {
  readonly how: Words;
  readonly who: Puller;
  /** Where else it is asked for than in the row; empty where it is pulled there. */
  readonly instead: Words;
};

const nothing: Words = { es: "", en: "" };
const unhook: Words = {
  es: "Desconecte primero la batería: el cable negro.",
  en: "Disconnect the battery first: the black cable.",
};
const unhookIf: Words = {
  es: "Si trae batería, suelte antes el cable negro.",
  en: "If the battery is in, free its black cable first.",
};
const drain: Words = { es: "Drene antes los líquidos en la charola.", en: "Drain the fluids into the pan first." };
const drainIf: Words = {
  es: "Si todavía trae líquidos, drénelos antes en la charola.",
  en: "If it still holds fluids, drain them into the pan first.",
};
const drained: Words = {
  es: "Ya viene sin líquidos; aun así, ponga la charola.",
  en: "It’s already drained; put the pan down all the same.",
};
const emptyIf: Words = {
  es: "Pregunte en la caja si el tanque ya está vacío.",
  en: "Ask at the counter whether the tank has been drained.",
};
const empty: Words = {
  es: "Pida en la caja que vacíen el tanque.",
  en: "Have the staff drain the tank first.",
};
const emptied: Words = {
  es: "El tanque ya se vació; los vapores quedan.",
  en: "The tank is already drained; the vapors stay.",
};
const recoverIf: Words = {
  es: "Pida en la caja que revisen si el aire acondicionado está vacío.",
  en: "Ask the counter to check that the A/C is empty.",
};
const recovered: Words = {
  es: "El gas refrigerante ya se sacó; abra las líneas despacio, que puede quedar presión.",
  en: "The refrigerant is already out; open the lines slowly, as some pressure may stay.",
};
const atCounter: Words = {
  es: "Aquí los carros llegan a la fila sin batería: pídala en la caja.",
  en: "Cars here go to the row without their battery: ask for one at the counter.",
};
const testedAtCounter: Words = {
  es: "Aquí los carros llegan a la fila sin batería: pídala en la caja, ya probada.",
  en: "Cars here go to the row without their battery: ask for one at the counter, already tested.",
};

/** What is said before the note, by what the chain has said of its cars: where it has not, what is right either way. */
function firstStep(step: Preparation, { batteryOut, fluidsOut, recycles }: CarsPrepared): Words {
  if (step === "battery") return batteryOut === undefined ? unhookIf : batteryOut ? nothing : unhook;
  if (step === "fluids") return fluidsOut === undefined ? drainIf : fluidsOut ? drained : drain;
  if (step === "fuel") return fluidsOut === undefined ? emptyIf : fluidsOut ? emptied : empty;
  if (step === "refrigerant") return recycles ? recovered : recoverIf;
  return nothing;
}

const joined = (edition: keyof Words, all: readonly Words[]) =>
  all
    .map((words) => words[edition])
    .filter(Boolean)
    .join(" ");

/** Whether no car in the rows has it, since the yard takes it out before: the counter sells it. */
export const isAtCounterOnly = (facts: PartFacts | undefined, { batteryOut }: CarsPrepared): boolean =>
  batteryOut === true && facts?.prepared.includes("is-battery") === true;

/** The one place that says how a part is pulled; undefined where nobody wrote it down and anybody may. */
export function pullNote(facts: PartFacts | undefined, { who }: PartCaution, cars: CarsPrepared): PullNote | undefined {
  const untold = { tools: { es: [], en: [] }, minutes: undefined, how: nothing, who: "staff" } as const;
  if (who === "staff") return { ...untold, instead: nothing };
  if (isAtCounterOnly(facts, cars)) return { ...untold, instead: cars.testsBatteries ? testedAtCounter : atCounter };
  if (!facts || !tellsHow(facts)) return undefined;
  const steps = facts.how.en ? [...facts.prepared.map((step) => firstStep(step, cars)), facts.how] : [];
  const how = { es: joined("es", steps), en: joined("en", steps) };
  return { tools: facts.tools, minutes: facts.minutes, how, who, instead: nothing };
}
