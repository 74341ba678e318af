import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Feed } from "#feeds/engine/feed.ts";
import { type FeedId, feeds } from "#feeds/feeds.ts";
import type { Edited } from "../files/kept.ts";
import { takeUpload } from "../files/previews.ts";
import { uploadFile } from "../http/upload.ts";
import { type Done, GoTo, type StaffRequest } from "../page.tsx";
import { type EditGroup, type EditValues, noPicture } from "./edit-field.ts";

/** A line of the feed's file, by the names of its columns; one that is empty is left out. */
export type FeedLine = Readonly<Record<string, string>>;

type Edit = Omit<Edited, "pictures"> & {
  feed: FeedId;
  storeId?: number | undefined;
  /** What the history calls it. */
  name: string;
  lines: readonly FeedLine[];
  /** The form as it came, with what the thing was. */
  groups: readonly EditGroup[];
};

/** What was there and has been emptied, as far as the feed can be without it. */
function emptied(feed: FeedId, groups: readonly EditGroup[], values: EditValues): string {
  const erasable = (feeds[feed] as Pick<Feed, "erasable">).erasable ?? {};
  const fields = groups.flatMap((group) => group.fields);
  const gone = fields
    .filter(({ name, is, value }) => (is === "picture" ? values[noPicture(name)] === "yes" : value && !values[name]))
    .map(({ name }) => name);
  return gone.filter((name) => name in erasable).join("|");
}

/** A thing that was edited is a file of its few lines: the same runner, rules, preview, history and undo. */
export async function takeEdit(
  request: StaffRequest,
  { feed, storeId, name, lines, groups, ...edited }: Edit,
): Promise<Done> {
  const { services, upload, href } = request;
  const id = upload?.id ?? randomUUID();
  const path = uploadFile(services.uploads, id);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const clear = emptied(feed, groups, edited.values);
  const whole = lines.map((line) => (clear && !line.remove ? { ...line, clear } : line));
  await writeFile(path, JSON.stringify(whole), { flag: "wx", mode: 0o600 });
  await takeUpload(request, {
    id,
    feed,
    storeId: storeId ?? null,
    name,
    edited: { ...edited, pictures: upload?.pictures ?? {} },
  });
  return new GoTo(href("file", { id }));
}

/** Without what is empty: an empty cell says nothing anyway, and a column that is absent asks for nothing. */
export const filled = (values: Readonly<Record<string, string | undefined>>): FeedLine =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, value]])),
  );
