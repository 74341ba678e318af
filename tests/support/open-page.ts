import { vi } from "vitest";
import type { Edition } from "#site/editions.ts";
import { openDocument } from "./bare-document.ts";
import { LiveDocument, LiveElement } from "./live-tree.ts";

/** A page of our own markup in which plain script finds its elements, without layout. `vi.unstubAllGlobals()` leaves it. */
export function openPage(html: string, { edition = "es", at = "/" }: { edition?: Edition; at?: string } = {}) {
  const { window, document: shell } = openDocument();
  const document = new LiveDocument();
  Object.assign(document, { body: document.place, live: shell.live });
  Object.assign(document.documentElement, { lang: edition });
  const address = new URL(at, "https://www.yonke.test");
  vi.stubGlobal("location", address);
  vi.stubGlobal("document", Object.assign(document, { baseURI: address.href }));
  vi.stubGlobal("HTMLElement", LiveElement);
  vi.stubGlobal("HTMLInputElement", LiveElement);
  vi.stubGlobal("Node", Object.assign(class {}, { TEXT_NODE: 3 }));
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  document.place.innerHTML = html;
  function get(selector: string): LiveElement {
    const found = document.place.querySelectorAll(selector);
    if (!found[0] || found.length > 1) throw new Error(`${found.length} of ${selector}, expected one`);
    return found[0];
  }
  return {
    document,
    window,
    get,
    /** The page, or one element of it, as the script's own types have it. */
    root: document.place as unknown as HTMLElement,
    element: (selector: string) => get(selector) as unknown as HTMLElement,
    /** What was said aloud last. */
    get said(): string {
      return document.live.textContent;
    },
    press: (selector: string, more: object = {}) => {
      const target = get(selector);
      target.tell("click", { target, preventDefault() {}, ...more });
    },
  };
}
