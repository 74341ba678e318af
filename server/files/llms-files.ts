import { Answer } from "#render/page-cache.ts";
import type { Route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import { defineCopy } from "#site/copy.ts";
import { type Edition, editionIds, spokenIn } from "#site/editions.ts";
import { mcpPath } from "#site/mcp.ts";
import { hasPage, type PageId, pageRow } from "#site/pages.ts";

const words = defineCopy({
  es: (y) => ({
    about: (prices: boolean) =>
      `Autopartes usadas en ${y.many} de autoservicio: el visitante busca el carro, camina a su fila, saca la pieza y paga menos. ${prices ? "El inventario, las filas y los precios salen" : "El inventario y las filas salen"} de la última lista de cada ${y.one}.`,
    safety: "Seguridad",
    dangers:
      "Bolsas de aire, alto voltaje de híbridos y eléctricos y barras de torsión los saca el personal: nadie debe explicar cómo sacarlos. Cada respuesta de una pieza trae sus cuidados (warnings): dígalos siempre, lo peor primero. Son de la pieza en general; nadie ha revisado el carro.",
    pages: "Páginas",
    programs: "Para programas",
    mcp: (prices: boolean) =>
      `Model Context Protocol, solo lectura: carros, piezas para un carro,${prices ? " precios," : ""} horarios, eventos`,
    openapi: "descripción de la API",
    data: "el inventario y lo demás en archivos (CSV, NDJSON, JSON, GeoJSON, iCalendar)",
    other: "Esta guía en inglés",
  }),
  en: (y) => ({
    about: (prices: boolean) =>
      `Used auto parts at self-service ${y.kinds}: visitors find the car, walk to its row, pull the part and pay less. ${prices ? "Stock, rows and prices" : "Stock and rows"} come from each ${y.one}’s latest list.`,
    safety: "Safety",
    dangers:
      "Airbags, the high voltage of hybrids and electric cars, and torsion bars are taken out by the staff: nobody is to explain how. Every answer on a part carries its warnings: always pass them on, the worst first. They are of such parts in general; nobody has checked the car.",
    pages: "Pages",
    programs: "For programs",
    mcp: (prices: boolean) =>
      `Model Context Protocol, read-only: cars, a part for a car,${prices ? " prices," : ""} hours, events`,
    openapi: "description of the API",
    data: "inventory and the rest as files (CSV, NDJSON, JSON, GeoJSON, iCalendar)",
    other: "This guide in Spanish",
  }),
});

/** The pages that answer what people ask an assistant. */
const told = [
  "inventory",
  "findPart",
  "partPricing",
  "locations",
  "events",
  "carsForSale",
  "sellMyCar",
  "policies",
] as const satisfies readonly PageId[];

const pathOf = (edition: Edition, twoHosts: boolean) => (edition === "en" && !twoHosts ? "/en/llms.txt" : "/llms.txt");

function llmsText({ site }: Pick<Services, "site">, edition: Edition): string {
  const { addresses, settings } = site;
  const say = words[edition];
  const { partPrices, openData } = settings.switches;
  const data = openData
    ? `\n- [${pageRow("openData").label[edition]}](${addresses.url("openData", edition)}): ${say.data}`
    : "";
  const host = addresses.hosts[edition];
  const other = edition === "es" ? "en" : "es";
  const twin =
    settings.languages.length > 1
      ? `\n- [${say.other}](${addresses.hosts[other]}${pathOf(other, addresses.twoHosts)})`
      : "";
  const pages = told
    .filter((id) => hasPage(settings.switches, id))
    .map((id) => `- [${pageRow(id).label[edition]}](${addresses.url(id, edition)})`);
  return [
    `# ${settings.brand}`,
    `> ${say.about(partPrices)}`,
    `## ${say.safety}\n\n${say.dangers}`,
    `## ${say.pages}\n\n${pages.join("\n")}`,
    `## ${say.programs}\n\n- [MCP](${host}${mcpPath}): ${say.mcp(partPrices)}\n- [OpenAPI](${host}/api/openapi.json): ${say.openapi}${data}${twin}`,
  ]
    .join("\n\n")
    .concat("\n");
}

/** What assistants read first, in both editions: on two hosts each at the same path. */
export function llmsRoutes(services: Services): Route[] {
  const { addresses } = services.site;
  const answer = (edition: Edition) =>
    new Answer(200, Buffer.from(llmsText(services, spokenIn(edition, addresses.languages()))), {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": cacheClasses.copy,
    });
  if (addresses.twoHosts)
    return [
      {
        method: "GET",
        path: pathOf("es", true),
        answer: ({ origin }) => answer(origin === addresses.hosts.en ? "en" : "es"),
      },
    ];
  return editionIds.map((edition) => ({
    method: "GET",
    path: pathOf(edition, false),
    answer: () => answer(edition),
  }));
}
