import { expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import { drawPage } from "./draw-page.tsx";

const spec = { head: () => ({ title: "" }), Page: () => null };
const title = () => "drawn";

it("leads elsewhere by what a page answers, not by a name among its data", async () => {
  const data = { redirect: "/", to: "/", status: 302 };
  expect(await drawPage({ ...spec, load: () => data }, {}, title)).toBe("drawn");
  const away = new Redirect("/there", 308);
  expect(await drawPage({ ...spec, load: async () => away }, {}, title)).toBe(away);
});
