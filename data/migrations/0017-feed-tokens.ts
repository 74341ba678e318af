import { define } from "./define.ts";

/** What lets a yard's own program send files for one store; only the hash is kept. */
export const feedTokens = define(({ end }) => [
  `create table feed_tokens (
    id text primary key check (id <> ''),
    token_hash text not null unique check (length(token_hash) = 64),
    store_id integer not null,
    name text not null check (name <> ''),
    created_at text not null,
    used_at text
  ) ${end}`,
]);
