import { expect, it } from "vitest";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { testSite } from "#tests/support/test-site.ts";
import { listDocuments } from "./search-documents.ts";

it("waits for no example of the API, one of which is a search", async () => {
  const list = () => Promise.reject(new Error("an example was asked for"));
  const documents = await listDocuments(
    { ...testSite, apiDocs: { ...testSite.apiDocs, list } },
    await loadDemoStock("2026-11-15"),
    "en",
  );
  const url = testSite.addresses.path("apiDocs", "en");
  expect(documents.find((one) => one.url === url)).toMatchObject({ body: "", title: expect.stringMatching(/\w/) });
});
