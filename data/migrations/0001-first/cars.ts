import { day, oneOf, type Statements } from "../define.ts";

/** What is known of every car, in a yard or for sale. */
const car = `id integer primary key check (id > 0),
    store_id integer not null references stores (id),
    stock_number text not null,
    vin text not null check (length(vin) <= 17),
    year integer not null check (year between 1900 and 2100),
    model_id integer not null references models (id),
    trim text not null,
    body text not null,
    color text not null,
    engine text not null,
    transmission text not null,
    drive text not null,
    fuel text not null`;

/** The catalogue of makes and models, and the cars of the yards. */
export const cars: Statements = ({ end, real }) => [
  `create table makes (
    id integer primary key check (id > 0),
    name text not null unique check (name <> '')
  ) ${end}`,
  `create table make_aliases (
    alias text primary key check (alias <> ''),
    make_id integer not null references makes (id) on delete cascade
  ) ${end}`,
  `create table models (
    id integer primary key check (id > 0),
    make_id integer not null references makes (id),
    name text not null check (name <> ''),
    body text not null,
    years text not null,
    unique (make_id, name)
  ) ${end}`,
  `create table model_aliases (
    make_id integer not null references makes (id) on delete cascade,
    alias text not null check (alias <> ''),
    model_id integer not null references models (id) on delete cascade,
    primary key (make_id, alias)
  ) ${end}`,
  `create table vehicles (
    ${car},
    engine_code text not null default '',
    litres ${real} check (litres > 0 and litres <= 20),
    cylinders integer check (cylinders between 1 and 16),
    engine_shape text not null default '',
    turbo integer check (turbo = 1),
    high_voltage integer check (high_voltage = 1),
    doors integer check (doors between 1 and 6),
    weight_class integer check (weight_class between 1 and 8),
    hit_side text not null default '' check (hit_side in ('', 'front', 'rear', 'left', 'right', 'none')),
    by_vin integer not null default 0 check (by_vin >= 0),
    by_staff integer not null default 0 check (by_staff >= 0),
    mileage integer check (mileage >= 0),
    section text not null,
    "row" text not null,
    space text not null,
    date_set text not null check (length(date_set) = 10),
    photos text not null check (photos like '[%]'),
    notes text not null,
    left_on ${day("left_on")},
    left_how text check (left_how in ('gone', 'sold', 'crushed', 'moved')),
    held_until text check (held_until like '____-__-__T__:__:__.___Z'),
    check (stock_number <> '' or vin <> ''),
    check ((left_on is null) = (left_how is null))
  ) ${end}`,
  `create unique index vehicles_stock_number on vehicles (store_id, stock_number)
    where left_on is null and stock_number <> ''`,
  `create unique index vehicles_store_vin on vehicles (store_id, vin)
    where left_on is null and stock_number = ''`,
  `create index vehicles_in_store on vehicles (store_id, id)`,
  `create index vehicles_vin on vehicles (vin)`,
  `create index vehicles_model on vehicles (model_id)`,
  `create table cars_for_sale (
    ${car},
    high_voltage integer check (high_voltage = 1),
    by_vin integer not null default 0 check (by_vin >= 0),
    price_cents integer check (price_cents > 0),
    odometer integer check (odometer >= 0),
    odometer_unit ${oneOf("odometer_unit", ["mi", "km"])},
    odometer_brand ${oneOf("odometer_brand", ["actual", "not-actual", "exempt", "unknown"])},
    title_type ${oneOf("title_type", ["clean", "salvage", "rebuilt", "junk", "bill-of-sale", "unknown"])},
    title_state text not null check (length(title_state) in (0, 2)),
    damage_primary text not null,
    damage_secondary text not null,
    runs ${oneOf("runs", ["runs-and-drives", "starts", "does-not-run", "unknown"])},
    tested_on ${day("tested_on")},
    has_keys integer check (has_keys in (0, 1)),
    section text not null,
    "row" text not null,
    photos text not null check (photos like '[%]'),
    notes_es text not null,
    notes_en text not null,
    listed_on text not null check (length(listed_on) = 10),
    sold_on ${day("sold_on")},
    check (stock_number <> '' or vin <> ''),
    check ((notes_es = '') = (notes_en = ''))
  ) ${end}`,
  `create unique index cars_for_sale_stock_number on cars_for_sale (store_id, stock_number)
    where sold_on is null and stock_number <> ''`,
  `create unique index cars_for_sale_vin on cars_for_sale (store_id, vin)
    where sold_on is null and stock_number = ''`,
  `create index cars_for_sale_by_model on cars_for_sale (model_id)`,
];
