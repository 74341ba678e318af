import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const lines = [...readFileSync(`${root}README.md`, "utf8").matchAll(/^\| `([\w-]+)\/` \| (.*) \|$/gm)];
const drawn = new Map(lines.map(([, folder = "", text = ""]) => [folder, text]));

it.each(["app", "server"])("the README draws every room of %s/, and no other", (folder) => {
  const rooms = readdirSync(`${root}${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const named = [...(drawn.get(folder) ?? "").matchAll(/`([\w-]+)\/`/g)].map((m) => m[1]);
  expect(named.toSorted()).toEqual(rooms.toSorted());
});
