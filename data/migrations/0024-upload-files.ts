import { define } from "./define.ts";

/** What came with an upload, in pieces: where several servers share a database, each can go on with what another took. */
export const uploadFiles = define(({ blob, end }) => [
  `create table upload_files (
    upload_id text not null references uploads (id) on delete cascade,
    name text not null check (name <> ''),
    piece integer not null check (piece >= 0),
    bytes ${blob} not null,
    size integer not null,
    primary key (upload_id, name, piece)
  ) ${end}`,
]);
