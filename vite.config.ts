import { Features } from "lightningcss";
import { defineConfig } from "vite";
import { createChunkNames } from "./scripts/shared-chunks.ts";

export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  publicDir: false,
  // The shipped sheet stays nested and short; what pages carry of it is written flat (scripts/style-rules.ts).
  css: { lightningcss: { exclude: Features.Nesting | Features.LightDark } },
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
        rolldownOptions: {
          // A thread that reads yards is a program of its own: built, it is there at once, without a compiler of types.
          input: { start: "server/start.ts", "yards-thread": "stock/load/yards-thread.ts" },
          // Files that are read beside a module lie beside every one.
          output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
        },
      }
    : {
        outDir: "dist/client",
        manifest: true,
        target: "es2022",
        // A drawing shorter than the headers of its own answer travels in the sheet.
        assetsInlineLimit: 400,
        modulePreload: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Kept by browsers from one release to the next.
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
                // The few lines that scripts share travel as one file, not as one each.
                {
                  name: "shared",
                  test: /preload-helper|rolldown\/runtime|core\/edition\.ts|site\/copy\.ts|browser\/page-edition\.ts/,
                },
                { name: createChunkNames(), includeDependenciesRecursively: false },
              ],
            },
          },
          input: {
            enhance: "app/shell/browser/main.ts",
            styles: "app/styles/main.css",
          },
        },
      },
}));
