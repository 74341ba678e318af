import { useRef, useState } from "react";
import { having } from "#app/marks.ts";
import { adoptSheets } from "#app/shell/browser/adopt-sheets.ts";
import { announce } from "#app/shell/browser/announce.ts";
import { readPage } from "#app/shell/browser/read-page.ts";
import { rowPart } from "./row-part.ts";

/** What stands in a row, taken from the yard's own page when it is asked for: names of cars travel with no other page. */
export function usePeek() {
  const running = useRef<AbortController>(undefined);
  const [html, setHtml] = useState("");
  async function open(address: string): Promise<void> {
    running.current?.abort();
    running.current = new AbortController();
    try {
      const answer = await fetch(address, { signal: running.current.signal, headers: { accept: "text/html" } });
      const page = readPage(await answer.text());
      const part = page.getElementById(rowPart);
      if (!part) throw new Error(`no ${rowPart} in the answer`);
      // The sheet has a button that closes it.
      part.querySelector(`a${having("swap", rowPart)}`)?.remove();
      await adoptSheets(page);
      setHtml(part.innerHTML);
      announce(part.querySelector("h2")?.textContent ?? "");
    } catch (error) {
      // A later row took its place; anything else is left to the browser.
      if ((error as Error).name !== "AbortError") location.assign(address);
    }
  }
  return { html, open, close: () => setHtml("") };
}
