import { define, oneOf } from "./define.ts";

const price = `price_cents integer not null check (price_cents >= 0),
    core_cents integer not null check (core_cents >= 0),
    warranty_cents integer check (warranty_cents >= 0),
    environmental_cents integer check (environmental_cents >= 0),
    note_es text not null,
    note_en text not null,
    updated_at text not null,
    check ((note_es = '') = (note_en = ''))`;

export const prices = define(({ end }) => [
  `create table parts (
    id integer primary key check (id > 0),
    item_number text not null unique check (item_number <> ''),
    name_es text not null check (name_es <> ''),
    name_en text not null check (name_en <> ''),
    type ${oneOf("type", ["CAR", "PU/VAN"])},
    category text not null check (category <> '')
  ) ${end}`,
  `create table part_synonyms (
    part_id integer not null references parts (id) on delete cascade,
    edition ${oneOf("edition", ["es", "en"])},
    word text not null check (word <> ''),
    primary key (part_id, edition, word)
  ) ${end}`,
  `create table chain_prices (
    part_id integer primary key references parts (id) on delete cascade,
    ${price}
  ) ${end}`,
  `create table store_prices (
    store_id integer not null references stores (id) on delete cascade,
    part_id integer not null references parts (id) on delete cascade,
    ${price},
    primary key (store_id, part_id)
  ) ${end}`,
]);
