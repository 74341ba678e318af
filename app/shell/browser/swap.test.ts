import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveDocument } from "#tests/support/live-tree.ts";
import { openPage } from "#tests/support/open-page.ts";

const results = (inside: string, more = "") => `<div id="results"${more}>${inside}</div>`;
const form = `<form data-swap="results" action="https://www.yonke.test/busque"><input id="make" type="text" value="1"></form>`;
const link = `<a class="more" data-swap="results" href="/busque?page=2">2</a>`;

let page: ReturnType<typeof openPage>;
let asked: { address: string; signal: AbortSignal }[];
let answers: (string | Error)[];
let steps: { state: unknown; address: string }[];
const fresh: unknown[] = [];

beforeEach(async () => {
  vi.resetModules();
  [asked, answers, steps] = [[], [], []];
  fresh.length = 0;
  page = openPage(`<main>${form}${results(`<h1>Antes</h1>${link}`, ' data-busy="Buscando"')}</main>`, {
    at: "/busque",
  });
  vi.stubGlobal("fetch", async (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ address, signal });
    const answer = answers.shift() ?? new Error("no answer");
    await Promise.resolve();
    if (signal.aborted) throw new DOMException("", "AbortError");
    if (answer instanceof Error) throw answer;
    return { url: address, text: async () => answer };
  });
  vi.stubGlobal(
    "DOMParser",
    class {
      parseFromString(html: string) {
        const read = new LiveDocument();
        read.place.innerHTML = html;
        return Object.assign(read, { title: "La segunda" });
      }
    },
  );
  vi.stubGlobal("history", {
    state: null,
    replaceState: (state: unknown) => steps.push({ state, address: "" }),
    pushState: (state: unknown, _: string, address: string) => {
      steps.push({ state, address });
      location.href = new URL(address, location.href).href;
    },
  });
  Object.assign(location, { assign: vi.fn(), reload: vi.fn() });
  const { swaps } = await import("./swap.ts");
  swaps((root) => fresh.push(root));
});
afterEach(() => vi.unstubAllGlobals());

const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise((done) => setTimeout(done, 0));
};
function press(more: object = {}) {
  const event = { target: page.get("a.more"), button: 0, preventDefault: vi.fn(), ...more };
  page.document.tell("click", event);
  return event.preventDefault;
}
const shown = () => page.get("#results").textContent;

describe("a link whose answer replaces a part of the page", () => {
  it("brings the part, its title and its address, and enhances what is new", async () => {
    answers = [`<main>${results("<h1>Dos</h1>")}</main>`];
    expect(press()).toHaveBeenCalled();
    expect(page.get("#results").getAttribute("aria-busy")).toBe("true");
    await settle();
    expect(shown()).toBe("Dos");
    expect(asked[0]?.address).toBe("https://www.yonke.test/busque?page=2");
    expect(steps.at(-1)).toEqual({ state: { swap: "results" }, address: "https://www.yonke.test/busque?page=2" });
    expect((page.document as unknown as Document).title).toBe("La segunda");
    expect(fresh).toEqual([page.get("#results")]);
  });

  it("is known by its own address, whatever a form would have sent", async () => {
    answers = [results("<h1>Dos</h1>", ' data-sent="/busque?make=&amp;page=2"')];
    press();
    await settle();
    expect(steps.at(-1)?.address).toBe("https://www.yonke.test/busque?page=2");
  });

  it("says aloud what came", async () => {
    answers = [results('<h1>Dos</h1><p data-announce="">40 carros</p>')];
    press();
    await vi.waitFor(() => expect(page.said).toBe("40 carros"), { timeout: 300_000 });
  });

  it.each([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])("is the browser's with %j", async (how) => {
    expect(press(how)).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });

  it("is left to the browser where the answer fails or has no such part", async () => {
    for (const answer of [new Error("offline"), "<p>no part</p>"]) {
      answers = [answer];
      press();
      await settle();
      expect(location.assign).toHaveBeenLastCalledWith("https://www.yonke.test/busque?page=2");
    }
    expect(shown()).toContain("Antes");
  });

  it("empties a part that may fail quietly", async () => {
    page.get("#results").setAttribute("data-quiet", "");
    vi.spyOn(console, "error").mockImplementation(() => {});
    const target = page.get("a.more");
    answers = [new Error("offline")];
    page.document.tell("click", { target, button: 0, preventDefault() {} });
    await settle();
    expect(shown()).toBe("");
    expect(page.get("#results").hasAttribute("aria-busy")).toBe(false);
    expect(location.assign).not.toHaveBeenCalled();
  });

  it("gives way to a later one", async () => {
    answers = [results("<h1>Dos</h1>"), results("<h1>Tres</h1>")];
    press();
    press();
    await settle();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(shown()).toBe("Tres");
    expect(steps.filter(({ address }) => address)).toHaveLength(1);
    expect(location.assign).not.toHaveBeenCalled();
  });

  it("keeps what is typed meanwhile, and the focus", async () => {
    page.get("#results").append(...page.document.read('<input id="vin" type="text" value="">'));
    answers = [results('<h1>Dos</h1><input id="vin" type="text" value="">')];
    page.get("#vin").focus();
    press();
    page.get("#vin").value = "1HG";
    await settle();
    expect(page.get("#vin").value).toBe("1HG");
    expect(page.document.activeElement).toBe(page.get("#vin"));
  });

  it("takes away the alarm of the question before", async () => {
    page.get("main").append(...page.document.read('<div role="alert">Revise</div>'));
    answers = [`<main>${results("<h1>Dos</h1>")}</main>`];
    press();
    await settle();
    expect(page.document.place.querySelector("[role=alert]")).toBeNull();
  });
});

describe("a form whose answer replaces a part of the page", () => {
  const send = (more: object = {}) => {
    const target = Object.assign(page.get("form"), { method: "get", action: "https://www.yonke.test/busque", ...more });
    const event = { target, submitter: null, preventDefault: vi.fn() };
    page.document.tell("submit", event);
    return event.preventDefault;
  };
  beforeEach(() => {
    vi.stubGlobal(
      "FormData",
      class {
        entries = () => [
          ["make", "1"],
          ["zip", " "],
        ];
      },
    );
  });

  it("is asked without its empty fields", async () => {
    answers = [results("<h1>Dos</h1>")];
    expect(send()).toHaveBeenCalled();
    await settle();
    expect(asked[0]?.address).toBe("https://www.yonke.test/busque?make=1");
    expect(shown()).toBe("Dos");
  });

  it("is known by the address that its answer names", async () => {
    answers = [results("<h1>Dos</h1>", ' data-sent="/busque?make=1&amp;zip="')];
    send();
    await settle();
    expect(steps.at(-1)?.address).toBe("/busque?make=1&zip=");
  });

  it("is sent by the browser when it is posted", () => {
    expect(send({ method: "post" })).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });
});

describe("a step back", () => {
  const back = async (address: string, state: object | null = { swap: "results" }) => {
    location.href = new URL(address, location.href).href;
    page.window.tell("popstate", { state });
    await settle();
  };

  it("brings the part as it was, and the form that asked for it", async () => {
    answers = [
      `<main><form data-swap="results"><input id="make" type="text" value="7"></form>${results("<h1>Vuelta</h1>")}</main>`,
    ];
    await back("/busque?make=7");
    expect(shown()).toBe("Vuelta");
    expect(page.get("#make").value).toBe("7");
    expect(steps.filter(({ address }) => address)).toEqual([]);
  });

  it("within the page asks for nothing", async () => {
    await back("/busque#cars", null);
    expect(asked).toEqual([]);
  });

  it("loads the page where the answer fails", async () => {
    answers = [new Error("offline")];
    await back("/busque?make=7", null);
    expect(location.reload).toHaveBeenCalled();
  });
});
