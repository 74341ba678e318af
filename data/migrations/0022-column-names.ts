import { define } from "./define.ts";

/** What a manager said that a column of their files means; store 0: files of the chain. */
export const columnNames = define(({ end }) => [
  `create table column_names (
    store_id integer not null,
    feed text not null check (feed <> ''),
    name text not null check (name <> ''),
    column_id text not null,
    primary key (store_id, feed, name)
  ) ${end}`,
]);
