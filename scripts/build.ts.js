// `node scripts/build.ts` finds it too: Node tries what was typed with .js behind it. So one that cannot read TypeScript says why.
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(`This needs Node 24, and this is ${process.version}: npm run build brings its own.\n`);
  process.exit(1);
}
const { buildWhenStale } = await import("./build-when-stale.ts");
if (!(await buildWhenStale((line) => console.error(line))))
  console.error("Nothing to build: dist/ is of these sources.");
