import { describe, expect, it } from "vitest";
import { close, type Heard, hear, keep, saysTheSame, type Word } from "./hear.ts";

const day = (days: number) => new Date(Date.UTC(2026, 10, 15 + days));
const row = (number: string): Word => ({ row: number });
/** Staff put it in 41 while the file said 7. */
const heard = (more: Partial<Heard> = {}): Heard => ({
  said: row("41"),
  against: row("7"),
  nowSays: null,
  disputedAt: null,
  ...more,
});
const asked = (number: string, days: number) => ({ nowSays: row(number), disputedAt: day(days).toISOString() });

describe("three values of a field", () => {
  it.each([
    ["repeats what it said then", heard(), row("7"), heard()],
    ["says the same as the person", heard(), row("41"), undefined],
    ["says a third thing", heard(), row("9"), heard(asked("9", 2))],
    ["repeats the third thing: asked since then", heard(asked("9", 0)), row("9"), heard(asked("9", 0))],
    ["says a fourth thing: asked anew", heard(asked("9", 0)), row("10"), heard(asked("10", 2))],
    ["goes back to what it said then", heard(asked("9", 0)), row("7"), heard()],
    ["comes to say the same in the end", heard(asked("9", 0)), row("41"), undefined],
    ["repeats what nobody answered in three days", heard(asked("9", -1)), row("9"), heard({ against: row("9") })],
    [
      "says the first again after that: new",
      heard(asked("9", -1)),
      row("7"),
      heard({ against: row("9"), ...asked("7", 2) }),
    ],
    ["speaks of more than the person did", heard(), { row: "7", space: "3" }, heard()],
  ] as const)("the file %s", (_, before, word, after) => {
    expect(hear(before, word, day(2))).toEqual(after);
  });

  it("ends by an answer, by time, or by both saying the same, whatever the file says in which order", () => {
    const words = ["7", "9", "41"].map(row);
    let seen = 0;
    /** By the words themselves: whether the file has changed since the last of it that is settled. */
    function walk(before: Heard, days: number, settled: string, question: { of: string; since: number } | undefined) {
      if (days === 6) return;
      for (const word of words) {
        seen += 1;
        const now =
          question && days - question.since >= 3
            ? { settled: question.of, question: undefined }
            : { settled, question };
        const after = hear(before, word, day(days));
        if (word.row === "41") {
          expect(after).toBeUndefined();
          continue;
        }
        expect(after?.said).toEqual(row("41"));
        expect(after?.against).toEqual(row(now.settled));
        expect(after?.nowSays).toEqual(word.row === now.settled ? null : word);
        const said = String(word.row);
        const open =
          said === now.settled ? undefined : now.question?.of === said ? now.question : { of: said, since: days };
        expect(after?.disputedAt ?? undefined).toBe(open && day(open.since).toISOString());
        walk(after as Heard, days + 1, now.settled, open);
        if (after?.nowSays) walk(keep(after), days + 1, said, undefined);
      }
    }
    walk(heard(), 0, "7", undefined);
    expect(seen).toBeGreaterThan(500);
  });

  it("is closed at the end of the third day and not before", () => {
    const open = heard(asked("9", 0));
    expect(close(open, new Date(day(3).getTime() - 1))).toEqual(open);
    expect(close(open, day(3))).toEqual(heard({ against: row("9") }));
  });

  it("takes what nobody spoke of for nothing said", () => {
    expect(saysTheSame({ price_cents: null }, {})).toBe(true);
    expect(saysTheSame({ row: "41" }, { row: "41", space: "9" })).toBe(true);
    expect(saysTheSame({ row: "41", space: "2" }, { row: "41", space: "9" })).toBe(false);
  });
});
