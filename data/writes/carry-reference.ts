import { isDeepStrictEqual } from "node:util";
import type { Database } from "../database.ts";
import { keyOf } from "../keys.ts";
import { type ImportedChange, listImportedChanges } from "../queries/changed-by-imports.ts";
import { findSetting } from "../queries/settings.ts";
import { hashReference, readGenerations, readPartFacts, readPartLines, readSisters } from "../reference.ts";
import type { Executor, PartRow, PartSynonymRow, Schema } from "../schema.ts";
import { addCatalog } from "./add-catalog.ts";
import { addParts, synonymRows } from "./add-parts.ts";
import { bumpVersion } from "./bump-version.ts";
import { ImportBusy, importTransaction } from "./import-transaction.ts";
import { deleteRows, insertRows, putRows } from "./rows.ts";
import { putSetting } from "./settings.ts";

const key = "reference";
const tables = [
  "generations",
  "sister_models",
  "part_facts",
  "makes",
  "make_aliases",
  "models",
  "model_aliases",
  "parts",
  "part_synonyms",
] as const;
type Changes = Awaited<ReturnType<typeof listImportedChanges<(typeof tables)[number]>>>;

/**
 * Brings the facts of a newer `data/reference/` into a database that has older ones. What the chain's own files changed,
 * added or took off stays as they left it; the rest is what this release knows.
 */
export async function carryReference(db: Database): Promise<void> {
  const hash = hashReference();
  if ((await findSetting(db.main, key)) === hash) return;
  try {
    await importTransaction(db, async (trx) => {
      if ((await findSetting(trx, key)) === hash) return;
      await carry(trx);
      await putSetting(trx, key, hash);
    });
  } catch (error) {
    // A server does not wait for the end of a long import: the next start brings them.
    if (!(error instanceof ImportBusy)) throw error;
  }
}

async function carry(db: Executor): Promise<void> {
  const changes = await listImportedChanges(db, tables);
  const moved = [
    await carryFacts(db, changes, "generations", readGenerations(), ["make", "model"]),
    await carryFacts(db, changes, "sister_models", readSisters(), ["make", "model", "sister_make", "sister_model"]),
    await carryFacts(db, changes, "part_facts", readPartFacts(), ["name_en"]),
    await carrySynonyms(db, changes),
    await addCatalog(db, namesBefore(changes, ["makes", "make_aliases", "models", "model_aliases"])),
    await addParts(db, namesBefore(changes, ["parts"])),
  ];
  if (moved.some(Boolean)) await bumpVersion(db, { areas: ["catalog", "prices"] });
}

/** Names, numbers and aliases that files took off or wrote otherwise: they do not come back. */
function namesBefore(changes: Changes, from: readonly (typeof tables)[number][]): ReadonlySet<unknown> {
  const columns = ["name", "alias", "item_number", "name_es", "name_en"];
  return new Set(from.flatMap(changes).flatMap(({ before }) => columns.flatMap((column) => before[column] ?? [])));
}

/** `group`: of rows that are alike in these columns, a change to one makes all the chain's own. */
async function carryFacts<T extends "generations" | "sister_models" | "part_facts">(
  db: Executor,
  changes: Changes,
  table: T,
  newest: readonly Schema[T][],
  group: readonly string[],
): Promise<boolean> {
  const groupOf = (row: object) => JSON.stringify(group.map((column) => (row as Record<string, unknown>)[column]));
  const own = new Set(changes(table).map((change) => groupOf(change.key)));
  const isOurs = (row: object) => !own.has(groupOf(row));
  const wanted = new Map(newest.filter(isOurs).map((row) => [keyOf(table, row), row]));
  const there = (
    (await db
      .selectFrom(table as "generations")
      .selectAll()
      .execute()) as Schema[T][]
  ).filter(isOurs);
  const old = new Map(there.map((row) => [keyOf(table, row), row]));
  const gone = there.filter((row) => !wanted.has(keyOf(table, row)));
  const newer = [...wanted].flatMap(([id, row]) => (isDeepStrictEqual({ ...old.get(id) }, row) ? [] : row));
  await deleteRows(db, table, gone);
  await putRows(db, table, newer);
  return gone.length + newer.length > 0;
}

/** How people call the parts that the catalogue brought. */
async function carrySynonyms(db: Executor, changes: Changes): Promise<boolean> {
  const nameOf = ({ name_en, type }: Pick<PartRow, "name_en" | "type">) => `${type} ${name_en}`;
  const lines = new Map(readPartLines().map((line) => [nameOf(line), line]));
  const isOwn = isOwnPart(changes);
  const parts = (await db.selectFrom("parts").selectAll().execute()).filter(({ id }) => !isOwn(id));
  const ours = new Set(parts.filter((part) => lines.has(nameOf(part))).map(({ id }) => id));
  const there = (await db.selectFrom("part_synonyms").selectAll().execute()).filter(({ part_id }) => ours.has(part_id));
  const keyed = (rows: readonly PartSynonymRow[]) => new Map(rows.map((row) => [keyOf("part_synonyms", row), row]));
  const old = keyed(there);
  const wanted = keyed(
    parts.flatMap((part) => {
      const line = lines.get(nameOf(part));
      return line ? synonymRows(part.id, line) : [];
    }),
  );
  const gone = [...old].flatMap(([id, row]) => (wanted.has(id) ? [] : row));
  const newer = [...wanted].flatMap(([id, row]) => (old.has(id) ? [] : row));
  await deleteRows(db, "part_synonyms", gone);
  await insertRows(db, "part_synonyms", newer);
  return gone.length + newer.length > 0;
}

/** Whether a file made a part, or changed how people call it. */
function isOwnPart(changes: Changes): (id: number) => boolean {
  const isNew = ({ before }: ImportedChange) => Object.keys(before).length === 0;
  const called = new Set(changes("part_synonyms").map((change) => change.key.part_id));
  const made = changes("parts").filter(isNew);
  return (id) => called.has(id) || made.some(({ key: { from, to } }) => Number(from) <= id && id <= Number(to));
}
