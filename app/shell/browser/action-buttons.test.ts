import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openPage } from "#tests/support/open-page.ts";
import { actionButtons } from "./action-buttons.ts";

const html = `<button data-print="" hidden>Imprimir</button><button data-copy="916-555-0100" data-done="Copiado" hidden>Copiar</button><button data-share="" data-title="Norte" data-done="Copiado" hidden>Compartir</button>`;
let page: ReturnType<typeof openPage>;
const writeText = vi.fn(async (_text: string) => {});
const share = vi.fn(async (_data: object) => {});
beforeEach(() => {
  page = openPage(html, { at: "/ubicaciones/7" });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});
function start(able: object) {
  vi.stubGlobal("navigator", able);
  vi.stubGlobal("print", vi.fn());
  actionButtons(page.root);
}

it("show where the browser can do it, and leave where it cannot", () => {
  start({});
  expect(page.document.place.findAll("button").map((button) => [button.textContent, button.hidden])).toEqual([
    ["Imprimir", false],
  ]);
  page.press("button");
  expect(print).toHaveBeenCalled();
});

describe("copying", () => {
  it("takes the text, and says so for two seconds", async () => {
    start({ clipboard: { writeText } });
    page.press("[data-copy]");
    await vi.advanceTimersByTimeAsync(100);
    expect(writeText).toHaveBeenCalledWith("916-555-0100");
    expect(page.get("[data-copy]").textContent).toBe("Copiado");
    expect(page.said).toBe("Copiado");
    await vi.advanceTimersByTimeAsync(2000);
    expect(page.get("[data-copy]").textContent).toBe("Copiar");
  });
});

describe("sharing", () => {
  const data = { title: "Norte", url: "https://www.yonke.test/ubicaciones/7" };

  it("is the device's own where it can", () => {
    start({ clipboard: { writeText }, canShare: () => true, share });
    page.press("[data-share]");
    expect(share).toHaveBeenCalledWith(data);
    expect(writeText).not.toHaveBeenCalled();
  });

  it("copies the address where it cannot", () => {
    start({ clipboard: { writeText }, canShare: () => false, share });
    page.press("[data-share]");
    expect(share).not.toHaveBeenCalled();
    expect(writeText).toHaveBeenCalledWith(data.url);
  });
});
