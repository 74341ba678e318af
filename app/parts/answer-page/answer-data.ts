import type { PageRequest } from "#app/page.tsx";
import { breadcrumbData } from "#app/shell/breadcrumb-data.ts";
import { vehicleKey, vehicleName } from "#core/vehicle.ts";
import { copy } from "./copy.ts";
import type { AnswerPage } from "./load.ts";

/** The answer as search engines read it: a list of cars. There is no offer: whether a car still has the part nobody knows. */
export function answerData({ answer, part, modelName }: AnswerPage, request: PageRequest<"partAnswer">): object[] {
  const { edition, url, params } = request;
  const words = copy[edition];
  const name = words.heading(part, modelName);
  const cars = answer.yards.flatMap(({ cars: here }) => here.map(({ vehicle }) => vehicle));
  return [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      name,
      numberOfItems: answer.total,
      itemListElement: cars.map((vehicle, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: vehicleName(vehicle),
        url: url("vehicle", { vin: vehicleKey(vehicle) }),
      })),
    },
    breadcrumbData([
      { href: url("findPart"), text: words.crumb },
      { href: url("partAnswer", params), text: name },
    ]),
  ];
}
