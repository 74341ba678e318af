import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { dangerOf, readDanger } from "#core/part-dangers.ts";
import { pullers } from "#core/part-facts.ts";
import { readPartFacts } from "../reference.ts";
import type { Schema } from "../schema.ts";
import { define, oneOf } from "./define.ts";

const table = define(({ end }) => [
  `create table newer_part_facts (
    name_en text primary key check (name_en <> ''),
    name_es text not null check (name_es <> ''),
    shared ${oneOf("shared", ["face", "body", "chassis", "engine", "model", "exact", "size", "universal"])},
    tools_es text not null,
    tools_en text not null,
    minutes_from integer check (minutes_from > 0),
    minutes_to integer check (minutes_to >= minutes_from),
    check_es text not null,
    check_en text not null,
    danger text not null,
    who ${oneOf("who", ["visitor", "staff first", "staff"])} default 'visitor',
    prepared text not null default '',
    check ((tools_es = '') = (tools_en = '')),
    check ((minutes_from is null) = (minutes_to is null)),
    check ((check_es = '') = (check_en = ''))
  ) ${end}`,
  `insert into newer_part_facts (name_en, name_es, shared, tools_es, tools_en, minutes_from, minutes_to, check_es, check_en, danger, who)
    select name_en, name_es, shared, tools_es, tools_en, minutes_from, minutes_to, check_es, check_en,
      case danger when 'airbag' then 'airbag-near' else danger end,
      case danger when 'airbag' then 'staff first' else 'visitor' end
    from part_facts`,
  `drop table part_facts`,
  `alter table newer_part_facts rename to part_facts`,
  `update parts set name_es = 'Flexplate (plato flexible)' where name_es = 'Cremallera del motor' and item_number like 'REF-%'`,
]);

const dangersIn = (words: string) => words.split("|").flatMap((word) => readDanger(word) ?? []);

/** What a chain said of it and what is known today, each once; behind the known what everybody knows to do. */
function joinDangers(said: string, known: string): string {
  const today = dangersIn(known);
  const more = dangersIn(said).filter((id) => !today.includes(id));
  const isPlain = (id: (typeof more)[number]) => dangerOf(id).plain === true;
  const all = [...more.filter((id) => !isPlain(id)), ...today, ...more.filter(isPlain)];
  return [...new Set(all)].join("|");
}

/**
 * A part has a list of dangers, with | between, as the tools have; which words it may hold is the feed's to say. Who takes
 * it out, and what its note takes for done, stand beside them. What a chain wrote of an airbag was a warning of one near by.
 * What was a single danger gets today's list beside it, also of a part whose facts are a chain's own: no warning goes.
 */
export const partDangers: Migration = {
  async up(db: Kysely<Schema>) {
    await table.up(db);
    const known = new Map(readPartFacts().map((row) => [row.name_en, row]));
    for (const { name_en, danger, who } of await db.selectFrom("part_facts").selectAll().execute()) {
      const today = known.get(name_en);
      if (!today) continue;
      const stricter = pullers.indexOf(who) > pullers.indexOf(today.who) ? who : today.who;
      const joined = { danger: joinDangers(danger, today.danger), who: stricter };
      await db.updateTable("part_facts").set(joined).where("name_en", "=", name_en).execute();
    }
  },
};
