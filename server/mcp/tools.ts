import { McpServer } from "@modelcontextprotocol/server";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { resolveAddress } from "#app/inventory/resolve-names.ts";
import type { Addresses } from "#site/address.ts";
import type { Edition } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import type { AskApi } from "./ask-api.ts";
import { tellCars } from "./find-cars-tool.ts";
import { language, make, miles, model, part, place, yard, year } from "./tool-inputs.ts";

export type ToolsOf = {
  stock: Stock;
  addresses: Addresses;
  brand: string;
  askApi: AskApi;
  now: Date;
  /** The words for what was thrown; whatever nobody expected goes into the log, not into the answer. */
  explain(thrown: unknown, edition: Edition): string;
};

const given = <T extends v.ObjectEntries>(entries: T) => toStandardJsonSchema(v.strictObject({ ...entries, language }));
const yardsTold = 10;
const readOnly = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** Names of a car as the ids that the API takes. */
function idsOf(stock: Stock, now: Date, names: { make: string; model: string }) {
  const query = new URLSearchParams(names);
  const ids = resolveAddress(query, stock, now) ?? query;
  const makeId = Number(ids.get("make")) || 0;
  const modelId = Number(ids.get("model")?.split(",")[0]) || 0;
  return { makeId, modelId };
}

/** Everything that only reads: cars, a part for a car, prices, yards, hours, events. */
export function createTools({ stock, addresses, brand, askApi, now, explain }: ToolsOf): McpServer {
  /** Each answer as data and as text; a refusal is said in the language of the call. */
  async function answer(edition: Edition, make: () => unknown) {
    try {
      const data = { result: await make() };
      return { content: [{ type: "text" as const, text: JSON.stringify(data.result) }], structuredContent: data };
    } catch (thrown) {
      return { content: [{ type: "text" as const, text: explain(thrown, edition) }], isError: true };
    }
  }
  const server = new McpServer({ name: `${brand} yards`, version: "1" });
  const tool = server.registerTool.bind(server);
  tool(
    "find_cars",
    {
      description:
        "Cars in the yards by make, model and years, near a place, with row and day of arrival. Carros en los patios.",
      inputSchema: given({ make, model: v.optional(model), year, place: v.optional(place), miles }),
      annotations: readOnly,
    },
    ({ language, ...asked }) => answer(language, () => tellCars(stock, asked, now, language, addresses)),
  );
  tool(
    "find_part",
    {
      description:
        "A part for a car: yards near a place that have such cars, rows, price, core and total at the counter, years that share the part, tools. Una pieza para un carro.",
      inputSchema: given({ part, make, model, year, place: v.optional(place), miles }),
      annotations: readOnly,
    },
    ({ part, year, place, miles, language, ...car }) =>
      answer(language, () =>
        askApi("/parts/find", { part, ...idsOf(stock, now, car), year, zip: place, distance: miles, language }),
      ),
  );
  tool(
    "part_prices",
    {
      description: "Prices of a part at one yard, with core and total. Precios de una pieza en un patio.",
      inputSchema: given({ part, yard }),
      annotations: readOnly,
    },
    ({ part, yard, language }) =>
      answer(language, () => askApi(`/parts/list/${yard}`, { partKeyword: part, language })),
  );
  tool(
    "yards_near",
    {
      description: "Yards near a place, nearest first, with address, phone, hours and services. Patios cercanos.",
      inputSchema: given({ place, miles }),
      annotations: readOnly,
    },
    ({ place, miles, language }) =>
      answer(language, async () => {
        const yards = (await askApi("/locations/search", { zip: place, distance: miles, language })) as unknown[];
        return { count: yards.length, yards: yards.slice(0, yardsTold) };
      }),
  );
  tool(
    "yard_hours",
    {
      description: "A yard: its hours of the week and on special days, address, phone. Horario de un patio.",
      inputSchema: given({ yard }),
      annotations: readOnly,
    },
    ({ yard, language }) => answer(language, () => askApi(`/locations/${yard}`, { language })),
  );
  tool(
    "yard_events",
    {
      description: "Events and sales of a yard, now and ahead. Eventos y ofertas de un patio.",
      inputSchema: given({ yard }),
      annotations: readOnly,
    },
    ({ yard, language }) => answer(language, () => askApi(`/event/location/${yard}`, { language })),
  );
  return server;
}
