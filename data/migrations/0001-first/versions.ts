import { oneOf, type Statements } from "../define.ts";

/** How far the data is, what an installation keeps to itself, and the numbers to come. */
export const versions: Statements = ({ end }) => [
  `create table data_version (
    id integer primary key check (id = 1),
    version integer not null check (version >= 0),
    changed_at text not null
  ) ${end}`,
  `create table area_versions (
    area ${oneOf("area", ["chain", "catalog", "prices", "cars-for-sale", "campaigns", "postal", "search"])} primary key,
    version integer not null
  ) ${end}`,
  `create table store_versions (
    store_id integer primary key references stores (id) on delete cascade,
    version integer not null
  ) ${end}`,
  `create table settings (key text primary key, value text not null) ${end}`,
  `create table id_counters (name text primary key, next_id integer not null check (next_id > 0)) ${end}`,
];
