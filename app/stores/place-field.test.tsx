import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { islandTree } from "#app/define-island.tsx";
import { editionIds } from "#site/editions.ts";
import { placeCopy } from "./place-copy.ts";
import island from "./place-field.island.tsx";

describe.each(editionIds)("a field for a place in %s", (edition) => {
  const words = placeCopy[edition];
  const draw = (props: ComponentProps<typeof island.Component>) =>
    renderToStaticMarkup(islandTree(island.Component, props, edition));

  it("has a button for the device's own place, and nothing to say before it is touched", () => {
    const html = draw({ id: "z", required: true });
    expect(html).toContain(`<label for="z">${words.label}</label>`);
    expect(html).toMatch(/<input [^>]*name="zip"/);
    expect(html).toContain("required");
    expect(html).toMatch(new RegExp(`<button class="f-zip__here" type="button" aria-label="${words.locate}"`));
    for (const said of [words.needed, words.malformed, words.locateFailed, words.locating])
      expect(html).not.toContain(said);
    expect(html).not.toContain("data-bad");
  });

  it("keeps what was typed, with what the server says of it", () => {
    const html = draw({ id: "z", value: "zzqx 99", error: words.unknown("zzqx 99") });
    expect(html).toMatch(/<input [^>]*aria-invalid="true" aria-describedby="z-err"/);
    expect(html).toContain('value="zzqx 99"');
    expect(html).toContain('id="z-err"');
    expect(html).not.toContain("required");
  });
});
