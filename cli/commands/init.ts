import { readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { ChainError } from "#content/chain/chain-error.ts";
import { parseLogo } from "#content/chain/logo.ts";
import { plainLogo } from "#content/chain/plain-logo.ts";
import { parseChain } from "#content/chain/read-chain.ts";
import { decideRules } from "#content/rules/decide-rules.ts";
import type { RuleId } from "#content/rules/table.ts";
import { inGroups, listUnsaid } from "#content/rules/unsaid.ts";
import type { Edition } from "#core/edition.ts";
import type { Database } from "#data/database.ts";
import { keepChainTimeZone, keepLanguages } from "#data/writes/chain-settings.ts";
import { reportText } from "#feeds/engine/report-text.ts";
import { runImport } from "#feeds/engine/run.ts";
import { listHiddenLogos } from "#server/chain/hidden-logos.ts";
import { type Command, type CommandInput, UsageError } from "../command.ts";
import { type Facts, isAsked, isTold, listWrongAnswers, makeFacts, type WrongAnswer } from "../init/facts.ts";
import type { Answers, Question } from "../init/question.ts";
import { questions } from "../init/questions.ts";
import { initWords } from "../init/words.ts";
import { type Drawn, isDrawing, wrapPicture } from "../init/wrap-picture.ts";
import { isTaken, writeFolder } from "../init/write-folder.ts";
import { languageOption, readLanguage } from "../language.ts";

type Say = (typeof initWords)["en"];
type Collected = { facts: Facts; drawn: Drawn };

const wholeLogo = (logo: string): Drawn => ({ logo, favicon: undefined });

/** The logo as the site needs it; else what is wrong with its file, said with all the rest. */
async function readLogo(file: string | undefined, lang: Edition): Promise<{ drawn: Drawn; wrong: WrongAnswer[] }> {
  if (file === undefined) return { drawn: wholeLogo(plainLogo), wrong: [] };
  const say = initWords[lang];
  const refuse = (...lines: string[]) => ({
    drawn: wholeLogo(""),
    wrong: lines.map((text) => ({ question: undefined, text: `--logo: ${text.replace(/\.$/, "")}` })),
  });
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return refuse(say.noFile(file));
  if (!isDrawing(bytes)) {
    const drawn = await wrapPicture(bytes);
    return drawn ? { drawn, wrong: [] } : refuse(say.noPicture(file));
  }
  try {
    const logo = bytes.toString("utf8");
    parseLogo(logo, basename(file));
    return { drawn: wholeLogo(logo), wrong: [] };
  } catch (error) {
    if (!(error instanceof ChainError)) throw error;
    return refuse(...error.words[lang].split("\n"));
  }
}

async function readFacts(file: string, say: Say): Promise<Facts> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Facts;
  } catch {
    throw new UsageError(say.noFile(file));
  }
}

/** What the folder's header and paper would swallow, told before anybody looks for it in vain. */
async function tellHiddenLogo(source: string, lang: Edition): Promise<string[]> {
  if (source === plainLogo) return [];
  const logo = parseLogo(source, "logo.svg");
  const hidden = await listHiddenLogos({ logos: { light: logo, dark: logo, mono: logo }, theme: undefined });
  return hidden.map(({ says, todo }) => `${says[lang]} ${todo[lang]}`);
}

const written = ({ flag, example }: Question) => `--${flag} ${/[^\w./]/.test(example) ? `"${example}"` : example}`;

/** Asks what is not known yet until the facts are right; undefined when there is nobody to ask and something is wrong. */
async function collect({ options, io }: CommandInput, say: Say): Promise<Collected | undefined> {
  const lang = readLanguage(options.lang);
  const flag = (name: string) => (typeof options[name] === "string" ? options[name] : undefined);
  const file = flag("facts") ? await readFacts(flag("facts") as string, say) : {};
  const answers: Record<string, string | undefined> = Object.fromEntries(
    questions.map((one) => [one.flag, flag(one.flag)]),
  );
  const { drawn, wrong: wrongLogo } = await readLogo(flag("logo"), lang);
  let open: Question[] = questions.filter((one) => answers[one.flag] === undefined && !isTold(file, one));
  let someone = options.yes !== true;
  if (someone && open.length > 0) io.err(say.hello);
  for (;;) {
    for (const question of someone ? open : []) {
      if (!isAsked(question, file, answers)) continue;
      const usual = question.otherwise?.(answers as Answers) ?? "";
      const answer = await io.askText(`${question.ask[lang]}${usual ? ` [${usual}]` : ""}: `);
      if (answer === undefined) {
        someone = false;
        break;
      }
      answers[question.flag] = answer;
    }
    const facts = makeFacts(file, answers);
    const wrong = [...listWrongAnswers(facts, lang), ...wrongLogo];
    if (wrong.length === 0) return { facts, drawn };
    io.err(say.wrong);
    for (const { question, text } of wrong)
      io.err(question ? `  --${question.flag}: ${text}. ${say.written(written(question))}` : `  ${text}.`);
    const again = new Set(wrong.map(({ question }) => question));
    if (!someone || again.has(undefined)) return undefined;
    open = questions.filter((one) => again.has(one));
    io.err(say.again);
  }
}

/** The rules of which nothing was said. */
function unsaidOf(facts: Facts): RuleId[] {
  const made = parseChain(JSON.stringify(facts), "chain.json");
  return listUnsaid(decideRules(made.rules, []), made);
}

/** An empty database for the chain, and its stores where a file has them. Answers the exit status. */
async function fillDatabase(
  db: Database,
  facts: Facts,
  stores: string | undefined,
  { who, io, options }: CommandInput,
  say: Say,
) {
  if (await db.main.selectFrom("stores").select("id").limit(1).executeTakeFirst()) {
    io.out(say.notEmpty);
    return 2;
  }
  await keepChainTimeZone(db, String(facts.timeZone));
  await keepLanguages(db, (facts.languages ?? []) as string[]);
  io.out(say.database);
  if (stores === undefined) return 0;
  const report = await runImport(db, { feed: "locations", path: stores, who });
  io.out(`\n${reportText(report, readLanguage(options.lang))}`);
  return report.outcome === "refused" ? 1 : report.rejected > 0 ? 2 : 0;
}

export const initCommand: Command = {
  usage: "init <folder> [--facts FILE] [--logo FILE] [--stores FILE] [--lang es|en] [--yes] [--<fact> …]",
  about:
    "Makes a chain of one's own: asks for its facts (or takes them from the flags or from a file in the form of chain.json), writes its folder, makes an empty database with the catalogue and imports the stores. Overwrites nothing.",
  help({ lang }) {
    const edition = readLanguage(lang);
    const facts = questions.flatMap((one) => [`  ${written(one)}`, `      ${one.ask[edition]}`]);
    return ["", initWords[edition].flags, ...facts];
  },
  options: {
    ...Object.fromEntries(questions.map(({ flag }) => [flag, { type: "string" as const }])),
    facts: { type: "string" },
    logo: { type: "string" },
    stores: { type: "string" },
    yes: { type: "boolean" },
    ...languageOption,
  },
  makes: "own",
  async run(input) {
    const { words, options, openDatabase, io } = input;
    const say: Say = initWords[readLanguage(options.lang)];
    if (words[0] === undefined) throw new UsageError(say.noFolder);
    const folder = resolve(words[0]);
    if (await isTaken(folder)) throw new UsageError(say.taken(folder));
    const stores = typeof options.stores === "string" ? options.stores : undefined;
    if (stores !== undefined && !(await readFile(stores).catch(() => undefined)))
      throw new UsageError(say.noFile(stores));
    const collected = await collect(input, say);
    if (!collected) {
      io.err(say.nothing);
      return 1;
    }
    const { facts, drawn } = collected;
    await writeFolder(folder, facts, drawn);
    io.out(say.folder(folder));
    if (drawn.favicon) io.out(say.wrapped);
    if (String(facts.languages) === "en,es") io.out(say.englishFirst);
    for (const line of await tellHiddenLogo(drawn.logo, readLanguage(options.lang))) io.out(line);
    const unsaid = unsaidOf(facts);
    if (unsaid.length > 0) io.out(say.unsaid(unsaid.length, inGroups(unsaid, readLanguage(options.lang))));
    const status = await fillDatabase(await openDatabase(), facts, stores, input, say);
    // The next command finds the same database, in whatever shell it is typed.
    const elsewhere = resolve(input.dataDir) !== join(input.config.root, ".data");
    const dataDir = elsewhere ? `DATA_DIR=${resolve(input.dataDir)} ` : "";
    for (const line of say.next(`CHAIN_DIR=${folder} `, dataDir, status === 0 && stores !== undefined)) io.out(line);
    return status;
  },
};
