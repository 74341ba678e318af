import type { Words } from "#core/edition.ts";
import { fold } from "#core/text.ts";
import { belonging, draft, removal } from "#feeds/engine/draft.ts";
import type { Draft, Mapped, Remark } from "#feeds/engine/feed.ts";
import type { KnownCatalog } from "./known.ts";
import type { CatalogLine } from "./schema.ts";

export type CatalogContext = {
  known: KnownCatalog;
  takeId: (table: "makes" | "models") => number;
  reserveId: (table: "makes" | "models", id: number) => void;
  /** Whether cars need the model, those that have left included. */
  isUsed: (modelId: number) => boolean;
  /** A make that a line of its models brings along. */
  addMake: (draft: Draft) => void;
};

type Numbered = { id: number; name: string };

export function mapCatalog(line: CatalogLine, context: CatalogContext): Mapped {
  return line.model === undefined ? mapMake(line, context) : mapModel(line, line.model, context);
}

function mapMake(line: CatalogLine, context: CatalogContext): Mapped {
  const { known } = context;
  const make = known.findMake(line.make);
  if (line.remove) {
    if (make && known.hasModels(make.id)) return problem("remove", "yes", hasModels);
    return { drafts: [removal("makes", make && { id: make.id })] };
  }
  const problems = [
    ...wrongNumber(line, "makes", make, known),
    ...(["years", "body"] as const)
      .filter((column) => line[column] !== undefined)
      .map((column) => ({ column, value: line[column] ?? "", reason: ofModel })),
    ...takenNames(line, make?.id, (alias) => known.makeCalled(alias)),
  ];
  if (problems.length > 0) return { problems };
  const row = make ?? newMake(line.make, line.id, context);
  const also = aliasesOf(line);
  for (const alias of also ?? []) known.addMakeAlias(alias, row.id);
  const rows = also?.map((alias) => ({ alias, make_id: row.id }));
  const children = belonging("make_aliases", { make_id: row.id }, rows);
  return { drafts: [draft("makes", row, { keys: [{ id: row.id }], children })] };
}

function mapModel(line: CatalogLine, name: string, context: CatalogContext): Mapped {
  const { known } = context;
  const found = known.findMake(line.make);
  const model = found && known.findModel(found.id, name);
  if (line.remove) {
    if (model && context.isUsed(model.id)) return problem("remove", "yes", isInYards);
    return { drafts: [removal("models", model && { id: model.id })] };
  }
  const problems = [
    ...wrongNumber(line, "models", model, known),
    ...takenNames(line, model?.id, (alias) => (found ? known.modelCalled(found.id, alias) : undefined)),
  ];
  if (problems.length > 0) return { problems };
  const make = found ?? newMake(line.make, undefined, context);
  if (!found) context.addMake(draft("makes", make, { keys: [{ id: make.id }], mayRepeat: true }));
  const id = model?.id ?? numberFor("models", line.id, context);
  const row = { id, make_id: make.id, name: model?.name ?? name };
  if (!model) known.addModel({ ...row, body: "", years: "" });
  const also = aliasesOf(line);
  for (const alias of also ?? []) known.addModelAlias(alias, id);
  const rows = also?.map((alias) => ({ make_id: make.id, alias, model_id: id }));
  const children = belonging("model_aliases", { model_id: id }, rows);
  return { drafts: [draft("models", { ...row, years: line.years, body: line.body }, { keys: [{ id }], children })] };
}

const hasModels: Words = { es: "tiene modelos. Quítelos primero.", en: "has models. Take those off first." };
const isInYards: Words = {
  es: "no se puede quitar: hay o hubo carros de este modelo en los patios.",
  en: "cannot be taken off: cars of this model are or were in the yards.",
};
const ofModel: Words = {
  es: "es cosa de un modelo. Escriba también el modelo.",
  en: "belongs to a model. Write the model too.",
};

const problem = (column: string, value: string, reason: Words): Mapped => ({ problems: [{ column, value, reason }] });

/** As visitors type: in lower case, without accents. */
const aliasesOf = ({ also }: CatalogLine) => also && [...new Set(also.map((alias) => fold(alias)))];

function numberFor(table: "makes" | "models", wanted: number | undefined, context: CatalogContext): number {
  if (wanted === undefined) return context.takeId(table);
  context.reserveId(table, wanted);
  return wanted;
}

function newMake(name: string, wanted: number | undefined, context: CatalogContext) {
  const make = { id: numberFor("makes", wanted, context), name };
  context.known.addMake(make);
  return make;
}

function wrongNumber(
  line: CatalogLine,
  table: "makes" | "models",
  row: Numbered | undefined,
  known: KnownCatalog,
): Remark[] {
  if (line.id === undefined || line.id === row?.id) return [];
  const value = String(line.id);
  if (row) {
    const reason = {
      es: `no es su número, que es ${row.id} y no cambia.`,
      en: `is not its number, which is ${row.id} and does not change.`,
    };
    return [{ column: "id", value, reason }];
  }
  const other = known.nameOfNumber(table, line.id);
  if (other === undefined) return [];
  const reason = { es: `es el número de ${other}. Déjelo vacío.`, en: `is the number of ${other}. Leave it empty.` };
  return [{ column: "id", value, reason }];
}

function takenNames(
  line: CatalogLine,
  ownId: number | undefined,
  find: (alias: string) => Numbered | undefined,
): Remark[] {
  return (aliasesOf(line) ?? []).flatMap((alias) => {
    const other = find(alias);
    if (!other || other.id === ownId) return [];
    const reason = {
      es: `ya significa ${other.name}. Quítelo primero de ahí.`,
      en: `already means ${other.name}. Take it off there first.`,
    };
    return [{ column: "also", value: alias, reason }];
  });
}
