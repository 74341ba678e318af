import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openCaches } from "#tests/support/bare-caches.ts";
import { Basic, openEars, origin } from "#tests/support/bare-worker.ts";

const html = (text: string, lang = "es") =>
  new Basic(`<html lang="${lang}"><title>Yonke | ${text}</title><main id="main">${text}</main>`, {
    headers: { "content-type": "text/html", "cache-control": "public, max-age=60", date: new Date().toUTCString() },
  });

const ears = openEars();
const { heard, tell } = ears;
let caches: ReturnType<typeof openCaches>;
let answers: Map<string, () => Promise<Response>>;
let asked: string[];
const scope = {
  location: new URL(origin),
  sheets: ["/assets/site.css"],
  shell: { es: ["/guardado", "/lista"], en: ["/saved"] },
  clients: {
    claimed: 0,
    claim: async () => void scope.clients.claimed++,
    get: async () => undefined,
    opened: [] as string[],
    openWindow: async (url: string) => void scope.clients.opened.push(url),
    matchAll: async () => [{ id: "w", url: `${origin}/abierta`, postMessage() {} }],
  },
  registration: {
    navigationPreload: { enable: async () => undefined },
    shown: [] as unknown[],
    showNotification: async (...note: unknown[]) => void scope.registration.shown.push(note),
  },
  skipped: 0,
  skipWaiting: async () => void scope.skipped++,
  addEventListener: ears.addEventListener,
};

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("__FILES__", ["/assets/main.js"]);
  vi.stubGlobal("self", scope);
  caches = openCaches();
  asked = [];
  scope.clients.claimed = scope.skipped = 0;
  answers = new Map();
  vi.stubGlobal("fetch", (given: string | Request) => {
    const url = new URL(typeof given === "string" ? given : given.url, origin);
    asked.push(url.pathname);
    const answer = answers.get(url.pathname);
    return answer ? answer() : Promise.reject(new TypeError("no signal"));
  });
  await import("./main.ts");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const serve = (path: string, answer: () => Response) => answers.set(path, async () => answer());
const get = (path: string, mode = "navigate", method = "GET") =>
  ears.ask({ url: path.startsWith("http") ? path : origin + path, mode, method });
const names = async (cache: string) =>
  (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname);

function serveAll() {
  for (const path of ["/assets/main.js", "/assets/site.css"]) serve(path, () => new Basic(path));
  for (const path of ["/guardado", "/lista"]) serve(path, () => html(path));
  serve("/saved", () => html("/saved", "en"));
  serve("/abierta", () => html("abierta"));
}

describe("a worker that comes", () => {
  it("keeps the build, the pages that work without signal, and the page that was open", async () => {
    serveAll();
    await tell("install");
    expect(await names("yonke-files-1")).toEqual(["/assets/main.js", "/assets/site.css"]);
    expect(await names("yonke-shell-1")).toEqual(expect.arrayContaining(["/guardado", "/lista", "/saved"]));
    expect(await names("yonke-pages-1")).toEqual(["/abierta"]);
    expect(scope.skipped).toBe(1);
  });

  it("keeps those pages so that they name their scripts themselves, and begin without waiting for a paint", async () => {
    serveAll();
    const script = '<script data-modules="/assets/main.js" data-preload="/assets/a.js /assets/b.js">';
    serve("/lista", () => {
      const page = new Basic(`<html lang="es"><title>Lista</title>${script}`, html("x"));
      page.headers.set("content-length", "7");
      return page;
    });
    await tell("install");
    const kept = await get("/lista");
    const links = ["a", "b"].map((name) => `<link rel="modulepreload" href="/assets/${name}.js">`).join("");
    expect(await kept?.text()).toBe(
      `<html lang="es"><title>Lista</title><script type="module" src="/assets/main.js"></script>${links}<script data-modules="/assets/main.js" data-preload="">`,
    );
    expect(kept?.headers.get("content-type")).toBe("text/html");
    expect(kept?.headers.get("content-length")).toBeNull();
  });

  it("does not fetch again what it has of the build, but every page that works without signal", async () => {
    serveAll();
    await tell("install");
    asked = [];
    await tell("install");
    expect(asked).not.toContain("/assets/main.js");
    expect(asked).toEqual(expect.arrayContaining(["/guardado", "/lista", "/saved"]));
  });

  it("is none when a file does not come after several tries", async () => {
    serveAll();
    answers.delete("/assets/site.css");
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const work: Promise<unknown>[] = [];
    heard.install?.({ waitUntil: (one: Promise<unknown>) => void work.push(one) });
    const failed = expect(work[0]).rejects.toThrow("/assets/site.css");
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(asked.filter((path) => path === "/assets/site.css")).toHaveLength(3);
    expect(scope.skipped).toBe(0);
  });

  it("deletes what an older release kept, and nothing of others", async () => {
    for (const name of ["yonke-pages-0", "yonke-pages-1", "another"]) await caches.open(name);
    await tell("activate");
    expect((await caches.keys()).toSorted()).toEqual(["another", "yonke-pages-1"]);
    expect(scope.clients.claimed).toBe(1);
  });
});

describe("what it answers", () => {
  it("is only what this host is asked for by reading", async () => {
    serveAll();
    expect(await get("https://other.test/a")).toBeUndefined();
    expect(await get("/a", "navigate", "POST")).toBeUndefined();
    expect(await get("/api/stores", "cors")).toBeUndefined();
  });

  it("a page from the network, and without signal as it was, saying so", async () => {
    serve("/precios", () => html("Marcha"));
    expect(await (await get("/precios"))?.text()).toContain("Marcha");
    answers.clear();
    const kept = await (await get("/precios"))?.text();
    expect(kept).toContain("Marcha");
    expect(kept).toContain('data-signal="none"');
  });

  it("a page that was never opened: the page of what is kept, in the language of the last one", async () => {
    serveAll();
    await tell("install");
    serve("/prices", () => html("Starter", "en"));
    await get("/prices");
    answers.clear();
    expect(await (await get("/nowhere"))?.text()).toContain("/saved");
    expect((await get("/nowhere"))?.headers.get("cache-control")).toBe("no-store");
  });

  it("an error where nothing is kept at all", async () => {
    expect((await get("/nowhere"))?.type).toBe("error");
  });

  it("never keeps a form's page, an error, or another kind of file", async () => {
    for (const [path, more] of [
      ["/form", { headers: { "content-type": "text/html", "cache-control": "no-store" } }],
      ["/mine", { headers: { "content-type": "text/html", "cache-control": "private, max-age=60" } }],
      ["/data", { headers: { "content-type": "application/json", "cache-control": "public" } }],
      ["/lost", { status: 404, headers: { "content-type": "text/html", "cache-control": "public" } }],
      ["/none", { headers: { "content-type": "text/html" } }],
    ] as const) {
      serve(path, () => new Basic("x", more));
      await get(path);
    }
    // A row that is on no map, a place that nobody knows: a page, but none to come back to.
    serve("/wrong", () => html("Error: mapa del patio"));
    await get("/wrong");
    expect(await names("yonke-pages-1")).toEqual([]);
  });

  it("a page of the device at once, whatever the network does", async () => {
    serveAll();
    await tell("install");
    asked = [];
    expect(await (await get("/lista?x=1"))?.text()).toContain("/lista");
    expect(asked).toEqual([]);
  });

  it("a file from the device once it was here; one that failed is asked for again", async () => {
    serve("/assets/a.js", () => new Basic("a"));
    serve("/art/b.svg", () => new Basic("no", { status: 503 }));
    for (const path of ["/assets/a.js", "/art/b.svg"]) await get(path, "cors");
    asked = [];
    expect(await (await get("/assets/a.js", "cors"))?.text()).toBe("a");
    await get("/art/b.svg", "cors");
    expect(asked).toEqual(["/art/b.svg"]);
  });
});

describe("what the site tells this browser", () => {
  const waitFor = async (type: string, event: object) => {
    let work: Promise<unknown> | undefined;
    heard[type]?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };

  it("is shown, and a tap leads to it, but never to another site", async () => {
    const note = { title: "Llegó 1 carro", body: "Honda Civic", url: `${origin}/carro`, lang: "es-US" };
    await waitFor("push", { data: { json: () => note } });
    const shown = { body: "Honda Civic", lang: "es-US", tag: "follows", data: note.url };
    expect(scope.registration.shown).toEqual([["Llegó 1 carro", shown]]);
    for (const data of [note.url, "https://evil.test/"])
      await waitFor("notificationclick", { notification: { close() {}, data } });
    expect(scope.clients.opened).toEqual([note.url]);
  });
});
