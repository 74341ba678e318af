import { wordsOf } from "#core/text.ts";
import { insertRows } from "../differences.ts";
import { type CatalogLine, readCatalogLines } from "../reference.ts";
import type { Executor, MakeAliasRow, MakeRow, ModelAliasRow, ModelRow } from "../schema.ts";
import { putRows } from "./rows.ts";
import { keepIdsAbove, takeIds } from "./take-ids.ts";

const bare = (name: string) => wordsOf(name).join("");
/** "t&c" is no "TC". */
const spoken = (name: string) => wordsOf(name).join(" ");

const highest = (lines: readonly CatalogLine[], taken: Iterable<number>) =>
  Math.max(...lines.map(({ id }) => id), ...taken);

/** A number that is free: the one that clients hold, unless this database gave it to another. */
async function idFor(db: Executor, table: "makes" | "models", wanted: number, taken: Set<number>): Promise<number> {
  const id = taken.has(wanted) ? await takeIds(db, table) : wanted;
  taken.add(id);
  return id;
}

type Added = { ids: Map<string, number>; added: boolean };

async function addMakes(db: Executor, lines: readonly CatalogLine[]): Promise<Added> {
  const there = await db.selectFrom("makes").selectAll().execute();
  const ids = new Map(there.map(({ name, id }) => [bare(name), id]));
  const taken = new Set(there.map(({ id }) => id));
  await keepIdsAbove(db, "makes", highest(lines, taken));
  const makes: MakeRow[] = [];
  for (const { make, id } of lines) {
    if (ids.has(bare(make))) continue;
    const row = { id: await idFor(db, "makes", id, taken), name: make };
    ids.set(bare(make), row.id);
    makes.push(row);
  }
  await insertRows(db, "makes", makes);
  const typed = new Set((await db.selectFrom("make_aliases").select("alias").execute()).map(({ alias }) => alias));
  const named = new Map([...there, ...makes].map(({ name, id }) => [spoken(name), id]));
  // What is itself the name of another make here means that make.
  const aliases = lines.flatMap(({ make, also }) =>
    also
      .filter((alias) => !typed.has(alias) && [undefined, ids.get(bare(make))].includes(named.get(spoken(alias))))
      .map((alias): MakeAliasRow => ({ alias, make_id: ids.get(bare(make)) as number })),
  );
  await insertRows(db, "make_aliases", aliases);
  return { ids, added: makes.length + aliases.length > 0 };
}

async function addModels(
  db: Executor,
  lines: readonly CatalogLine[],
  makeIds: ReadonlyMap<string, number>,
): Promise<boolean> {
  const makeOf = ({ make }: CatalogLine) => makeIds.get(bare(make)) as number;
  const keyOf = (makeId: number, name: string) => `${makeId} ${bare(name)}`;
  const there = await db.selectFrom("models").selectAll().execute();
  const typed = await db.selectFrom("model_aliases").selectAll().execute();
  const known = new Map(there.map((row) => [keyOf(row.make_id, row.name), row]));
  const taken = new Set(there.map(({ id }) => id));
  await keepIdsAbove(db, "models", highest(lines, taken));
  const models: ModelRow[] = [];
  const told: ModelRow[] = [];
  for (const line of lines) {
    const key = keyOf(makeOf(line), line.model);
    const { years, body } = line;
    const old = known.get(key);
    // A model that came with a car knows neither.
    if (old && old.years === "" && old.body === "") told.push({ ...old, years, body });
    if (old) continue;
    const id = await idFor(db, "models", line.id, taken);
    const row = { id, make_id: makeOf(line), name: line.model, body, years };
    known.set(key, row);
    models.push(row);
  }
  await insertRows(db, "models", models);
  await putRows(db, "models", told);
  const used = new Set(typed.map(({ make_id, alias }) => `${make_id} ${alias}`));
  const named = new Map([...there, ...models].map((row) => [`${row.make_id} ${spoken(row.name)}`, row.id]));
  const aliases = lines.flatMap((line): ModelAliasRow[] => {
    const make_id = makeOf(line);
    const model_id = known.get(keyOf(make_id, line.model))?.id as number;
    return line.also
      .filter((alias) => !used.has(`${make_id} ${alias}`))
      .filter((alias) => [undefined, model_id].includes(named.get(`${make_id} ${spoken(alias)}`)))
      .map((alias) => ({ make_id, alias, model_id }));
  });
  await insertRows(db, "model_aliases", aliases);
  return models.length + told.length + aliases.length > 0;
}

/**
 * The makes, models and aliases of `data/reference/catalog.tsv` that are not there yet and not among those `left`; what
 * is there keeps its name and number. Answers whether there were any.
 */
export async function addCatalog(db: Executor, left: ReadonlySet<unknown> = new Set()): Promise<boolean> {
  const lines = readCatalogLines()
    .filter(({ make, model }) => !left.has(make) && !left.has(model))
    .map((line) => ({ ...line, also: line.also.filter((alias) => !left.has(alias)) }));
  const { ids, added } = await addMakes(
    db,
    lines.filter(({ model }) => model === ""),
  );
  const more = await addModels(
    db,
    lines.filter(({ model }) => model !== ""),
    ids,
  );
  return added || more;
}
