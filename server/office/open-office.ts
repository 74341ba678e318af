import { readFile } from "node:fs/promises";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import { networkOf } from "#api/visitor.ts";
import { type Config, ConfigError } from "#config";
import { chainFacts, chainFolder, findTheme } from "#content/chain-facts.ts";
import { startRounds } from "#data/rounds.ts";
import { idleMs } from "#data/writes/staff-sessions.ts";
import { type OfficeAssets, themePath } from "#office/document.tsx";
import { applyDue } from "#office/files/apply-due.ts";
import { dropOld } from "#office/files/drop-old.ts";
import { pageHeaders } from "#office/http/headers.ts";
import { createOfficeListener } from "#office/http/listener.ts";
import { uploadsFolder } from "#office/http/upload.ts";
import { addresses, offlinePaths } from "#office/pages.ts";
import type { OfficeServices } from "#office/services.ts";
import { openProvider, type Provider } from "#office/sso/provider.ts";
import { Answer } from "#render/page-cache.ts";
import { composeWorker, workerHeaders } from "#server/files/worker-files.ts";
import { visitorOfRequest } from "#server/http/client-address.ts";
import { listHeaders } from "#server/http/headers.ts";
import { createLimitedServer } from "#server/http/http-server.ts";
import { listen } from "#server/http/port.ts";
import { replyWith } from "#server/http/reply.ts";
import { loadStaticFiles } from "#server/http/static-files.ts";
import type { Services } from "#server/services.ts";
import type { Edition } from "#site/editions.ts";
import { workerPath } from "#site/yard-files.ts";
import { examineServices } from "./examine.ts";
import { createJobs, type Jobs } from "./import-jobs.ts";
import { officeMail } from "./office-mail.ts";
import { officeLine, startLink } from "./start-link.ts";

/** A file of a yard may come over a poor line. */
const limits = { requestTimeout: 900_000, timeout: 60_000, maxConnections: 500 };

const purgeMs = 86_400_000;
const dueMs = 30_000;

/** One address for both languages: providers take only those that somebody wrote down there. */
function providerOf({ office: { sso, url } }: Config): Provider | undefined {
  if (!sso) return undefined;
  const { clientSecret, ...rest } = sso;
  return openProvider({ ...rest, clientSecret: clientSecret.reveal(), back: url + addresses.path("account", "es") });
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

async function sendFile(req: IncomingMessage, res: ServerResponse, answer: Answer): Promise<void> {
  const { "if-none-match": ifNoneMatch, "accept-encoding": accept } = req.headers;
  const wants = { method: req.method ?? "GET", ifNoneMatch, acceptEncoding: first(accept) };
  const { status, headers, body } = await replyWith(answer, wants);
  res.writeHead(status, listHeaders({ "x-content-type-options": "nosniff" }, headers));
  res.end(body);
}

function officeServices(services: Services, jobs: Jobs): OfficeServices {
  const { config, db, stock, log } = services;
  return {
    db,
    stock,
    log,
    origin: config.office.url,
    uploads: uploadsFolder(config.dataDir),
    runJob: jobs.run,
    keepDays: config.keepSubmissionsDays,
    examine: () => examineServices(services),
    provider: providerOf(config),
    sendMail: officeMail(config),
  };
}

type Files = Pick<Map<string, Answer>, "get">;

/** What the device keeps of the office: the worker, with the addresses, colours and hours that it must know. */
export function officeWorkerText(config: Config, worker: string): string {
  const perEdition = <T>(make: (edition: Edition) => T) =>
    Object.fromEntries(chainFacts().languages.map((edition) => [edition, make(edition)]));
  const theme = findTheme();
  const own = {
    shell: perEdition((edition) => [addresses.path("noSignal", edition)]),
    works: perEdition(offlinePaths),
    sheets: theme ? [themePath(theme.css)] : [],
    idleMs,
  };
  return composeWorker({ config, worker, own });
}

/** Answers everything on the office's port: its built files, and what its own listener says. */
export function officeListener(
  services: Services,
  own: OfficeServices,
  assets: OfficeAssets,
  files: Files,
  worker = "",
) {
  const { config, log } = services;
  const answerWorker = () =>
    new Answer(200, Buffer.from(officeWorkerText(config, worker)), { ...pageHeaders(own.origin), ...workerHeaders });
  const listener = createOfficeListener({
    services: own,
    assets,
    networkOf: (req) => networkOf(visitorOfRequest(req, config.trustProxy).address),
    hostOf: ({ headers }) => (config.trustProxy ? first(headers["x-forwarded-host"]) : undefined) ?? headers.host,
  });
  return (req: IncomingMessage, res: ServerResponse): void => {
    const reads = req.method === "GET" || req.method === "HEAD";
    const icon = req.url === "/favicon.svg" && new Answer(200, Buffer.from(chainFolder().favicon), iconHeaders);
    const known = req.url === workerPath ? answerWorker() : icon || files.get(req.url ?? "");
    const file = reads ? known : undefined;
    void (file ? sendFile(req, res, file) : listener(req, res)).catch((err) => {
      log.error({ err }, "the office failed");
      res.destroy();
    });
  };
}

/** What answers at its port. */
type ServeOffice = (services: Services, own: OfficeServices) => Promise<Server>;

const serveBuilt: ServeOffice = async (services, own) => {
  const { root } = services.config;
  const built = JSON.parse(await readFile(join(root, "dist/office.json"), "utf8")) as OfficeAssets & { worker: string };
  const files = loadStaticFiles(root, "office");
  return createLimitedServer(officeListener(services, own, built, files, built.worker), services.inert, limits);
};

const iconHeaders = { "content-type": "image/svg+xml", "cache-control": "max-age=3600" };

type Office = { close(): Promise<void> };

/** Opens the office on its own port; the public listener knows nothing of it. Undefined where it stays closed. */
export async function openOffice(
  services: Services,
  say: (line: string) => void,
  serve = serveBuilt,
): Promise<Office | undefined> {
  const { office, hasPublicAddress } = services.config;
  if (office.opens === "never") return undefined;
  const jobs = createJobs(services.config.root, services.log);
  const own = officeServices(services, jobs);
  const server = await serve(services, own);
  try {
    await listen(server, office.port, office.host, "OFFICE_PORT");
  } catch (error) {
    if (office.opens === "always" || !(error instanceof ConfigError)) throw error;
    say(`The office stays closed in this process. ${error.message} OFFICE=0 closes it for good.`);
    return undefined;
  }
  say(officeLine(office.url, chainFacts().languages));
  // Whoever tries the site out has no mail and no staff yet, and reads this line.
  if (!hasPublicAddress && !office.hasAddress && services.siblings.isFirst)
    say(
      `         to come in, once and within an hour: ${await startLink(services.db, office.url, chainFacts().languages)}`,
    );
  const purge = () => {
    if (services.time.doubtedUntil() === undefined)
      void dropOld(own).catch((err) => services.log.warn({ err }, "old files of the office were not deleted"));
  };
  purge();
  const timer = setInterval(purge, purgeMs).unref();
  const applying = startRounds(async () => {
    if (services.time.doubtedUntil() !== undefined) return;
    await applyDue(own).catch((err) => services.log.warn({ err }, "what was scheduled was not looked at"));
  }, dueMs);
  return {
    close: () =>
      new Promise((done) => {
        clearInterval(timer);
        void applying.stop();
        server.close(() => {
          jobs.close();
          done();
        });
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 5_000).unref();
      }),
  };
}
