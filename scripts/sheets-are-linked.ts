import type { Plugin } from "vite";

/** Pages link the sheets of all that they import, islands too: built scripts bring none. */
export const sheetsAreLinked: Plugin = {
  name: "sheets-are-linked",
  apply: "build",
  enforce: "pre",
  resolveId(id) {
    return this.environment.name === "client" && id.endsWith(".css") ? "\0no-sheet" : undefined;
  },
  load: (id) => (id === "\0no-sheet" ? "" : undefined),
};
