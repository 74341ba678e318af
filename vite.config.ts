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
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: {
          input: { enhance: "app/enhance/main.ts", islands: "app/islands/client.ts", styles: "app/styles/main.css" },
        },
      },
}));
