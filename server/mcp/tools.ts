import { McpServer } from "@modelcontextprotocol/server";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { documentEdition } from "#api/document-words.ts";
import { resolveAddress } from "#app/inventory/resolve-names.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { yardWord } from "#core/yard-word.ts";
import type { Addresses } from "#site/address.ts";
import { type Edition, spokenIn } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import type { AskApi } from "./ask-api.ts";
import { tellCars } from "./find-cars-tool.ts";
import { toolInputs } from "./tool-inputs.ts";
import { aboutTool } from "./tool-words.ts";

type ToolsOf = {
  stock: Stock;
  addresses: Addresses;
  brand: string;
  askApi: AskApi;
  now: Date;
  /** The words for what was thrown; whatever nobody expected goes into the log, not into the answer. */
  explain(thrown: unknown, edition: Edition): string;
};

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
  const { languages, switches } = chainFacts();
  const { language, make, model, year, engine, place, miles, part, vin, yard } = toolInputs(languages);
  const given = <T extends v.ObjectEntries>(entries: T) =>
    toStandardJsonSchema(v.strictObject({ ...entries, language }));
  /** Each answer as data and as text; a refusal is said in the language of the call. */
  async function answer(asked: Edition, make: (edition: Edition) => unknown) {
    const edition = spokenIn(asked, languages);
    try {
      const data = { result: await make(edition) };
      return { content: [{ type: "text" as const, text: JSON.stringify(data.result) }], structuredContent: data };
    } catch (thrown) {
      return { content: [{ type: "text" as const, text: explain(thrown, edition) }], isError: true };
    }
  }
  const server = new McpServer({ name: `${brand} ${yardWord(documentEdition()).many}`, version: "1" });
  const tool = server.registerTool.bind(server);
  tool(
    "find_cars",
    {
      description: aboutTool("find_cars", languages),
      inputSchema: given({ make, model: v.optional(model), year, place: v.optional(place), miles }),
      annotations: readOnly,
    },
    ({ language, ...asked }) => answer(language, (edition) => tellCars(stock, asked, now, edition, addresses)),
  );
  tool(
    "find_part",
    {
      description: aboutTool("find_part", languages),
      inputSchema: given({ part, make, model, year, engine, place: v.optional(place), miles }),
      annotations: readOnly,
    },
    ({ part, year, engine, place, miles, language, ...car }) =>
      answer(language, () =>
        askApi("/parts/find", { part, ...idsOf(stock, now, car), year, engine, zip: place, distance: miles, language }),
      ),
  );
  if (switches.partPrices)
    tool(
      "part_prices",
      {
        description: aboutTool("part_prices", languages),
        inputSchema: given({ part, yard }),
        annotations: readOnly,
      },
      ({ part, yard, language }) =>
        answer(language, () => askApi(`/parts/list/${yard}`, { partKeyword: part, language })),
    );
  tool(
    "read_vin",
    { description: aboutTool("read_vin", languages), inputSchema: given({ vin }), annotations: readOnly },
    ({ vin, language }) => answer(language, () => askApi(`/vin/${encodeURIComponent(vin)}`, { language })),
  );
  tool(
    "yards_near",
    {
      description: aboutTool("yards_near", languages),
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
      description: aboutTool("yard_hours", languages),
      inputSchema: given({ yard }),
      annotations: readOnly,
    },
    ({ yard, language }) => answer(language, () => askApi(`/locations/${yard}`, { language })),
  );
  tool(
    "yard_events",
    {
      description: aboutTool("yard_events", languages),
      inputSchema: given({ yard }),
      annotations: readOnly,
    },
    ({ yard, language }) => answer(language, () => askApi(`/event/location/${yard}`, { language })),
  );
  return server;
}
