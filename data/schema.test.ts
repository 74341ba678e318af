import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/database.ts";
import { type Kind, readSchemaTypes } from "#tests/support/schema-types.ts";
import type { Database } from "./database.ts";

type Column = { table: string; name: string; type: string; nullable: boolean | number };
type Line = { line: string };

const columns = {
  sqlite: sql<Column>`select t.name as "table", c.name, c.type, (c."notnull" = 0 and c.pk = 0) as nullable
    from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'`,
  postgres: sql<Column>`select table_name as "table", column_name as name, data_type as type, is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = 'public'`,
};

/** Indexes, keys and what is unique by their columns; references by what becomes of a row when the other goes; numbers of rules. */
const rules = {
  sqlite: sql<Line>`
    select t.name || ' ' || case i.origin when 'pk' then 'key' else case i."unique" when 1 then 'unique' else 'index' end end
      || case i.partial when 1 then ' of some' else '' end || ' '
      || (select group_concat(c.name) from pragma_index_info(i.name) c) as line
      from sqlite_schema t, pragma_index_list(t.name) i where t.type = 'table'
    union all select t.name || ' key ' || c.name from sqlite_schema t, pragma_table_info(t.name) c
      where t.type = 'table' and c.pk = 1 and not exists (select 1 from pragma_index_list(t.name) where origin = 'pk')
    union all select t.name || ' ' || group_concat(f."from") || ' in ' || f."table" || ', ' || lower(f.on_delete)
      from sqlite_schema t, pragma_foreign_key_list(t.name) f where t.type = 'table' group by t.name, f.id
    union all select name || ' ' || ((length(sql) - length(replace(sql, 'check (', ''))) / 7) || ' rules'
      from sqlite_schema where type = 'table'`,
  postgres: sql<Line>`
    select i.indrelid::regclass || ' ' || case when i.indisprimary then 'key' when i.indisunique then 'unique' else 'index' end
      || case when i.indpred is null then '' else ' of some' end || ' '
      || (select string_agg(a.attname, ',' order by n.at) from unnest(i.indkey::int[]) with ordinality n (attnum, at)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = n.attnum) as line
      from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace
    union all select c.conrelid::regclass || ' '
      || (select string_agg(a.attname, ',') from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey))
      || ' in ' || c.confrelid::regclass || ', '
      || case c.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end
      from pg_constraint c where c.contype = 'f'
    union all select c.oid::regclass || ' ' || count(k.oid) || ' rules' from pg_class c
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'c'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.oid`,
};

const kinds: Readonly<Record<string, readonly [Kind, string]>> = {
  text: ["text", "text"],
  integer: ["number", "whole"],
  bigint: ["number", "whole"],
  real: ["number", "any"],
  "double precision": ["number", "any"],
  blob: ["bytes", "bytes"],
  bytea: ["bytes", "bytes"],
};

const isOurs = (text: string) => !text.startsWith("kysely_");

async function listColumns(db: Database) {
  const { rows } = await columns[db.kind].execute(db.main);
  return rows.filter(({ table }) => isOurs(table));
}

/** What both engines must have alike, a line each. */
async function describeRules(db: Database): Promise<string[]> {
  const { rows } = await rules[db.kind].execute(db.main);
  const told = (await listColumns(db)).map(({ table, name, type, nullable }) => {
    const [, kind] = kinds[type.toLowerCase()] ?? [];
    return `${table}.${name} ${kind}${nullable ? " or null" : ""}`;
  });
  return [...told, ...rows.map(({ line }) => line.replaceAll('"', "")).filter(isOurs)].sort();
}

const described = new Map<Database["kind"], string[]>();

describeEachDatabase("the schema", ({ create, kind }) => {
  test("is what data/schema.ts says: each table, column, kind of value and null", async () => {
    const found: Record<string, Record<string, string>> = {};
    for (const { table, name, type, nullable } of await listColumns(await create())) {
      const [holds] = kinds[type.toLowerCase()] ?? [type];
      found[table] = { ...found[table], [name]: [holds, ...(nullable ? ["null"] : [])].sort().join(" or ") };
    }
    expect(found).toEqual(readSchemaTypes());
  });

  test("has rules", async () => {
    const lines = await describeRules(await create());
    described.set(kind, lines);
    expect(lines).toEqual(
      expect.arrayContaining([
        "vehicles.mileage whole or null",
        "stores.latitude any",
        "vehicles unique of some store_id,stock_number",
        "vehicles index store_id,id",
        "store_prices key store_id,part_id",
        "store_hours store_id in stores, cascade",
        "lead_work staff_id in staff, set null",
        "yard_figures 4 rules",
      ]),
    );
  });

  test.runIf(kind === "postgres")("has the same columns, keys, indexes, references and rules as SQLite's", () => {
    expect(described.get("postgres")).toEqual(described.get("sqlite"));
  });
});
