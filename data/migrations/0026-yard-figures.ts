import { yardFigureKinds } from "#core/yard-figures.ts";
import { define, oneOf } from "./define.ts";

/** What visitors did, by yard and day: for the managers of that yard. */
export const yardFigures = define(({ end }) => [
  `create table yard_figures (
    day text not null check (length(day) = 10),
    store_id integer not null,
    kind ${oneOf("kind", yardFigureKinds)},
    name text not null check (name <> '' and length(name) <= 80),
    count integer not null check (count > 0),
    primary key (day, store_id, kind, name)
  ) ${end}`,
]);
