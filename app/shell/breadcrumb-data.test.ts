import { expect, it } from "vitest";
import { breadcrumbData } from "./breadcrumb-data.ts";

it("numbers the steps from 1", () => {
  const steps = [
    { href: "https://a.test/", text: "Inicio" },
    { href: "https://a.test/b", text: "B" },
  ];
  expect(breadcrumbData(steps)).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Inicio", item: "https://a.test/" },
      { position: 2, name: "B", item: "https://a.test/b" },
    ],
  });
});
