import { expect, it } from "vitest";
import { parseLogo } from "#content/chain/logo.ts";
import { listHiddenLogos, shareLost } from "./hidden-logos.ts";

const draw = (inner: string) => parseLogo(`<svg viewBox="0 0 20 10">${inner}</svg>`, "logo.svg");
const square = (fill: string) => draw(`<path ${fill} d="M0 0h20v10H0z"/>`);

it.each([
  ["no colour at all, which is black", "", [1, 0]],
  ["a colour by its name", 'fill="navy"', [1, 0]],
  ["a colour in numbers", 'fill="rgb(255, 240, 120)"', [0, 1]],
  ["the colour of the letters around it", 'fill="currentColor"', [0, 0]],
  ["three digits", 'fill="#eee"', [0, 1]],
] as const)("sees %s as a browser does, on the dark and on white", async (_, fill, shares) => {
  const logo = square(fill);
  expect([await shareLost(logo, "#15171a", "#ffffff"), await shareLost(logo, "#ffffff", "#000000")]).toEqual(shares);
});

it("measures what is drawn, not what stands in the file: a spark of yellow does not save a dark name", async () => {
  const name = draw('<path d="M0 0h18v10H0z"/><path fill="#ffcd00" d="M18 0h2v10h-2z"/>');
  expect(await shareLost(name, "#15171a", "#ffffff")).toBe(1);
  expect(await shareLost(draw(""), "#15171a", "#ffffff")).toBe(1);
});

it("loses no dark name that stands beside a bright disc, and finds one that stands on a bright plate", async () => {
  const disc = '<path fill="#f28c1e" d="M0 0h10v10H0z"/>';
  const name = '<path fill="#1b2430" d="M12 4h7v3h-7z"/>';
  const beside = draw(disc + name);
  expect(await shareLost(beside, "#15171a", "#ffffff")).toBeCloseTo(0.17, 1);
  expect(await shareLost(beside, "#ffffff", "#000000")).toBe(0);
  const [hidden] = await listHiddenLogos({ logos: { light: beside, dark: beside, mono: beside }, theme: undefined });
  expect(hidden?.says.en).toMatch(/^The logo gets lost on the dark header: 1\d% /);
  const onPlate = draw(`${disc}<path fill="#1b2430" d="M2 4h6v3H2z"/>`);
  expect(await shareLost(onPlate, "#15171a", "#ffffff")).toBe(0);
  const darkPlate = draw('<path fill="#1b2430" d="M0 0h20v10H0z"/><path fill="#fff" d="M2 2h16v5H2z"/>');
  expect(await shareLost(darkPlate, "#15171a", "#ffffff")).toBe(0);
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
