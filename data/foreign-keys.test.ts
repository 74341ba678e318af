import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeEachDatabase } from "#tests/support/database.ts";
import type { Database } from "./database.ts";

type Columns = { name: string; columns: string };

const keys = {
  sqlite: sql<Columns>`select t.name, group_concat(f."from") as columns
    from sqlite_schema t, pragma_foreign_key_list(t.name) f where t.type = 'table' group by t.name, f.id`,
  postgres: sql<Columns>`select c.conrelid::regclass::text as name,
      string_agg(a.attname, ',' order by array_position(c.conkey, a.attnum)) as columns
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' group by c.oid`,
};

/** Each with its columns in order; an index over some of the rows answers for none. */
const indexes = {
  sqlite: sql<Columns>`select name, group_concat(col) as columns from (
      select t.name, i.name as of, c.name as col
      from sqlite_schema t, pragma_index_list(t.name) i, pragma_index_info(i.name) c
      where t.type = 'table' and i.partial = 0 order by i.name, c.seqno) group by name, of
    union all select t.name, c.name from sqlite_schema t, pragma_table_info(t.name) c
      where t.type = 'table' and c.pk = 1
        and not exists (select 1 from pragma_index_list(t.name) where origin = 'pk')`,
  postgres: sql<Columns>`select i.indrelid::regclass::text as name, string_agg(a.attname, ',' order by n.at) as columns
    from pg_index i, unnest(i.indkey::int[]) with ordinality n (attnum, at), pg_attribute a
    where i.indpred is null and a.attrelid = i.indrelid and a.attnum = n.attnum group by i.indexrelid, i.indrelid`,
};

/** Of these a few hundred rows are read whole in no time, or what they point at is hardly ever deleted. */
const allowed = [
  "cars_for_sale.store_id",
  "events.icon_image_id",
  "events.image_id",
  "lead_work.staff_id",
  "make_aliases.make_id",
  "model_aliases.model_id",
  "promos.desktop_image_id",
  "promos.mobile_image_id",
  "sidebar_art.image_id",
  "slides.image_en_id",
  "slides.image_es_id",
  "store_maps.image_id",
  "stores.division_id",
];

async function listUnindexed(db: Database): Promise<string[]> {
  const { rows: known } = await indexes[db.kind].execute(db.main);
  const { rows } = await keys[db.kind].execute(db.main);
  expect(rows.length).toBeGreaterThan(30);
  return rows
    .filter(
      ({ name, columns }) => !known.some((one) => one.name === name && `${one.columns},`.startsWith(`${columns},`)),
    )
    .map(({ name, columns }) => `${name}.${columns}`)
    .sort();
}

describeEachDatabase("foreign keys", ({ create }) => {
  it("each have an index, but those that need none", async () => {
    expect(await listUnindexed(await create())).toEqual(allowed);
  });
});
