import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, inject, it } from "vitest";
import { cacheClasses } from "#site/cache.ts";
import { ask, askRaw, follow } from "../support/ask.ts";
import { get, list, readHtml, textOf } from "../support/read-html.ts";
import { socialUrls } from "../support/start-server.ts";

const { one, two } = inject("servers");
const origin = one.es;
const home = await ask(origin, "/");
const assets = (await ask(origin, "/")).text;
const stylesheet =
  list(readHtml(assets), "link", { rel: "stylesheet" })
    .map((link) => link.attributes.href ?? "")
    .find((href) => href.startsWith("/assets/")) ?? "no stylesheet";
const script = /\/assets\/enhance-[\w-]+\.js/.exec(assets)?.[0] ?? "no script";

const font =
  list(readHtml(assets), "link", { rel: "preload", as: "font" }).map((link) => link.attributes.href ?? "")[0] ?? "none";

const icon = (rel: string) =>
  list(readHtml(assets), "link", { rel }).map((link) => link.attributes.href ?? "")[0] ?? "none";
// The chain's own drawings may be anybody's; those of the build are ours.
const [drawing, bitmap] = [icon("icon"), icon("apple-touch-icon")];
const bodies =
  /\/art\/vehicles\/bodies[\w.-]+\.svg/.exec((await ask(origin, "/revise-inventario/busque")).text)?.[0] ??
  "no drawing";

/** As quickly as an answer is packed that was not asked for before. */
const brotliAtOnce = (body: Buffer) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

describe("conditional requests", () => {
  it.each(["/", "/en/toolkit-rewards", "/sitemap.xml", stylesheet, font])(
    "%s has a tag, and answers 304 to who has it",
    async (path) => {
      const { headers } = await ask(origin, path);
      expect(headers.etag).toMatch(/^"[\w-]{10,}"$/);
      for (const held of [headers.etag as string, `W/${headers.etag}`, `"other", ${headers.etag}`, "*"]) {
        const again = await ask(origin, path, { headers: { "if-none-match": held } });
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
        expect(again.headers["cache-control"]).toBe(headers["cache-control"]);
      }
      expect((await ask(origin, path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
    },
  );

  it("gives different pages different tags", async () => {
    expect((await ask(origin, "/en")).headers.etag).not.toBe(home.headers.etag);
  });
});

describe("HEAD", () => {
  it.each(["/", "/ubicaciones", "/nada-aqui", "/healthz", stylesheet, font])(
    "%s answers as GET does, without a body",
    async (path) => {
      const [whole, head] = [await ask(origin, path), await ask(origin, path, { method: "HEAD" })];
      expect([head.status, head.body.length]).toEqual([whole.status, 0]);
      expect([undefined, whole.headers["content-length"]]).toContain(head.headers["content-length"]);
      for (const name of ["content-type", "etag", "cache-control", "location"])
        expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
    },
  );
});

describe("compression", () => {
  const unpack = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync, identity: (b: Buffer) => b };
  it.each(["br", "zstd", "gzip", "identity"] as const)("answers in %s, the same bytes", async (encoding) => {
    for (const path of ["/acera/politicas", stylesheet]) {
      const plain = await ask(origin, path);
      const packed = await ask(origin, path, { headers: { "accept-encoding": encoding } });
      expect(packed.headers["content-encoding"] ?? "identity").toBe(encoding);
      expect(packed.headers.vary).toContain("accept-encoding");
      expect(packed.headers["content-length"]).toBe(String(packed.body.length));
      expect(unpack[encoding](packed.body).equals(plain.body)).toBe(true);
      if (encoding !== "identity") expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    }
  });

  it("sends a page that is asked for again and again smaller, whole each time", async () => {
    const plain = await ask(origin, "/acera/politicas");
    // Other pages may wait to be recompressed before it.
    await expect
      .poll(
        async () => {
          const packed = await ask(origin, "/acera/politicas", { headers: { "accept-encoding": "br" } });
          expect(packed.headers["content-length"]).toBe(String(packed.body.length));
          expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
          return packed.body.length;
        },
        { timeout: 300_000 },
      )
      .toBeLessThan((await brotliAtOnce(plain.body)).length);
  });

  it("keeps to what is refused with q=0, and prefers brotli", async () => {
    const encodingFor = async (accept: string) =>
      (await ask(origin, "/", { headers: { "accept-encoding": accept } })).headers["content-encoding"];
    expect(await encodingFor("gzip, deflate, br, zstd")).toBe("br");
    expect(await encodingFor("br;q=0, zstd;q=0, gzip")).toBe("gzip");
    expect(await encodingFor("nonsense")).toBeUndefined();
  });
});

describe("headers", () => {
  const paths = [
    "/",
    "/en",
    "/nada-aqui",
    "/PageNotFound?path=x",
    "/%00",
    "//",
    "/healthz",
    "/sitemap.xml",
    "/api/nothing",
    drawing,
  ];
  it.each(paths)("%s carries the security headers and a request id", async (path) => {
    const { headers } = await ask(origin, path);
    const policy = Object.fromEntries(
      (headers["content-security-policy"] ?? "")
        .split("; ")
        .map((part) => [part.split(" ")[0], part.split(" ").slice(1)]),
    );
    expect(policy["default-src"]).toEqual(["'none'"]);
    // By their hashes: the language offer, the banner, the loader and the speculation rules.
    const [own, ...inline] = policy["script-src"] ?? [];
    expect(own).toBe("'self'");
    expect(inline.length).toBeLessThanOrEqual(4);
    for (const one of inline) expect(one).toMatch(/^'sha256-[\w+/]{43}='$/);
    expect(policy["style-src"]).toEqual(["'self'"]);
    expect(policy["frame-ancestors"]).toEqual(["'none'"]);
    expect(policy["base-uri"]).toEqual(["'none'"]);
    expect(policy["form-action"]).toEqual(["'self'"]);
    expect(policy["connect-src"]).toEqual(["'self'"]);
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["strict-transport-security"], "no HSTS without TLS").toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["x-request-id"]).toMatch(/^[\w-]{6,}$/);
  });

  it.each([
    [font, "font/woff2"],
    [bitmap, "image/png"],
  ])("%s, in which nothing can run, goes out as it is, with the shortest policy", async (path, type) => {
    for (const encoding of ["br", "zstd", "gzip", "identity"]) {
      const { status, headers } = await ask(origin, path, { headers: { "accept-encoding": encoding } });
      expect([status, headers["content-type"], headers["content-encoding"]]).toEqual([200, type, undefined]);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["cache-control"]).toBe(cacheClasses.immutable);
      expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(Object.keys(headers).filter((name) => /policy|frame-options/.test(name))).toHaveLength(2);
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    }
  });

  it.each([stylesheet, script, bodies])("%s, a part of pages, goes out with the shortest policy", async (path) => {
    const { status, headers } = await ask(origin, path, { headers: { "accept-encoding": "br" } });
    expect([status, headers["content-encoding"]]).toEqual([200, "br"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(Object.keys(headers).filter((name) => /policy|frame-options/.test(name))).toHaveLength(2);
  });

  it("gives each request its own id", async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await ask(origin, "/")).headers["x-request-id"]),
    );
    expect(new Set(ids).size).toBe(20);
  });

  it("sets no cookie on a page", () => {
    expect(home.headers["set-cookie"]).toBeUndefined();
  });
});

describe("files of the build", () => {
  it("are immutable and named by their content", async () => {
    const page = readHtml(assets);
    const files = [
      ...list(page, "link", { rel: "stylesheet" }),
      ...list(page, "link", { rel: "preload" }),
      ...list(page, "link", { rel: "icon" }),
      ...list(page, "script", { src: "" }),
      ...list(page, "img"),
    ]
      .map(({ attributes }) => attributes.href ?? attributes.src ?? "")
      // The banner's own files and picture are not of the build.
      .filter((file) => /^\/(assets|art)\//.test(file));
    expect(files.length).toBeGreaterThanOrEqual(5);
    for (const file of files) {
      const { status, headers } = await ask(origin, file);
      expect([file, status, headers["cache-control"]]).toEqual([file, 200, cacheClasses.immutable]);
      expect(file).toMatch(/[.-][\w-]{8}\.\w+$/);
    }
  });

  it("are not opened by a path that climbs out", async () => {
    for (const path of [
      "/../package.json",
      "/assets/../../package.json",
      "/%2e%2e/package.json",
      "/..%2fpackage.json",
      "/.vite/manifest.json",
    ]) {
      const reply = await follow(origin, path);
      expect([path, reply.status >= 400, reply.text.includes('"dependencies"')]).toEqual([path, true, false]);
    }
  });
});

describe("unknown addresses", () => {
  it.each([
    ["/nada-aqui", "/PageNotFoundEs?path=%2Fnada-aqui", "es-US"],
    ["/en/nothing?a=1", "/PageNotFound?path=%2Fen%2Fnothing%3Fa%3D1", "en-US"],
    ["/locations/1/2/3", "/PageNotFound?path=%2Flocations%2F1%2F2%2F3", "en-US"],
    ["/wp-admin/setup.php", "/PageNotFoundEs?path=%2Fwp-admin%2Fsetup.php", "es-US"],
  ])("%s goes to %s, which answers 404", async (path, to, lang) => {
    const reply = await ask(origin, path);
    expect([reply.status, reply.headers.location]).toEqual([302, to]);
    const page = await ask(origin, to);
    expect(page.status).toBe(404);
    const html = readHtml(page.text);
    expect(get(html, "html").attributes.lang).toBe(lang);
    expect(get(html, "meta", { name: "robots" }).attributes.content).toBe("noindex");
    expect(list(html, "link", { rel: "canonical" })).toEqual([]);
    expect(list(get(html, "main"), "input", { name: "s" })).toHaveLength(1);
    expect(list(get(html, "main"), "a", { href: "" }).length).toBeGreaterThanOrEqual(5);
  });

  it("are repeated as text, never as markup", async () => {
    const evil = `/"><script>alert(1)</script>'&lt;`;
    const { status, text } = await ask(origin, `/PageNotFound?path=${encodeURIComponent(evil)}`);
    expect(status).toBe(404);
    expect(text).not.toContain("<script>alert");
    expect(list(readHtml(text), "code").map(textOf)).toContain(evil);
  });

  it.each([
    ["/Ubicaciones", "/ubicaciones"],
    ["/ubicaciones/", "/ubicaciones"],
    ["/EN/Toolkit-Rewards/?a=B", "/en/toolkit-rewards?a=B"],
    ["/en/acera?a=B", "/about?a=B"],
    ["/donate-vehicle/done-un-vehiculo-ahora", "/donate-vehicle/donate-vehicle-now"],
    ["/events-and-specials/evento-detalles/1", "/events-and-specials/event-details/1"],
  ])("%s moves for good to %s", async (path, to) => {
    const reply = await ask(origin, path);
    expect([reply.status, reply.headers.location]).toEqual([308, to]);
  });
});

describe("what is no address", () => {
  const bad = [
    "//",
    "//example.com/",
    "/a//b",
    "/%00",
    "/a%00b",
    "/%",
    "/%zz",
    "/%E0%A4%A",
    "/%ED%A0%80",
    "/%C0%AF",
    "/busqueda;s=%",
    "/busqueda;%ff=1",
    "/\\..\\",
    "/a\\b",
  ];
  it.each(bad)("%s answers 400 with a page", async (path) => {
    const reply = await ask(origin, path);
    expect(reply.status).toBe(400);
    expect(textOf(get(readHtml(reply.text), "h1"))).not.toBe("");
  });

  it.each([
    ...bad,
    "/busqueda?s=%",
    "/busqueda?s=a\\b",
    "/busqueda?s=%ED%A0%80",
    "/busqueda?%00=%00",
    "/revise-inventario/busque?zip=%FF",
    "/?%",
  ])("%s is never an exception", async (path) => {
    expect((await follow(origin, path)).status).toBeLessThan(500);
  });

  it.each([
    [
      "bytes that are not ASCII",
      Buffer.from([
        ...Buffer.from("GET /"),
        0xed,
        0xa0,
        0x80,
        0xff,
        ...Buffer.from(" HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"),
      ]),
    ],
    ["an absolute address", "GET http://localhost/ HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"],
    ["an asterisk", "OPTIONS * HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"],
    ["no host", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n"],
    ["a host that is none", "GET /nada HTTP/1.1\r\nhost: a b/c?d\r\nconnection: close\r\n\r\n"],
    ["no HTTP at all", "hola\r\n\r\n"],
  ])("%s is refused or answered, never an exception", async (_, bytes) => {
    expect(await askRaw(origin, bytes)).toMatch(/^HTTP\/1\.1 [234]\d\d/);
    expect((await ask(origin, "/healthz")).status).toBe(200);
  });
});

it.each(["/readyz", "/", "/ubicaciones?n=1"])("HTTP/1.0 without a host, as balancers ask, gets %s", async (path) => {
  expect(await askRaw(origin, `GET ${path} HTTP/1.0\r\n\r\n`)).toContain(" 200 ");
});

describe("limits", () => {
  it("an address beyond 8 KB answers 414", async () => {
    expect((await ask(origin, `/${"a".repeat(9_000)}`)).status).toBe(414);
    expect((await follow(origin, `/${"a".repeat(4_000)}`)).status).toBe(404);
  });

  it("headers beyond 16 KB answer 431", async () => {
    expect(await askRaw(origin, `GET / HTTP/1.1\r\nhost: localhost\r\nx-a: ${"a".repeat(20_000)}\r\n\r\n`)).toContain(
      " 431 ",
    );
  });

  it.each(["POST", "PUT", "DELETE", "PATCH"])("%s on a page answers 405 and says what is allowed", async (method) => {
    for (const path of ["/", "/ubicaciones", "/en/toolkit-rewards"]) {
      const reply = await ask(origin, path, { method, body: "a=1" });
      expect([path, reply.status, reply.headers.allow]).toEqual([path, 405, "GET, HEAD"]);
    }
  });
});

describe("files by a fixed name", () => {
  it("/healthz and /readyz answer, and are not kept", async () => {
    const [health, ready] = [await ask(origin, "/healthz"), await ask(origin, "/readyz")];
    expect([health.status, JSON.parse(health.text), health.headers["cache-control"]]).toEqual([
      200,
      { status: "ok" },
      "no-store",
    ]);
    expect([ready.status, ready.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(JSON.parse(ready.text)).toMatchObject({ ready: true, reasons: [], database: "ok" });
  });

  it("robots.txt closes the API and names the sitemap", async () => {
    const { status, text, headers } = await ask(origin, "/robots.txt");
    expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(text.split("\n")).toEqual(
      expect.arrayContaining([
        "User-agent: *",
        "Disallow: /api/",
        "Disallow: /sitemap-seo",
        `Sitemap: ${origin}/sitemap.xml`,
      ]),
    );
  });

  it("security.txt names a contact and has not expired", async () => {
    const { text } = await ask(origin, "/.well-known/security.txt");
    const fields = Object.fromEntries(
      text
        .trim()
        .split("\n")
        .map((line) => line.split(/: (.*)/).slice(0, 2)),
    );
    const contact = new URL(fields.Contact ?? "");
    expect((await ask(contact.origin, contact.pathname)).status).toBe(200);
    expect(Date.parse(fields.Expires ?? "")).toBeGreaterThan(Date.now() + 86_400_000);
    expect(fields.Canonical).toBe(`${origin}/.well-known/security.txt`);
  });

  it.each(["es", "en"] as const)(
    "the %s manifest is the one of its page, with icons that are there",
    async (edition) => {
      const start = edition === "es" ? "/" : "/en";
      const link = get(readHtml((await ask(origin, start)).text), "link", { rel: "manifest" }).attributes.href ?? "";
      const { headers, text } = await ask(origin, link);
      expect(headers["content-type"]).toBe("application/manifest+json");
      const manifest = JSON.parse(text) as {
        name: string;
        lang: string;
        start_url: string;
        icons: { src: string; type: string }[];
      };
      expect(manifest).toMatchObject({ name: "Yonke", lang: `${edition}-US`, start_url: start });
      expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
      for (const icon of manifest.icons) expect((await ask(origin, icon.src)).headers["content-type"]).toBe(icon.type);
    },
  );

  it("favicon.ico leads somewhere", async () => {
    expect((await follow(origin, "/favicon.ico")).headers["content-type"]).toBe("image/png");
  });

  it.each([
    ["/twitter", socialUrls.twitter, "https://x.com/"],
    ["/facebook", socialUrls.facebook, "https://www.facebook.com/"],
  ])("%s leads to the chain's own page, for the invented chain to the network's", async (path, target, front) => {
    const plain = await ask(one.es, path);
    expect([plain.status, plain.headers.location]).toEqual([302, front]);
    for (const address of ["/", "/en"]) expect((await ask(one.es, address)).text).toContain(`href="${path}"`);
    for (const there of [two.es, two.en]) {
      const reply = await ask(there, path);
      expect([reply.status, reply.headers.location]).toEqual([302, target]);
      expect((await ask(there, "/")).text).toContain(`href="${path}"`);
    }
  });
});
