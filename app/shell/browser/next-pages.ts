import { nextPages } from "#site/next-pages.ts";
import { afterLoad } from "./after-load.ts";

/** From here and not from a header: the browser would fetch that before it has painted anything. */
export const fetchNextPages = (): void =>
  afterLoad(() => {
    const rules = document.createElement("script");
    rules.type = "speculationrules";
    rules.textContent = nextPages;
    document.head.append(rules);
  });
