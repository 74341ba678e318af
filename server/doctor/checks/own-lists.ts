import { type OwnList, readList } from "#core/own-lists.ts";
import { advice, type Check, type Finding } from "../finding.ts";

const most = 5;

/** Lines of the chain's own lists that are of no car in its catalogue: nothing reads them. */
export function sayUnknownCars(lists: ReadonlyMap<OwnList, string>, known: ReadonlySet<string>): Finding[] {
  return [...lists].flatMap(([name, source]) => {
    const { header, lines } = readList(source);
    if (!header.includes("model")) return [];
    const unknown = lines.filter(
      ({ cells: { make = "", model = "" } }) => model !== "" && !known.has(`${make} ${model}`.toLowerCase()),
    );
    if (unknown.length === 0) return [];
    const told = (word: string) =>
      unknown
        .slice(0, most)
        .map(({ cells: { make, model }, line }) => `${make} ${model} (${word} ${line})`)
        .join(", ") + (unknown.length > most ? ", …" : "");
    return [
      advice(
        "own-lists",
        {
          es: `reference/${name}.tsv habla de carros que no están en el catálogo: ${told("línea")}.`,
          en: `reference/${name}.tsv speaks of cars that the catalogue has not: ${told("line")}.`,
        },
        {
          es: "Escriba marca y modelo como el catálogo (yonke export catalog), o agréguelos ahí.",
          en: "Write make and model as the catalogue does (yonke export catalog), or add them there.",
        },
      ),
    ];
  });
}

export const checkOwnLists: Check = async ({ folder, db }) => {
  if (!folder || !db || folder.lists.size === 0) return [];
  const rows = await db.main
    .selectFrom("models")
    .innerJoin("makes", "makes.id", "models.make_id")
    .select(["makes.name as make", "models.name as model"])
    .execute();
  return sayUnknownCars(folder.lists, new Set(rows.map(({ make, model }) => `${make} ${model}`.toLowerCase())));
};
