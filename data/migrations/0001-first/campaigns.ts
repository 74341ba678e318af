import { flag, localTime, oneOf, type Statements } from "../define.ts";

const window = `starts_at ${localTime("starts_at")},
    ends_at ${localTime("ends_at")},
    check (ends_at > starts_at)`;

/** What the chain announces, and what its search finds beside cars. */
export const campaigns: Statements = ({ end }) => [
  `create table events (
    id integer primary key check (id > 0),
    title_es text not null check (title_es <> ''),
    title_en text not null check (title_en <> ''),
    description_es text not null,
    description_en text not null,
    starts_at text not null check (length(starts_at) = 16),
    ends_at text not null check (length(ends_at) = 16),
    status ${oneOf("status", ["scheduled", "cancelled"])},
    all_stores ${flag("all_stores")},
    image_id text references images (id),
    icon_image_id text references images (id),
    art text not null,
    url_es text not null,
    url_en text not null,
    banner_starts_at ${localTime("banner_starts_at")},
    banner_ends_at ${localTime("banner_ends_at")},
    check (ends_at > starts_at),
    check (banner_ends_at > banner_starts_at),
    check ((banner_starts_at is null) = (banner_ends_at is null)),
    check ((description_es = '') = (description_en = ''))
  ) ${end}`,
  `create table event_stores (
    event_id integer not null references events (id) on delete cascade,
    store_id integer not null references stores (id) on delete cascade,
    primary key (event_id, store_id)
  ) ${end}`,
  `create index event_stores_by_store on event_stores (store_id)`,
  `create table event_links (
    event_id integer not null references events (id) on delete cascade,
    position integer not null check (position >= 0),
    text_es text not null check (text_es <> ''),
    text_en text not null check (text_en <> ''),
    url_es text not null check (url_es <> ''),
    url_en text not null check (url_en <> ''),
    primary key (event_id, position)
  ) ${end}`,
  `create table event_discounts (
    event_id integer not null references events (id) on delete cascade,
    category text not null check (category <> ''),
    percent integer not null check (percent between 1 and 100),
    primary key (event_id, category)
  ) ${end}`,
  `create table promos (
    id integer primary key check (id > 0),
    position integer not null check (position between 0 and 3),
    edition ${oneOf("edition", ["es", "en"])},
    name text not null check (name <> ''),
    url text not null check (url <> ''),
    new_window ${flag("new_window")},
    desktop_image_id text not null references images (id),
    mobile_image_id text not null references images (id),
    ${window}
  ) ${end}`,
  `create table sidebar_art (
    id integer primary key check (id > 0),
    position integer not null check (position >= 0),
    edition ${oneOf("edition", ["es", "en"])},
    title text not null check (title <> ''),
    url text not null check (url <> ''),
    image_id text not null references images (id),
    ${window}
  ) ${end}`,
  `create table slides (
    id integer primary key check (id > 0),
    slug text not null unique check (slug <> ''),
    kind ${oneOf("kind", ["slide", "tout"])},
    position integer not null check (position >= 0),
    title_es text not null check (title_es <> ''),
    title_en text not null check (title_en <> ''),
    body_es text not null,
    body_en text not null,
    link_text_es text not null,
    link_text_en text not null,
    url_es text not null,
    url_en text not null,
    new_window ${flag("new_window")},
    art text not null,
    image_es_id text references images (id),
    image_en_id text references images (id),
    ${window},
    check ((body_es = '') = (body_en = '')),
    check ((link_text_es = '') = (link_text_en = '')),
    check ((url_es = '') = (url_en = '')),
    check ((image_es_id is null) = (image_en_id is null)),
    check (art <> '' or image_es_id is not null)
  ) ${end}`,
  `create table search_documents (
    id text primary key check (id <> ''),
    edition ${oneOf("edition", ["es", "en"])},
    kind text not null,
    url text not null check (url <> ''),
    title text not null check (title <> ''),
    description text not null,
    body text not null,
    image text not null
  ) ${end}`,
];
