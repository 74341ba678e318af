import { join } from "node:path";
import { chainFolder } from "#content/chain-facts.ts";
import { dataLicences } from "#content/data-licences.ts";
import { notFound, SiteError } from "#core/errors.ts";
import { slugOf } from "#core/slug.ts";
import type { Switches } from "#core/switches.ts";
import { Answer } from "#render/page-cache.ts";
import { fingerprintOf } from "#server/chain/fingerprint.ts";
import { checkLanguage } from "#server/files/check-language.ts";
import { createFairWork } from "#server/http/fair-work.ts";
import { FileAnswer } from "#server/http/file-answer.ts";
import type { Route, RouteAsk } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import type { Languages } from "#site/editions.ts";
import {
  type DataFormat,
  dataEventsPath,
  dataFilePath,
  dataFormats,
  dataRoute,
  dataTables,
  findDataFile,
} from "#site/open-data.ts";
import { createKeptFiles } from "./kept-files.ts";
import { openDataFile } from "./open-data-file.ts";

/** The names of the whole chain's files, as far as its switches and languages go. */
const listChainFiles = ({ switches, languages }: { switches: Switches; languages: Languages }): string[] =>
  [
    ...dataTables
      .filter((table) => table !== "prices" || switches.partPrices)
      .flatMap((table) => (Object.keys(dataFormats) as DataFormat[]).map((format) => dataFilePath(table, format))),
    ...languages.map(dataEventsPath),
  ].map((path) => path.slice(path.lastIndexOf("/") + 1));

const limitBytes = 1024 * 1024 * 1024;
/** One at a time takes two of libuv's four threads. */
const limits = { atOnce: 1, mostWaiting: 500 };
/** As long as those who stand in front of a server usually wait; a file that takes longer is there for who asks again. */
const patienceMs = 50_000;
/** Programs on other sites may read them, and search engines list the page instead. */
const shared = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "x-robots-tag": "noindex",
  "cache-control": cacheClasses.stock,
};

const typeOf = (name: string) =>
  name.endsWith(".ics")
    ? "text/calendar; charset=utf-8"
    : `${dataFormats[name.slice(name.lastIndexOf(".") + 1) as keyof typeof dataFormats]}; charset=utf-8`;

/** Waits for a file. Nothing is sent meanwhile, which the server would take for a reader who has gone. */
async function patiently<T>({ incoming: { socket } }: Pick<RouteAsk, "incoming">, made: Promise<T>): Promise<T> {
  const usual = socket.timeout ?? 0;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new SiteError("unavailable", "a file is being made", { retryAfter: 15 })),
    patienceMs,
  );
  socket.setTimeout(2 * patienceMs);
  try {
    return await Promise.race([made, late.promise]);
  } finally {
    clearTimeout(timer);
    socket.setTimeout(usual);
  }
}

/** The open data: each file made when it is first asked for after the data changed, packed once and sent from the disk. */
export function openDataRoutes(services: Services): Route[] {
  const files = createKeptFiles(join(services.config.dataDir, "cache/open-data"), limitBytes);
  const share = createFairWork(limits);

  async function get(name: string, ask: RouteAsk) {
    const stock = services.stock.current;
    const file = findDataFile(name);
    if (!file || !services.site.settings.switches.openData) throw notFound("data file");
    if (file.kind === "events") checkLanguage(services, file.edition);
    // A copy of a database that is put back may count its versions once more.
    const state = `${stock.version}-${stock.changedAt.getTime().toString(36)}-${fingerprintOf(chainFolder())}`;
    const pieces = openDataFile(services, stock, file);
    const find = () => files.find(name, state);
    // Whoever waited may find it made by another.
    const make = async () => (await find()) ?? files.make(name, state, pieces);
    const kept = (await find()) ?? (await patiently(ask, share(ask.network, make, ask.gone)));
    return { kept, changedAt: stock.changedAt };
  }

  async function answerFile(ask: RouteAsk, name: string): Promise<Answer> {
    const { kept, changedAt } = await get(name, ask);
    const licence = dataLicences[chainFolder().facts.dataLicence];
    const { sha256 } = kept;
    const answer = new FileAnswer(
      kept,
      {
        ...shared,
        "content-type": typeOf(name),
        "content-disposition": `attachment; filename="${slugOf(services.site.settings.brand)}-${name}"`,
        "repr-digest": `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`,
        link: `<${licence.url}>; rel="license"`,
      },
      `"${sha256.slice(0, 32)}"`,
      changedAt,
    );
    return answer;
  }

  /** As sha256sum writes and checks them. */
  async function answerSums(ask: RouteAsk): Promise<Answer> {
    const lines: string[] = [];
    for (const name of listChainFiles(services.site.settings))
      lines.push(`${(await get(name, ask)).kept.sha256}  ${name}\n`);
    return new Answer(200, Buffer.from(lines.join("")), { ...shared, "content-type": "text/plain; charset=utf-8" });
  }

  return [
    {
      method: "GET",
      path: dataRoute,
      answer: (ask, name) => (name === "sha256.txt" ? answerSums(ask) : answerFile(ask, name)),
    },
  ];
}
