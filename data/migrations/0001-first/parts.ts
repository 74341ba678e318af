import { oneOf, type Statements } from "../define.ts";

const price = `price_cents integer not null check (price_cents >= 0),
    core_cents integer not null check (core_cents >= 0),
    warranty_cents integer check (warranty_cents >= 0),
    environmental_cents integer check (environmental_cents >= 0),
    note_es text not null,
    note_en text not null,
    updated_at text not null,
    check ((note_es = '') = (note_en = ''))`;

const years = `from_year integer not null check (from_year between 1900 and 2100),
    to_year integer not null check (to_year between from_year and 2100)`;

/** Parts, their prices, and which cars share them. */
export const parts: Statements = ({ end }) => [
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
  `create index store_prices_by_part on store_prices (part_id)`,
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
    shares ${oneOf("shares", ["car", "platform", "cab"])},
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
    danger text not null,
    who ${oneOf("who", ["visitor", "staff first", "staff"])} default 'visitor',
    prepared text not null default '',
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
];
