import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPage } from "#tests/support/open-page.ts";
import { sendVinsByPost } from "./send-vin.ts";

let page: ReturnType<typeof openPage>;
beforeEach(() => {
  vi.useFakeTimers();
  page = openPage("<form></form>");
  sendVinsByPost();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function send(name: string, value: string, method = "get"): string {
  vi.stubGlobal(
    "FormData",
    class {
      entries = () => [
        ["make", "1"],
        [name, value],
      ];
    },
  );
  const form = Object.assign(page.get("form"), { method });
  page.document.tell("submit", { target: form });
  return form.method;
}
const typed = "alternador 1hgcm665930004352";

it.each(["q", "s", "part", "vin"])(
  "a GET form with a VIN in its %s goes by POST, and asks as before after that",
  (name) => {
    expect(send(name, typed)).toBe("post");
    vi.runAllTimers();
    expect(page.get("form")).toMatchObject({ method: "get" });
  },
);

it("any other form goes as it was made: without a VIN, to a page that takes none, or by POST", () => {
  expect(send("q", "alternador accord 2003")).toBe("get");
  expect(send("vin", "004352")).toBe("get");
  expect(send("search", typed)).toBe("get");
  expect(send("vin", typed, "post")).toBe("post");
  vi.runAllTimers();
  expect(page.get("form")).toMatchObject({ method: "post" });
});
