import { changesSince, folderVersion } from "#content/chain/folder-version.ts";
import { contentPages } from "#content/page-file.ts";
import { advice, type Check, type Finding, fine, problem } from "../finding.ts";

/** The folder as a whole: it can be read, its colours too, its texts speak every language, and it is of this release. */
export const checkFolder: Check = ({ folder, facts, folderTrouble, config }) => {
  if (!folder || !facts)
    return folderTrouble.en
      .split("\n")
      .map((line, at) =>
        problem(
          "folder",
          { es: folderTrouble.es.split("\n")[at] ?? line, en: line },
          { es: `Corríjalo en ${config.chainDir}.`, en: `Fix it in ${config.chainDir}.` },
        ),
      );
  const findings: Finding[] = (folder.theme?.warnings ?? []).map(({ es, en }) =>
    advice(
      "contrast",
      { es: `Colores: ${es}`, en: `Colors: ${en}` },
      {
        es: "En theme.css aleje los dos colores, y escríbalos como #rrggbb.",
        en: "In theme.css set the two colors farther apart, and write them as #rrggbb.",
      },
    ),
  );
  // A language that the site does not speak lacks no text.
  for (const page of contentPages) {
    const has = facts.languages.filter((language) => folder.texts.has(`${page}.${language}`));
    const lacks = facts.languages.filter((language) => !has.includes(language));
    if (!has[0] || !lacks[0]) continue;
    findings.push(
      advice(
        "translation",
        {
          es: `content/${page}.${has[0]}.md es suyo y content/${page}.${lacks[0]}.md no: las dos ediciones dicen cosas distintas.`,
          en: `content/${page}.${has[0]}.md is yours and content/${page}.${lacks[0]}.md is not: the two editions say different things.`,
        },
        { es: `Escriba content/${page}.${lacks[0]}.md.`, en: `Write content/${page}.${lacks[0]}.md.` },
      ),
    );
  }
  for (const { version, what } of changesSince(facts.version))
    findings.push(
      advice(
        "folder-version",
        {
          es: `La carpeta es de la versión ${facts.version} y esta es la ${folderVersion}. Nuevo en la ${version}: ${what.es}`,
          en: `The folder is of version ${facts.version} and this release's is ${folderVersion}. New in ${version}: ${what.en}`,
        },
        {
          es: `Cuando lo haya visto, ponga "version": ${folderVersion} en chain.json.`,
          en: `Once you have seen to it, write "version": ${folderVersion} in chain.json.`,
        },
      ),
    );
  if (findings.length > 0) return findings;
  return [fine("folder", `La carpeta ${config.chainDir} está bien.`, `The folder ${config.chainDir} is in order.`)];
};
