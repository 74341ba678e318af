import { expect, it } from "vitest";
import { testStores } from "#feeds/engine/fixtures/chain.ts";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { createStoreLookup } from "#feeds/engine/lookup/stores.ts";
import { mapSpecialDay } from "./map.ts";
import { columns } from "./schema.ts";

const line = (cells: Record<string, string>) => rowOf(columns, { store: "FW1", day: "12/25/2026", ...cells });
const label = { label_es: "Navidad", label_en: "Christmas Day" };

it("makes a closed day", () => {
  expect(mapSpecialDay([line({ closed: "yes", ...label })], testStores)).toMatchObject({
    drafts: [
      { children: [{ rows: [{ store_id: 1, day: "2026-12-25", span: 0, opens_minute: null, label_es: "Navidad" }] }] },
    ],
  });
});

it("joins two lines of a day into two spans in order", () => {
  const lines = [line({ opens: "13:00", closes: "15:00" }), line({ opens: "8:00", closes: "12:00" })] as const;
  expect(mapSpecialDay(lines, testStores)).toMatchObject({
    drafts: [
      {
        children: [
          {
            rows: [
              { span: 0, opens_minute: 480 },
              { span: 1, opens_minute: 780 },
            ],
          },
        ],
      },
    ],
  });
});

it("means every store by *", () => {
  expect(mapSpecialDay([line({ store: "*", closed: "yes" })], testStores)).toMatchObject({ drafts: { length: 3 } });
});

it("demands both languages, both times, and no contradiction", () => {
  expect(reasons(mapSpecialDay([line({ closed: "yes", label_es: "Navidad" })], testStores))[0]).toContain(
    "reads the site in",
  );
  expect(reasons(mapSpecialDay([line({ opens: "8:00" })], testStores))[0]).toContain("closes is empty");
  expect(
    reasons(mapSpecialDay([line({ closed: "yes" }), line({ opens: "8:00", closes: "9:00" })], testStores))[0],
  ).toContain("contradicts");
});

it("refuses days that cannot be", () => {
  const said = (...cells: Record<string, string>[]) => {
    const [first, ...others] = cells.map(line) as [ReturnType<typeof line>, ...ReturnType<typeof line>[]];
    return reasons(mapSpecialDay([first, ...others], testStores)).join();
  };
  expect(said({ opens: "18:00", closes: "8:00" })).toContain("18:00-08:00 ends before it begins");
  expect(said({ opens: "8:00", closes: "8:00" })).toContain("ends before it begins");
  expect(said({ closed: "yes", opens: "8:00", closes: "12:00" })).toContain("contradicts the hours beside it (08:00)");
  expect(said({ opens: "8:00", closes: "13:00" }, { opens: "12:00", closes: "15:00" })).toContain("overlap");
  expect(said({ opens: "20:00", closes: "2:00" })).toBe("");
  expect(said({ opens: "8:00", closes: "24:00" })).toBe("");
});

it("keeps what a day is called when the file does not say", () => {
  const labelOf = () => ({ label_es: "Nochebuena", label_en: "Christmas Eve" });
  expect(mapSpecialDay([line({ opens: "8:00", closes: "12:00" })], testStores, labelOf)).toMatchObject({
    drafts: [{ children: [{ rows: [{ label_es: "Nochebuena", label_en: "Christmas Eve" }] }] }],
  });
});

it("takes a day off, at a store or at every open one", () => {
  const children = (...lines: Parameters<typeof mapSpecialDay>[0]) => {
    const mapped = mapSpecialDay(lines, testStores);
    return "drafts" in mapped ? mapped.drafts.flatMap((draft) => draft.children) : reasons(mapped);
  };
  expect(children(line({ remove: "yes" }))).toMatchObject([{ parent: { store_id: 1, day: "2026-12-25" }, rows: [] }]);
  expect(children(line({ remove: "yes", opens: "8:00" }))).toMatchObject([{ rows: [] }]);
  const closed = createStoreLookup(testStores.list().map((store) => ({ ...store, active: store.id === 2 ? 1 : 0 })));
  expect(mapSpecialDay([line({ store: "*", closed: "yes" })], closed)).toMatchObject({
    drafts: [{ keys: [{ id: 2 }], onlyExisting: true, mayRepeat: true }],
  });
  expect(children(line({ store: "Atlantis", closed: "yes" }))).toEqual([expect.stringContaining("no store")]);
});

it("calls a day by the line that names it, whichever it is", () => {
  const lines = [
    line({ opens: "8:00", closes: "12:00" }),
    line({ opens: "12:00", closes: "15:00", ...label }),
  ] as const;
  const labelOf = () => ({ label_es: "Otra", label_en: "Other" });
  expect(mapSpecialDay(lines, testStores, labelOf)).toMatchObject({
    drafts: [
      {
        children: [
          {
            rows: [
              { label_es: "Navidad", span: 0 },
              { label_en: "Christmas Day", span: 1 },
            ],
          },
        ],
      },
    ],
  });
  expect(mapSpecialDay([line({ closed: "yes" })], testStores)).toMatchObject({
    drafts: [{ children: [{ rows: [{ label_es: "", label_en: "", closes_minute: null }] }] }],
  });
  expect(reasons(mapSpecialDay([line({ closes: "9:00" })], testStores))[0]).toContain("opens is empty");
  expect(reasons(mapSpecialDay([line({ closed: "yes", closes: "9:00" })], testStores))[0]).toContain("(09:00)");
});
