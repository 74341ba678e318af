import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openCaches } from "#tests/support/bare-caches.ts";
import { Basic, openEars, origin } from "#tests/support/bare-worker.ts";
import { nobody, sessionHeader } from "../session-header.ts";

const [ana, luis] = ["ana", "luis"];
const html = (text: string, who?: string, status = 200) =>
  new Basic(
    `<html lang="es"><title>${text} | Oficina</title><main id="main" class="o-main">${text}<a href="/carros">C</a></main>`,
    {
      status,
      headers: {
        "content-type": "text/html",
        "cache-control": "no-store",
        date: new Date().toUTCString(),
        ...(who && { [sessionHeader]: who }),
      },
    },
  );
const wordsPage = () =>
  new Basic(
    '<html lang="es"><title>Sin señal</title><main><p>Esta página no se había abierto en este teléfono. Ábrala otra vez cuando haya señal.</p><ul></ul></main>',
    {
      headers: { "content-type": "text/html" },
    },
  );

const ears = openEars();
let caches: ReturnType<typeof openCaches>;
let answers: Map<string, () => Response>;
const scope = {
  location: new URL(origin),
  navigator: { onLine: true },
  sheets: [],
  shell: { es: ["/sin-senal"], en: ["/en/no-signal"] },
  works: { es: ["/carros"], en: ["/en/cars"] },
  idleMs: 12 * 3_600_000,
  clients: { claim: async () => {}, get: async () => undefined, matchAll: async () => [] },
  registration: {},
  skipWaiting: async () => {},
  addEventListener: ears.addEventListener,
};

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("__FILES__", []);
  vi.stubGlobal("self", scope);
  caches = openCaches();
  answers = new Map();
  scope.navigator.onLine = true;
  vi.stubGlobal("fetch", async (given: string | Request) => {
    const url = new URL(typeof given === "string" ? given : given.url, origin);
    const answer = answers.get(url.pathname + url.search);
    if (!answer) throw new TypeError("no signal");
    return answer();
  });
  await import("./main.ts");
  answers.set("/sin-senal", wordsPage).set("/en/no-signal", wordsPage);
  await ears.tell("install");
  answers.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ask = (path: string, { method = "GET", mode = "navigate", type = "" } = {}) =>
  ears.ask({ url: origin + path, mode, method, headers: new Headers(type ? { "content-type": type } : {}) });
const see = async (path: string) => (await ask(path))?.text();
const kept = async () => (await (await caches.open("yonke-pages-1")).keys()).map(({ url }) => new URL(url).pathname);

describe("a page of the office without signal", () => {
  it("is as it was, with its hour; one that was not opened is told in our words, with what there is", async () => {
    answers.set("/precios", () => html("Precios", ana));
    await see("/precios");
    answers.clear();
    const page = await see("/precios");
    expect(page).toContain("Precios");
    expect(page).toMatch(/<b>Sin señal\.<\/b> Como estaba a las? \d/);
    const other = await ask("/horarios");
    expect(other?.status).toBe(503);
    const text = await other?.text();
    expect(text).toContain("no se había abierto en este teléfono");
    expect(text).toMatch(/<a href="\/precios"><b>Precios<\/b> Como estaba/);
  });

  it("is there before it was opened where its work needs no signal, and whatever its address asked for", async () => {
    answers.set("/", () => html("Hoy", ana)).set("/carros", () => html("Carros", ana));
    await see("/");
    answers.clear();
    expect(await see("/carros?run=7")).toContain("Carros");
    // Nobody has looked for it: a page without it would look as if it were not there.
    expect(await see("/carros?q=B67")).toContain("no se había abierto");
    expect(await see("/?x=1")).toContain("no se había abierto");
  });

  it("is nobody else's: what was kept goes with the person, when another comes, signs out or stays away", async () => {
    const open = async (who: string) => {
      answers.set("/precios", () => html(`de ${who}`, who));
      await see("/precios");
      answers.clear();
    };
    await open(ana);
    answers.set("/", () => html("Hoy", luis));
    await see("/");
    answers.clear();
    expect(await see("/precios")).not.toContain("de ana");

    await open(luis);
    answers.set("/entrar", () => html("Entrar", nobody));
    await see("/entrar");
    answers.clear();
    expect(await kept()).toEqual([]);
    expect(await see("/precios")).not.toContain("de luis");

    await open(luis);
    vi.useFakeTimers({ now: Date.now() + 13 * 3_600_000, toFake: ["Date"] });
    expect(await see("/precios")).not.toContain("de luis");
    expect(await kept()).toEqual([]);
  });

  it("is never another's that was still on its way when somebody else came in", async () => {
    const { keepPage } = await import("./pages.ts");
    const { noteOwner } = await import("./owner.ts");
    const late = html("de ana", ana);
    const slow = new Basic(new ReadableStream({ start: (on) => setTimeout(() => on.close(), 5) }), late);
    const keeping = keepPage(`${origin}/precios`, slow);
    await noteOwner(html("Hoy", luis));
    await keeping;
    expect(await see("/precios")).toContain("no se había abierto");
  });

  it("is never the entrance, a form that came back, an error, or an answer that does not say whose it is", async () => {
    answers
      .set("/entrar", () => html("Entrar", nobody))
      .set("/mal", () => html("Mal", ana, 422))
      .set("/falla", () => html("Falla"));
    for (const path of ["/entrar", "/mal", "/falla"]) await see(path);
    expect(await kept()).not.toContain("/mal");
    expect(await kept()).not.toContain("/falla");
    answers.set("/precios", () => html("Precios", ana));
    await see("/precios");
    // The database was away: nobody knows who is in, so nothing goes.
    await see("/falla");
    expect(await kept()).toContain("/precios");
  });
});

describe("what is sent", () => {
  it("goes out or not at all, is never answered from what is kept, and forgets the page that it was about", async () => {
    answers.set("/solicitudes/7", () => html("Rosa", ana));
    await see("/solicitudes/7");
    const form = { method: "POST", type: "application/x-www-form-urlencoded" };
    expect(await (await ask("/solicitudes/7", form))?.text()).toContain("Rosa");
    expect(await kept()).not.toContain("/solicitudes/7");
    // Nor is who was erased read in the list, or beside another.
    for (const path of ["/solicitudes", "/solicitudes?state=done", "/solicitudes/9", "/precios", "/carros"])
      answers.set(path, () => html("Rosa", ana));
    for (const path of answers.keys()) await see(path);
    await ask("/solicitudes/7", form);
    expect((await kept()).filter((path) => /^\/[ps]/.test(path))).toEqual(["/precios"]);
    await ask("/carros/recibir", form);
    expect(await kept()).toContain("/carros");
    answers.set("/solicitudes/7", () => html("Rosa", ana));
    await see("/solicitudes/7");
    answers.clear();
    const unsent = await ask("/solicitudes/7", form);
    expect(unsent?.status).toBe(503);
    const text = (await unsent?.text()) ?? "";
    expect(text).toContain("no se guardó");
    expect(text).not.toContain('class="o-main"');
    expect(await kept()).toContain("/solicitudes/7");
  });

  it("passes by where it is script's own or brings a file, unless there is no signal", async () => {
    answers.set("/archivos", () => html("Archivos", ana));
    expect(await ask("/archivos", { method: "POST", mode: "cors" })).toBeUndefined();
    const file = { method: "POST", type: "multipart/form-data; boundary=x" };
    expect(await ask("/archivos", file)).toBeUndefined();
    answers.clear();
    scope.navigator.onLine = false;
    expect((await ask("/archivos", file))?.status).toBe(503);
  });

  it("is not followed by its page as it was before, however slow the line", async () => {
    answers.set("/precios", () => html("antes", ana));
    await see("/precios");
    answers.set("/eventos", () => html("listo", ana));
    await ask("/eventos", { method: "POST", type: "application/x-www-form-urlencoded" });
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const coming = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", (given: string | Request) =>
      typeof given === "string" ? Promise.reject(new TypeError("no signal")) : coming.promise,
    );
    const answered = see("/precios");
    await vi.advanceTimersByTimeAsync(10_000);
    coming.resolve(html("después", ana));
    expect(await answered).toContain("después");
  });
});
