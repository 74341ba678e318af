import { partDangerIds, readDanger } from "#core/part-dangers.ts";
import { preparations, pullers } from "#core/part-facts.ts";
import { sharedKindIds } from "#core/part-sharing.ts";
import { removeColumn } from "#feeds/engine/car-columns.ts";
import { integer, list, listOf, oneOf, text } from "#feeds/engine/checks.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";

const minutes = integer(1, 6000);

export const columns = {
  name_en: {
    required: true,
    aliases: ["part", "name"],
    doc: "The part's English name on the price list, without side, size or place.",
    example: "Door, complete",
    check: text(120),
  },
  name_es: { doc: "Its Spanish name.", example: "Puerta completa", check: text(120) },
  shared: {
    doc: "What another car must have in common for its part to fit: face (bumpers, lights, panels), body, chassis, engine, model (and equipment), exact (year and number), size, universal.",
    example: "body",
    check: oneOf(sharedKindIds),
  },
  tools_es: { doc: "The tools it takes, in Spanish, with | between.", example: "matraca|puntas Torx", check: list(80) },
  tools_en: { doc: "The same in English.", example: "ratchet|Torx bits", check: list(80) },
  minutes_from: { doc: "How many minutes it takes at least.", example: "30", check: minutes },
  minutes_to: { doc: "And at most.", example: "60", check: minutes },
  check_es: {
    doc: "What to look at before paying, in Spanish. How the part comes off may stand before it, with | between.",
    example: "Son cuatro tornillos.|Ábrala y ciérrela.",
    check: text(500),
  },
  check_en: { doc: "The same in English.", example: "It has four bolts.|Open and close it.", check: text(500) },
  danger: {
    doc: `What to beware of, the worst first, with | between: ${partDangerIds.join(", ")}. With high-voltage, airbag or spring-torsion only the staff pulls the part.`,
    example: "heavy|airbag-near|glass",
    check: listOf(partDangerIds, readDanger),
  },
  who: {
    doc: "Who takes it out: visitor, staff first (who makes it safe before), staff (no tools, minutes or steps are shown).",
    example: "visitor",
    check: oneOf(pullers),
  },
  prepared: {
    doc: "What the note takes for done, with | between: battery (its cable off), fluids (drained), fuel (the tank emptied), refrigerant (recovered); is-battery where the part is the battery itself.",
    example: "",
    check: listOf(preparations),
  },
  remove: removeColumn,
} as const satisfies Columns;

export type PartFactLine = RowOf<typeof columns>;
