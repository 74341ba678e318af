import { expect, it } from "vitest";
import type { ApiAsk } from "./call.ts";
import { createApi } from "./dispatch.ts";
import type { ApiServices } from "./services.ts";

const hosts = { es: "https://es.example.com", en: "https://www.example.com" };
const services = {
  stock: { current: {} },
  addresses: { hosts },
  csrf: { allows: ({ sent }: { sent?: string }) => sent === "good" },
  adminKey: "the key",
  onRefusal() {},
  log: {
    error({ err }: { err: unknown }) {
      throw err;
    },
  },
} as unknown as ApiServices;
const answer = createApi(services);

/** Posts and says whether anything of the body was read. */
async function post(path: string, headers: Record<string, string>) {
  let read = false;
  async function* body() {
    read = true;
    yield Buffer.from("[]");
  }
  const ask: ApiAsk = {
    method: "POST",
    path,
    search: "",
    origin: hosts.es,
    requestId: "r-1",
    visitor: { address: "203.0.113.5", loopback: false },
    header: (name) => headers[name],
    body: body(),
  };
  const { status } = await answer(ask);
  return { status, read };
}

const json = { "content-type": "application/json", "x-xsrf-token": "good" };

it("reads nothing of a body before the right to send it is known", async () => {
  expect(await post("/config/urls", json)).toEqual({ status: 403, read: false });
  expect(await post("/careers/form", { "content-type": "application/json" })).toEqual({ status: 403, read: false });
});

it("reads nothing of a body that it could not take", async () => {
  const multipart = { ...json, "content-type": "multipart/form-data; boundary=x", "content-length": "9" };
  expect(await post("/careers/form", multipart)).toEqual({ status: 400, read: false });
  expect(await post("/careers/form", { ...json, "content-length": "65537" })).toEqual({ status: 413, read: false });
  expect(await post("/vehicle/search", { "content-length": "300000000" })).toEqual({ status: 413, read: false });
  expect(await post("/vehicle/makes", { "content-length": "9" })).toEqual({ status: 405, read: false });
});
