import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { insertRows } from "../differences.ts";
import { readGenerations, readSisters } from "../reference.ts";
import type { Schema } from "../schema.ts";
import { define, oneOf } from "./define.ts";

const years = `from_year integer not null check (from_year between 1900 and 2100),
    to_year integer not null check (to_year between from_year and 2100)`;

const tables = define(({ end }) => [
  `create table generations (
    make text not null check (make <> ''),
    model text not null check (model <> ''),
    ${years},
    name_es text not null check (name_es <> ''),
    name_en text not null check (name_en <> ''),
    note_es text not null,
    note_en text not null,
    changes text not null,
    primary key (make, model, from_year),
    check ((note_es = '') = (note_en = ''))
  ) ${end}`,
  `create table sister_models (
    make text not null check (make <> ''),
    model text not null check (model <> ''),
    ${years},
    sister_make text not null check (sister_make <> ''),
    sister_model text not null check (sister_model <> ''),
    sister_from integer not null check (sister_from between 1900 and 2100),
    sister_to integer not null check (sister_to between sister_from and 2100),
    shares ${oneOf("shares", ["car", "platform"])},
    primary key (make, model, from_year, sister_make, sister_model, sister_from)
  ) ${end}`,
  `create table part_facts (
    name_en text primary key check (name_en <> ''),
    name_es text not null check (name_es <> ''),
    shared ${oneOf("shared", ["face", "body", "chassis", "engine", "model", "exact", "size", "universal"])},
    tools_es text not null,
    tools_en text not null,
    minutes_from integer check (minutes_from > 0),
    minutes_to integer check (minutes_to >= minutes_from),
    check_es text not null,
    check_en text not null,
    danger ${oneOf("danger", ["", "weight", "airbag", "fuel", "spring", "glass", "refrigerant", "acid"])},
    check ((tools_es = '') = (tools_en = '')),
    check ((minutes_from is null) = (minutes_to is null)),
    check ((check_es = '') = (check_en = ''))
  ) ${end}`,
  `create table interchange (
    part text not null check (part <> ''),
    group_code text not null check (group_code <> ''),
    make text not null check (make <> ''),
    model text not null check (model <> ''),
    ${years},
    primary key (part, group_code, make, model, from_year)
  ) ${end}`,
]);

/**
 * Which cars share parts, and what a puller knows of a part; feeds keep them from here on. Parts have more to say now than
 * their table could hold then: what is known of them comes once it can (carryReference).
 */
export const partsThatFit: Migration = {
  async up(db: Kysely<Schema>) {
    await tables.up(db);
    await insertRows(db, "generations", await readGenerations());
    await insertRows(db, "sister_models", await readSisters());
  },
};
