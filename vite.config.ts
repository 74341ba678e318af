import { defineConfig } from "vite";
import { sheetEntries } from "./scripts/page-sheets.ts";
import { sheetsAreLinked } from "./scripts/sheets-are-linked.ts";

/** Every rule with its whole selector: the oldest browsers that a page is written for know no nesting. */
const oldest = ["chrome94", "edge94", "firefox93", "safari16", "ios16", "opera80"];

export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  publicDir: false,
  plugins: [sheetsAreLinked],
  // The built server carries its packages: reading them as 1,300 files took half a second of every start, and 14 MB of
  // every process. Two find files beside their own: a library of the system's kind, and a thread for the log.
  ...(isSsrBuild && { ssr: { noExternal: true, external: ["sharp", "pino"] } }),
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: "dist/server",
        target: "node24",
        emptyOutDir: true,
        minify: false,
        // Pages' sheets are known here alone: what a page imports, islands and all.
        manifest: true,
        ssrEmitAssets: true,
        cssMinify: true,
        cssTarget: oldest,
        // A drawing shorter than the headers of its own answer travels in the sheet.
        assetsInlineLimit: 400,
        rolldownOptions: {
          // A thread that reads yards is a program of its own: built, it is there at once, without a compiler of types.
          input: { start: "server/start.ts", "yards-thread": "stock/load/yards-thread.ts", ...sheetEntries },
          // Files that are read beside a module lie beside every one.
          output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
        },
      }
    : {
        outDir: "dist/client",
        manifest: true,
        target: "es2022",
        modulePreload: false,
        rolldownOptions: {
          output: {
            // Not by the names of all that share it: a chain's pages would name what that chain has switched off.
            chunkFileNames: ({ name }) => `assets/${name.split("~", 1)}-[hash].js`,
            codeSplitting: {
              groups: [
                // Kept by browsers from one release to the next.
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                // What every page has is one file.
                { name: "shared", tags: ["$initial"], priority: 2 },
                // What some of them need anyway, and then what the same ones need; so little is not worth a file of its own.
                { name: "most", minShareCount: 4, priority: 1 },
                { name: "some", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_500 },
              ],
            },
          },
          input: {
            enhance: "app/shell/browser/main.ts",
          },
        },
      },
}));
