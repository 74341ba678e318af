import { join } from "node:path";
import { ChainError } from "#content/chain/chain-error.ts";
import { type ChainFolder, readChainFolder } from "#content/chain/read-folder.ts";
import type { Edition, Words } from "#core/edition.ts";
import { examine } from "#server/doctor/examine.ts";
import type { Finding, Severity } from "#server/doctor/finding.ts";
import { examineDatabase } from "#server/doctor/open-database.ts";
import type { Command } from "../command.ts";
import { languageOption, readLanguages } from "../language.ts";

const marks: Record<Edition, Record<Severity, string>> = {
  es: { problem: "MAL  ", advice: "OJO  ", fine: "bien " },
  en: { problem: "WRONG", advice: "NOTE ", fine: "fine " },
};
const totals: Record<Edition, (wrong: number, notes: number) => string> = {
  es: (wrong, notes) => `${wrong} por corregir, ${notes} por ver.`,
  en: (wrong, notes) => `${wrong} to fix, ${notes} to check.`,
};

/** One line for what was seen and one for what to do. */
const linesOf = ({ severity, says, todo }: Finding, lang: Edition): string[] => [
  `${marks[lang][severity]}  ${says[lang]}`,
  ...(todo ? [`       → ${todo[lang]}`] : []),
];

export const doctorCommand: Command = {
  usage: "doctor [--json] [--lang es|en|both]",
  about:
    "Looks whether a chain's site is fit to be seen: database, disk, folder, colours, texts, stores, stock, settings, mail, address. Changes nothing. Status 1: something is to be mended, 2: something to look at.",
  options: { json: { type: "boolean" }, ...languageOption },
  async run({ options, nameDatabase, openOptions, config, io }) {
    const languages = readLanguages(options.lang);
    const place = nameDatabase();
    let folder: ChainFolder | undefined;
    let folderTrouble: Words = { es: "", en: "" };
    try {
      folder = await readChainFolder(config.chainDir, config.root);
    } catch (error) {
      if (!(error instanceof ChainError)) throw error;
      folderTrouble = error.words;
    }
    const { db, findings: databaseFindings } = await examineDatabase(place, openOptions);
    let findings: Finding[];
    try {
      const shippedDir = join(config.root, "chain");
      findings = await examine({
        config,
        shippedDir,
        folder,
        facts: folder?.facts,
        folderTrouble,
        place,
        db,
        databaseFindings,
        now: new Date(),
      });
    } finally {
      await db?.close();
    }
    const count = (severity: Severity) => findings.filter((one) => one.severity === severity).length;
    if (options.json) io.out(JSON.stringify(findings, null, 2));
    else {
      for (const line of findings.flatMap((one) => languages.flatMap((lang) => linesOf(one, lang)))) io.out(line);
      io.out("");
      for (const lang of languages) io.out(totals[lang](count("problem"), count("advice")));
    }
    if (count("problem") > 0) return 1;
    return count("advice") > 0 ? 2 : 0;
  },
};
