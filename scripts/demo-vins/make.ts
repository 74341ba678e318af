/**
 * Makes demo/data/vins.tsv: VINs of the demo's cars without their serial numbers, each read back as the engine that
 * demo/data/engines.tsv gives its model and year. Again whenever one of the two, the VIN table or the demo's models change:
 *
 *     node scripts/demo-vins/make.ts       # two minutes
 *
 * A VIN bears a plant's sign that its maker does not use, so that it is nobody's. A model year that has no pattern, or whose
 * engines nobody vouches for, gets VINs that tell make and year alone.
 */
import { writeFileSync } from "node:fs";
import { findVinTable } from "#data/vin-table.ts";
import { models } from "#demo/catalog.ts";
import { createMoulds } from "./moulds.ts";

const table = findVinTable();
if (!table) throw new Error("data/reference/vin-table.br is missing or damaged");
const listMoulds = createMoulds(table);
const rows = models.flatMap((model) => {
  const moulds = listMoulds(model);
  process.stderr.write(".");
  return moulds.map(({ from, to, signs, plants, engine, body, trims }) =>
    [model.make, model.name, from, to, signs, plants.slice(0, 2), engine, body, trims.join("; ")].join("\t"),
  );
});
const heading = ["make", "model", "from", "to", "signs", "plants", "engine", "body", "trims"].join("\t");
writeFileSync("demo/data/vins.tsv", `${[heading, ...rows].join("\n")}\n`);
console.error(`\n${rows.length} lines`);
