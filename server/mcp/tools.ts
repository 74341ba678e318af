import { McpServer } from "@modelcontextprotocol/server";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { documentEdition } from "#api/document-words.ts";
import { resolveAddress } from "#app/inventory/resolve-names.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { yardWord } from "#core/yard-word.ts";
import type { Addresses } from "#site/address.ts";
import { defineCopy } from "#site/copy.ts";
import { type Edition, type Languages, spokenIn } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import type { AskApi } from "./ask-api.ts";
import { tellCars } from "./find-cars-tool.ts";
import { toolInputs } from "./tool-inputs.ts";

/** What a tool is for. */
const copy = defineCopy({
  es: (y) => ({
    find_cars: `Carros en ${y.los} por marca, modelo y años, cerca de un lugar, con su fila y el día en que llegaron.`,
    find_part: `Una pieza para un carro: ${y.los} cerca de un lugar que tienen esos carros, filas, precio, casco y total en la caja, años que llevan la misma pieza, herramienta, cuidados. Si vienen varios motores (engines), pregunte cuál y llame otra vez; si el precio va de billFrom a billTo, diga los dos. Diga siempre los cuidados (warnings); lo que saca el personal no se explica cómo sacarlo.`,
    part_prices: `Precios de una pieza en ${y.un}, con casco, total y cuidados (warning), que se dicen siempre.`,
    read_vin:
      "Qué carro es según su VIN: año, marca, modelo, motor, alto voltaje. Si no cuadra, los que pudieron ser (mends). Lo que no viene, nadie lo sabe.",
    yards_near: `${y.Many} cerca de un lugar, ${y.o("del más cercano al más lejano", "de la más cercana a la más lejana")}, con dirección, teléfono, horario y servicios.`,
    yard_hours: `Horario de ${y.un}: el de la semana y el de días especiales, dirección, teléfono.`,
    yard_events: `Eventos y ofertas de ${y.un}, de hoy y por venir.`,
  }),
  en: (y) => ({
    find_cars: `Cars in the ${y.many} by make, model and years, near a place, with row and day of arrival.`,
    find_part: `A part for a car: ${y.many} near a place that have such cars, rows, price, core and total at the counter, years that share the part, tools, dangers. Where it names several engines, ask which and call again; where the price goes from billFrom to billTo, say both. Always pass on the warnings; never explain how to pull what only the staff pulls.`,
    part_prices: `Prices of a part at one ${y.one}, with core, total and a warning, which is always to be passed on.`,
    read_vin:
      "Which car a VIN stands for: year, make, model, engine, high voltage. With a wrong sign, those that may be meant (mends). What is left out nobody knows.",
    yards_near: `${y.Many} near a place, nearest first, with address, phone, hours and services.`,
    yard_hours: `${y.A}: its hours of the week and on special days, address, phone.`,
    yard_events: `Events and sales of ${y.a}, now and ahead.`,
  }),
});

type Tool = keyof (typeof copy)["en"];

/** Assistants read English best, so it stands first where both are spoken. */
const aboutTool = (tool: Tool, languages: Languages): string =>
  languages
    .toSorted()
    .map((edition) => copy[edition][tool])
    .join(" ");

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
