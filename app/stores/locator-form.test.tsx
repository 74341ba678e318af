import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { islandTree } from "#app/define-island.tsx";
import { editionIds } from "#site/editions.ts";
import { locatorCopy } from "./locator-copy.ts";
import island, { type LocatorFormProps } from "./locator-form.island.tsx";

const base: LocatorFormProps = { action: "/cerca", divisions: [["A", "Autos"]], division: "All", miles: 100 };

describe.each(editionIds)("the locator's form in %s", (edition) => {
  const words = locatorCopy[edition];
  const draw = (props: LocatorFormProps) => renderToStaticMarkup(islandTree(island.Component, props, edition));

  it("asks for a place and a distance", () => {
    const html = draw(base);
    expect(html).toMatch(/^<form [^>]*action="\/cerca"/);
    expect(html).toMatch(/<input [^>]*id="locate-place"[^>]* required=""/);
    expect(html).toContain(`<option value="100" selected="">${words.within(100, 161)}</option>`);
    expect(html).not.toContain("data-swap");
    expect(html).not.toContain('name="div"');
  });

  it("asks for the kind of yard where there are several", () => {
    const html = draw({
      ...base,
      divisions: [
        ["A", "Autos"],
        ["T", "Trocas"],
      ],
      division: "T",
      swap: "results",
    });
    expect(html).toContain('<option value="T" selected="">Trocas</option>');
    expect(html).toContain('data-swap="results"');
  });

  it("says what is wrong with the place, and keeps it", () => {
    const html = draw({ ...base, place: "zzqx 99", error: "No lo encontramos." });
    expect(html).toMatch(/<input [^>]*value="zzqx 99"/);
    expect(html).toMatch(/<input [^>]*aria-invalid="true" aria-describedby="locate-place-err"/);
    expect(html).toMatch(/id="locate-place-err".*No lo encontramos\./);
  });
});
