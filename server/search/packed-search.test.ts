import MiniSearch from "minisearch";
import { expect, it } from "vitest";
import { PackedSearch } from "./packed-search.ts";

const fields = ["title", "body"];
let seed = 7;
const below = (end: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * end);
};
const word = () => Array.from({ length: 2 + below(3) }, () => "abcd"[below(4)]).join("");
const text = (words: number) => Array.from({ length: below(words) }, word).join(" ");
const documents = Array.from({ length: 400 }, (_, id) => ({ id, title: text(4), body: text(30) }));

async function both(list: readonly { id: number; title: string; body: string }[]) {
  const [plain, packed] = [new MiniSearch({ fields }), new PackedSearch({ fields })];
  plain.addAll(list);
  packed.addAll(list);
  await packed.pack(() => undefined);
  return { plain, packed };
}

it("finds what it found before it was packed, with the same scores, whatever is asked", async () => {
  const { plain, packed } = await both(documents);
  for (let round = 0; round < 300; round++) {
    const asked = text(4);
    const options = {
      prefix: round % 2 === 0,
      fuzzy: round % 3 === 0 ? 0.3 : false,
      combineWith: round % 5 === 0 ? "AND" : "OR",
      boost: { title: 5 },
      boostDocument: (id: number) => (id % 7 === 0 ? 2 : 1),
    } as const;
    expect(packed.search(asked, options)).toEqual(plain.search(asked, options));
  }
});

it("holds numbers of any size", async () => {
  const { plain, packed } = await both([{ id: 0, title: "", body: "aa ".repeat(70_000) }]);
  expect(packed.search("aa")).toEqual(plain.search("aa"));
});
