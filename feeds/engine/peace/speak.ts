import type { PlainRow } from "#data/writes/feeds-rows.ts";
import { type Exception, type Exceptions, heardOf, type Subject } from "./exceptions.ts";
import {
  factFields,
  factsOfFile,
  gone,
  listPhotos,
  noPrice,
  placeOf,
  priceColumns,
  priceFields,
  wordOf,
} from "./fields.ts";
import { saysTheSame, type Word } from "./hear.ts";

type By = Pick<Exception, "at" | "who">;

/** `before` is what the file says of it, where nobody had said something else. */
function say(exceptions: Exceptions, subject: Subject, field: string, said: Word, before: Word, by: By): void {
  const known = exceptions.find(subject, field);
  const heard = known && heardOf(known);
  const against = heard?.nowSays ?? heard?.against ?? before;
  if (!saysTheSame(said, against))
    exceptions.put(subject, field, { said, against, nowSays: null, disputedAt: null }, by);
  else if (known) exceptions.end(known);
}

const subjectOfCar = ({ store_id, id }: PlainRow): Subject => ({
  kind: "car",
  store_id: Number(store_id),
  subject_id: Number(id),
});

/** Writes down that staff took a car off, put it elsewhere or said what is known of it, and what its file said then. */
export async function speakOfCar(exceptions: Exceptions, before: PlainRow, after: PlainRow, by: By): Promise<void> {
  const subject = subjectOfCar(before);
  await exceptions.load("car", new Set([subject.store_id]));
  if (after.left_on !== null) {
    const against = { there: 1, ...placeOf({}, before) };
    exceptions.put(subject, "presence", { said: gone, against, nowSays: null, disputedAt: null }, by);
    return;
  }
  for (const [field, columns] of Object.entries(factFields))
    if (columns.some((column) => before[column] !== after[column]))
      say(exceptions, subject, field, wordOf(after, columns), factsOfFile(before, columns), by);
  if (before.row === after.row && before.space === after.space) return;
  const known = exceptions.find(subject, "place");
  // Who named only the row leaves the space to the file.
  const named = before.space !== after.space || (known && "space" in heardOf(known).said);
  const said: Word = { row: after.row ?? "", ...(named && { space: after.space ?? "" }) };
  say(exceptions, subject, "place", said, placeOf({}, before), by);
}

/** Which of a car's photos are the staff's own: no file's list throws them out. */
export async function speakOfPhotos(
  exceptions: Exceptions,
  after: PlainRow,
  added: readonly string[],
  by: By,
): Promise<void> {
  const subject = subjectOfCar(after);
  await exceptions.load("car", new Set([subject.store_id]));
  const known = exceptions.find(subject, "photos");
  const own = new Set([...added, ...listPhotos(known && heardOf(known).said.photos)]);
  const photos = JSON.stringify(listPhotos(after.photos).filter((id) => own.has(id)));
  exceptions.put(subject, "photos", { said: { photos }, against: {}, nowSays: null, disputedAt: null }, by);
}

/** The same of a price; without `after` a yard has none of its own any more, without `before` it had none. */
export async function speakOfPrice(
  exceptions: Exceptions,
  before: PlainRow | undefined,
  after: PlainRow | undefined,
  by: By,
): Promise<void> {
  const { store_id, part_id } = after ?? before ?? {};
  const subject: Subject = { kind: "price", store_id: Number(store_id ?? 0), subject_id: Number(part_id) };
  await exceptions.load("price", new Set([subject.store_id]));
  const rows = exceptions.of(subject);
  if (!after) {
    const ofFile = Object.assign({}, ...rows.map((row) => heardOf(row).nowSays ?? heardOf(row).against)) as Word;
    for (const row of rows) exceptions.end(row);
    const against = { ...wordOf(before ?? {}, priceColumns), ...ofFile };
    if (!saysTheSame(noPrice, against))
      exceptions.put(subject, "price", { said: noPrice, against, nowSays: null, disputedAt: null }, by);
    return;
  }
  // All of a new price was said at once, and is one thing.
  if (!before) return say(exceptions, subject, "price", wordOf(after, priceColumns), noPrice, by);
  for (const [field, columns] of Object.entries(priceFields)) {
    const said = wordOf(after, columns);
    if (saysTheSame(said, before)) continue;
    const whole = rows.find((row) => columns.some((column) => column in heardOf(row).said));
    say(
      exceptions,
      subject,
      whole?.field ?? field,
      { ...(whole && heardOf(whole).said), ...said },
      wordOf(before, columns),
      by,
    );
  }
}
