import { day, flag, oneOf, type Statements } from "../define.ts";

/** The chain: its yards with their hours and maps, its markets, pictures and postal codes. */
export const yards: Statements = ({ blob, end, real }) => [
  `create table images (
    id text primary key check (length(id) between 8 and 64),
    mime ${oneOf("mime", ["image/jpeg", "image/png", "image/webp", "image/svg+xml"])},
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    bytes ${blob} not null
  ) ${end}`,
  `create table postal_codes (
    code text primary key check (length(code) in (3, 5)),
    country ${oneOf("country", ["US", "CA"])},
    city text not null,
    state text not null check (length(state) = 2),
    latitude ${real} check (latitude between -90 and 90),
    longitude ${real} check (longitude between -180 and 180),
    check ((latitude is null) = (longitude is null)),
    check ((country = 'US') = (length(code) = 5))
  ) ${end}`,
  `create table divisions (
    id integer primary key,
    code text not null unique check (code <> ''),
    name text not null check (name <> '')
  ) ${end}`,
  `create table stores (
    id integer primary key check (id > 0),
    site text not null unique check (site <> ''),
    code text not null unique check (code <> ''),
    name text not null check (name <> ''),
    sub_name text not null,
    list_text text not null check (list_text <> ''),
    type text not null,
    division_id integer not null references divisions (id),
    count_group text not null,
    active ${flag("active")},
    opened_on ${day("opened_on")},
    closed_on ${day("closed_on")},
    address1 text not null,
    address2 text not null,
    city text not null check (city <> ''),
    state text not null check (length(state) = 2),
    country ${oneOf("country", ["US", "CA"])},
    postal_code text not null check (postal_code <> ''),
    latitude ${real} not null check (latitude between -90 and 90),
    longitude ${real} not null check (longitude between -180 and 180),
    time_zone text not null check (time_zone like '%/%'),
    phone1 text not null,
    phone1_label_es text not null,
    phone1_label_en text not null,
    phone2 text not null,
    phone2_label_es text not null,
    phone2_label_en text not null,
    buying_phone text not null,
    email text not null default '',
    map_text_line1 text not null check (map_text_line1 <> ''),
    map_text_line2 text not null,
    info_es text not null,
    info_en text not null,
    tax_rate integer check (tax_rate between 0 and 1000000),
    admission_cents integer check (admission_cents >= 0),
    environmental_rate integer check (environmental_rate between 0 and 1000000),
    environmental_cap_cents integer check (environmental_cap_cents >= 0),
    core_days integer check (core_days >= 0),
    exchange_days integer check (exchange_days >= 0),
    warranty_days integer check (warranty_days >= 0),
    yard_closes_before_minutes integer check (yard_closes_before_minutes between 0 and 720),
    highways text not null default '',
    stock_read_at text,
    prices_updated_at text,
    check (closed_on is null or active = 0),
    check ((info_es = '') = (info_en = ''))
  ) ${end}`,
  `create table store_services (
    store_id integer not null references stores (id) on delete cascade,
    service ${oneOf("service", ["inventory", "partpricing", "wesellcars", "buyscars"])},
    primary key (store_id, service)
  ) ${end}`,
  `create table store_hours (
    store_id integer not null references stores (id) on delete cascade,
    desk ${oneOf("desk", ["store", "buying"])},
    weekday integer not null check (weekday between 1 and 7),
    opens_minute integer not null check (opens_minute between 0 and 1439),
    closes_minute integer not null check (closes_minute > opens_minute and closes_minute <= opens_minute + 1440),
    primary key (store_id, desk, weekday, opens_minute)
  ) ${end}`,
  `create table special_days (
    store_id integer not null references stores (id) on delete cascade,
    day text not null check (length(day) = 10),
    span integer not null check (span >= 0),
    opens_minute integer check (opens_minute between 0 and 1439),
    closes_minute integer,
    label_es text not null,
    label_en text not null,
    primary key (store_id, day, span),
    check ((label_es = '') = (label_en = '')),
    check ((opens_minute is null and closes_minute is null and span = 0)
      or (opens_minute is not null and closes_minute is not null
        and closes_minute > opens_minute and closes_minute <= opens_minute + 1440))
  ) ${end}`,
  `create table markets (
    id integer primary key check (id > 0),
    slug text not null unique check (slug <> ''),
    name_es text not null check (name_es <> ''),
    name_en text not null check (name_en <> ''),
    state text not null check (length(state) = 2),
    country ${oneOf("country", ["US", "CA"])},
    phone text not null,
    area_es text not null,
    area_en text not null,
    check ((area_es = '') = (area_en = ''))
  ) ${end}`,
  `create table market_stores (
    market_id integer not null references markets (id) on delete cascade,
    store_id integer not null references stores (id) on delete cascade,
    position integer not null check (position >= 0),
    primary key (market_id, store_id),
    unique (market_id, position),
    unique (store_id)
  ) ${end}`,
  `create table market_places (
    market_id integer not null references markets (id) on delete cascade,
    kind ${oneOf("kind", ["postal", "city"])},
    place text not null check (place <> ''),
    primary key (market_id, kind, place)
  ) ${end}`,
  `create table store_maps (
    store_id integer primary key references stores (id) on delete cascade,
    title_es text not null check (title_es <> ''),
    title_en text not null check (title_en <> ''),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    gate ${oneOf("gate", ["left", "right"])},
    image_id text references images (id)
  ) ${end}`,
  `create table store_map_zones (
    store_id integer not null references store_maps (store_id) on delete cascade,
    position integer not null check (position >= 0),
    code text not null check (code <> ''),
    name_es text not null check (name_es <> ''),
    name_en text not null check (name_en <> ''),
    primary key (store_id, position),
    unique (store_id, code)
  ) ${end}`,
  `create table store_map_rows (
    store_id integer not null references store_maps (store_id) on delete cascade,
    position integer not null check (position >= 0),
    "row" text not null check ("row" <> ''),
    zone text not null,
    x ${real} not null,
    y ${real} not null,
    width ${real} not null check (width > 0),
    height ${real} not null check (height > 0),
    primary key (store_id, position),
    unique (store_id, zone, "row")
  ) ${end}`,
];
