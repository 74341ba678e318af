import { expect, it } from "vitest";
import { parseLogo } from "#content/chain/logo.ts";
import { listHiddenLogos, shareSeen } from "./hidden-logos.ts";

const draw = (inner: string) => parseLogo(`<svg viewBox="0 0 20 10">${inner}</svg>`, "logo.svg");
const square = (fill: string) => draw(`<path ${fill} d="M0 0h20v10H0z"/>`);

it.each([
  ["no colour at all, which is black", "", [0, 1]],
  ["a colour by its name", 'fill="navy"', [0, 1]],
  ["a colour in numbers", 'fill="rgb(255, 240, 120)"', [1, 0]],
  ["the colour of the letters around it", 'fill="currentColor"', [1, 1]],
  ["three digits", 'fill="#eee"', [1, 0]],
] as const)("sees %s as a browser does, on the dark and on white", async (_, fill, shares) => {
  const logo = square(fill);
  expect([await shareSeen(logo, "#15171a", "#ffffff"), await shareSeen(logo, "#ffffff", "#000000")]).toEqual(shares);
});

it("measures what is drawn, not what stands in the file: a spark of yellow does not save a dark name", async () => {
  const name = draw('<path d="M0 0h18v10H0z"/><path fill="#ffcd00" d="M18 0h2v10h-2z"/>');
  expect(await shareSeen(name, "#15171a", "#ffffff")).toBeCloseTo(0.1, 1);
  expect(await shareSeen(draw(""), "#15171a", "#ffffff")).toBe(0);
});

it("tells of each ground that swallows its logo, and of the header in the theme's own colour", async () => {
  const [dark, light] = [square(""), square('fill="#fff"')];
  const theme = { css: "", barColour: "#fafafa", mainColour: "#ffcd00", warnings: [] };
  const files = async (given: Parameters<typeof listHiddenLogos>[0]) =>
    (await listHiddenLogos(given)).map(({ todo }) => /logo[\w-]*\.svg/.exec(todo.en)?.[0]);
  const all = (logo: typeof dark) => ({ light: logo, dark: logo, mono: logo });
  expect(await files({ logos: all(dark), theme: undefined })).toEqual(["logo-dark.svg"]);
  expect(await files({ logos: all(dark), theme })).toEqual([]);
  expect(await files({ logos: all(light), theme: undefined })).toEqual(["logo.svg", "logo-mono.svg"]);
  expect(await files({ logos: { ...all(dark), dark: light }, theme: undefined })).toEqual([]);
});
