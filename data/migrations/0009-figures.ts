import { figureKinds } from "#core/figures.ts";
import { define, oneOf } from "./define.ts";

export const figures = define(({ end }) => [
  `create table figures (
    day text not null check (length(day) = 10),
    kind ${oneOf("kind", figureKinds)},
    name text not null check (name <> '' and length(name) <= 80),
    edition ${oneOf("edition", ["es", "en"])},
    count integer not null check (count > 0),
    primary key (day, kind, name, edition)
  ) ${end}`,
]);
