import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  publicDir: false,
  build: isSsrBuild
    ? { ssr: "server/main.ts", outDir: "dist/server", target: "node24", emptyOutDir: true, minify: false }
    : {
        outDir: "dist/client",
        manifest: true,
        target: "es2022",
        // A drawing shorter than the headers of its own answer travels in the sheet.
        assetsInlineLimit: 400,
        modulePreload: false,
        rolldownOptions: {
          // The few lines that scripts share travel as one file, not as one each.
          output: { codeSplitting: { groups: [{ name: "shared", test: /preload-helper|site\/copy\.ts/ }] } },
          input: {
            enhance: "app/shell/browser/main.ts",
            islands: "app/shell/browser/islands.ts",
            styles: "app/styles/main.css",
          },
        },
      },
}));
