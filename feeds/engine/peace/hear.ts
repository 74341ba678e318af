import { decide } from "#core/sources.ts";

/** What somebody says of a field: columns and their values. A column that is absent is not spoken of. */
export type Word = Readonly<Record<string, string | number | null>>;

/** The three values of a field: what a person said, what the file said then, and what it says now where that is another thing. */
export type Heard = {
  said: Word;
  against: Word;
  nowSays: Word | null;
  disputedAt: string | null;
};

const daysToAnswer = 3;

/** The first moment of which a question is still open. */
export const openSince = (now: Date): string => new Date(now.getTime() - daysToAnswer * 86_400_000).toISOString();

/** A file is heard on what the person spoke of, and on nothing else. */
const of = (said: Word, word: Word): Word =>
  Object.fromEntries(Object.keys(said).map((column) => [column, word[column] ?? null]));

export const saysTheSame = (said: Word, word: Word): boolean =>
  Object.entries(of(said, word)).every(([column, value]) => value === said[column]);

/** A question that nobody answered in time is closed: what the file said is then as old as the rest. */
export const close = (heard: Heard, now: Date): Heard =>
  heard.nowSays && (heard.disputedAt ?? "") <= openSince(now) ? keep(heard) : heard;

/** The person's stays, also against what the file says now. */
export const keep = ({ said, against, nowSays }: Heard): Heard => ({
  said,
  against: nowSays ?? against,
  nowSays: null,
  disputedAt: null,
});

/** What becomes of an exception when a file speaks of its field; undefined: both say the same now, and it ends. */
export function hear(before: Heard, word: Word, now: Date): Heard | undefined {
  const heard = close(before, now);
  const { said, against } = heard;
  if (saysTheSame(said, word)) return undefined;
  const file = { value: of(said, word), source: "file" as const, sure: true, at: now.toISOString() };
  const person = { value: said, source: "staff" as const, sure: true, at: "", against: of(said, against) };
  if (decide<Word>("other", [person, file]).disputed.length === 0) return { ...heard, nowSays: null, disputedAt: null };
  const asked = heard.nowSays && saysTheSame(of(said, heard.nowSays), word) ? heard.disputedAt : file.at;
  return { said, against, nowSays: word, disputedAt: asked };
}
