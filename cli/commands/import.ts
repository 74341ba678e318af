import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { countText } from "#core/count-text.ts";
import type { Edition, Words } from "#core/edition.ts";
import { folderSender, isCompleteSender } from "#data/queries/complete-senders.ts";
import { listFileWords } from "#data/queries/file-words.ts";
import { lastRunId } from "#data/queries/uploads.ts";
import { normaliseName } from "#feeds/engine/columns.ts";
import { formats } from "#feeds/engine/read/format.ts";
import type { Report } from "#feeds/engine/report.ts";
import { reportText } from "#feeds/engine/report-text.ts";
import { runImport } from "#feeds/engine/run.ts";
import { SaidError } from "#feeds/engine/said.ts";
import { type FeedId, feeds } from "#feeds/feeds.ts";
import { keepAsked } from "#office/files/keep-asked.ts";
import { endAnswered, keepWaiting, tellWaiting } from "#office/files/keep-waiting.ts";
import { hasRoom } from "#office/files/shared-files.ts";
import { uploadFile, uploadsFolder } from "#office/http/upload.ts";
import { type Command, statusWaiting, UsageError } from "../command.ts";
import { readCount, readFeedId, readStore } from "../input.ts";
import { languageOption, readLanguages } from "../language.ts";
import { leadsSomewhere } from "../site-page.ts";

const pipes: ReadonlySet<string> = new Set(["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"]);

export const importCommand: Command = {
  usage:
    "import <feed> <file> [--store ID] [--preview] [--format FORMAT] [--dates day|month] [--columns NAME=COLUMN,…] [--rejects FILE] [--complete [--leaving N]] [--ask-office] [--fetch-photos] [--who NAME] [--lang es|en|both]",
  about:
    "Reads a file into the database, all or nothing; - reads what is piped in. --preview writes nothing. With --store no other store is changed. What the office was told of columns and words holds here too; --columns says what columns of this file mean (NAME= for none). Cars that the file does not name stay; --complete says that it names them all, and --leaving how many leave, where they are many. --ask-office does as a watched folder does: whether its files name every car is as the office was told, and the office is asked about those that are missing.",
  options: {
    store: { type: "string" },
    preview: { type: "boolean" },
    format: { type: "string" },
    dates: { type: "string" },
    columns: { type: "string" },
    rejects: { type: "string" },
    complete: { type: "boolean" },
    leaving: { type: "string" },
    "ask-office": { type: "boolean" },
    "fetch-photos": { type: "boolean" },
    who: { type: "string" },
    ...languageOption,
  },
  async run({ words, options, openDatabase, who, io, dataDir }) {
    const feed = readFeedId(words[0]);
    const path = words[1];
    if (path === undefined) throw new UsageError("Name the file to import.");
    const piped = pipes.has(path);
    if (!piped && !existsSync(path)) throw new UsageError(`There is no file ${path}.`);
    const format = readWord("format", options.format, formats);
    const dates = readWord("dates", options.dates, ["day", "month"] as const);
    const columns = readColumns(options.columns, feed);
    const languages = readLanguages(options.lang);
    const told = (text: (language: Edition) => string, between = "\n") => languages.map(text).join(between);
    const db = await openDatabase();
    const by = typeof options.who === "string" ? options.who.slice(0, 100) : who;
    const storeId = await readStore(db, options.store, languages);
    const known = await listFileWords(db, feed, storeId ?? null);
    const said = { ...known, column: { ...known.column, ...columns } };
    const asksOffice = options["ask-office"] === true && !piped && options.preview !== true;
    const complete = options.complete === true || (asksOffice && (await isCompleteSender(db, folderSender(storeId))));
    const leaving = options.leaving === undefined ? undefined : readCount("leaving", options.leaving, 0);
    if (leaving !== undefined && !complete) throw new UsageError("--leaving goes with --complete.");
    const seenRun = await lastRunId(db);
    const importing = runImport(db, {
      feed,
      path: piped ? "piped data" : path,
      ...(piped && { piped: process.stdin }),
      isPage: leadsSomewhere,
      said,
      who: by,
      ...(format && { format }),
      ...(dates && { dates }),
      ...(typeof options.rejects === "string" && { rejects: options.rejects }),
      ...(storeId !== undefined && { storeId, mayChange: (id: number) => id === storeId }),
      preview: options.preview === true,
      complete,
      leaving,
      details: asksOffice,
      fetchPhotos: options["fetch-photos"] === true,
      onProgress: ({ share, rows }) => io.progress(share, rows === 0 ? "reading" : `${countText(rows)} records`),
    });
    const report = await importing.catch((error: unknown) => {
      if (!(error instanceof SaidError)) throw error;
      io.err(told((language) => error.said[language]));
      return undefined;
    });
    io.progress(null);
    if (!report) return 1;
    io.out(told((language) => reportText(report, language), "\n\n"));
    const waiting = tellWaiting(report);
    let left = false;
    if (asksOffice && waiting) {
      const place = { db, uploads: uploadsFolder(dataDir) };
      if (await hasRoom(place)) {
        const sent = { feed, storeId: storeId ?? null, name: basename(path), who: by, report, said, seenRun };
        await leaveInOffice(place, path, sent);
        left = true;
        io.out(told((language) => `\n${waiting[language]}`));
        if (report.outcome === "refused") return statusWaiting;
      } else io.err(told((language) => noRoom[language]));
    } else if (report.absent > 0) io.out(told((language) => `\n${completeHint(report, complete)[language]}`));
    if (report.outcome === "refused") return 1;
    if (options.preview !== true && !left) await keepAsked(db, report, storeId ?? null, by);
    if (asksOffice && !waiting)
      await endAnswered({ db, uploads: uploadsFolder(dataDir) }, { who: by, feed, storeId: storeId ?? null });
    return report.rejected > 0 || report.waiting > 0 ? 2 : 0;
  },
};

/** What `--columns "YR=year, ARRIVAL=date_set"` says of this file. */
function readColumns(said: string | boolean | undefined, feed: FeedId): Record<string, string> {
  const known = Object.keys(feeds[feed].columns);
  const pairs = (typeof said === "string" ? said.split(",") : []).map((text) => {
    const [name = "", column] = text.split("=").map((word) => word.trim());
    const plain = normaliseName(name);
    if (plain === "" || column === undefined)
      throw new UsageError('--columns says what columns of the file mean: --columns "YR=year, ARRIVAL=date_set".');
    if (column !== "" && !known.includes(column))
      throw new UsageError(`--columns: ${feed} has no column “${column}”. It has: ${known.join(", ")}.`);
    return [plain, column] as const;
  });
  return Object.fromEntries(pairs);
}

const noRoom: Words = {
  es: "Hay demasiados archivos en espera en la oficina: resuélvalos y mande este otra vez.",
  en: "Too many files wait in the office: settle them, then send this one again.",
};

/** How to say that they left: of many, how many. */
function completeHint({ absent, short }: Report, said: boolean): Words {
  const flags = `${said ? "" : "--complete"}${short.some(({ beyond }) => beyond) ? ` --leaving ${absent}` : ""}`.trim();
  return {
    es: `Si el archivo trae todos los carros y esos ${absent} ya no están: ${flags}`,
    en: `If the file names every car and those ${absent} have left: ${flags}`,
  };
}

/** A copy of the file lies there until somebody has answered. */
async function leaveInOffice(
  place: Parameters<typeof keepWaiting>[0],
  path: string,
  sent: Omit<Parameters<typeof keepWaiting>[1], "id">,
): Promise<void> {
  const id = randomUUID();
  const file = uploadFile(place.uploads, id);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await copyFile(path, file);
  await keepWaiting(place, { ...sent, id });
}

function readWord<T extends string>(
  name: string,
  word: string | boolean | undefined,
  words: readonly T[],
): T | undefined {
  if (word === undefined) return undefined;
  const found = words.find((one) => one === word);
  if (!found) throw new UsageError(`--${name} must be one of: ${words.join(", ")}.`);
  return found;
}
