import { describe, expect, it } from "vitest";
import { listWrongLines, readList, withOwnLines } from "./own-lists.ts";

const lines = (text: string) => readList(text).lines;
const said = (all: ReturnType<typeof lines>) => all.map(({ cells }) => Object.values(cells).join(" ").trim());

describe("a chain's own lines", () => {
  const shipped = lines("word\tparts\tinstead\tweak\nwheels\tAlloy wheel\nrin\tAlloy wheel\nfoco\tBulb\n");

  it("stand instead of all that are shipped under their key, whatever its letters", () => {
    const own = lines("word\tparts\nRin\tSteel wheel\r\nrin\tAlloy wheel\n\ntrucha\tRadiator\n");
    expect(said(withOwnLines("part-words", shipped, own))).toEqual([
      "wheels Alloy wheel",
      "foco Bulb",
      "Rin Steel wheel",
      "rin Alloy wheel",
      "trucha Radiator",
    ]);
  });

  it("take a key out that they say nothing of", () => {
    expect(said(withOwnLines("part-words", shipped, lines("word\nwheels\n")))).toEqual([
      "rin Alloy wheel",
      "foco Bulb",
    ]);
  });
});

describe("what is wrong with them", () => {
  it("is a column that the list has not, beside all that it has", () => {
    const [wrong, ...others] = listWrongLines("part-words", "word\tparts\tpear\nrin\tAlloy wheel\t\n");
    expect([wrong?.line, others]).toEqual([1, []]);
    expect(listWrongLines("part-words", "word\tparts\nrin\tAlloy wheel\n")).toEqual([]);
  });

  it.each([
    ["part-words", "word\tparts\nwheels\tAlloy wheel\n\n", []],
    ["part-words", "\uFEFFword\tweak\nwheels\tno\n", ["2: weak must be empty | yes"]],
    ["part-words", "term\tparts\nx\ty\n", ["1: the columns are word, parts, instead, weak, with tabs between"]],
    ["engines", "make\tmodel\nHonda\tCivic\n", []],
    ["engines", "make\tmodel\nHonda\t\n", ["2: model is empty"]],
    [
      "engines",
      "make\tmodel\tfrom\tto\tlitres\tcylinders\tshape\tsure\nHonda\tCivic\t2005\t2001\t99\tx\tZ\tmaybe\n",
      [
        "2: litres must be a number from 0.3 to 12",
        "2: cylinders must be a number from 1 to 16",
        "2: shape must be empty | I | V | H | W | R",
        "2: sure must be empty | yes | no",
        "2: to is before from",
      ],
    ],
    ["car-words", "word\tkind\tmake\tmodel\nvocho\tpet\tVolkswagen\tBeetle\n", [/^2: kind must be /]],
    ["questions", "page\tabout\talone\twords\nsell\tcar\tnever\tvender\n", [/^2: alone must be /]],
  ] as const)("%s: %j", (name, source, wanted) => {
    const told = listWrongLines(name, source).map(({ line, text }) => `${line}: ${text.en}`);
    expect(told).toEqual(wanted.map((one) => (typeof one === "string" ? one : expect.stringMatching(one))));
  });
});
