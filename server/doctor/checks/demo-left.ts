import { resolve } from "node:path";
import { plainLogo } from "#content/chain/plain-logo.ts";
import { readChain } from "#content/chain/read-chain.ts";
import { isExampleAddress } from "#core/mail-address.ts";
import { advice, type Check, type Finding, fine, problem } from "../finding.ts";

/** Numbers that are nobody's: 555-0100 to 555-0199. */
const isFictional = (tel: string) => /555-?01\d\d$/.test(tel);

const wordsIn = (text: string) => new Set(text.split(/[^\p{L}\p{N}]/u));

/** Addresses, numbers and texts of the invented chain that a real one must not show. */
export const checkDemoLeft: Check = async ({ config, facts, folder, shippedDir }) => {
  const findings: Finding[] = [];
  const real = Boolean(config.hasPublicAddress);
  const tell = real ? problem : advice;
  if (resolve(config.chainDir) === resolve(shippedDir))
    findings.push(
      tell(
        "demo-folder",
        { es: "El sitio es el de la cadena inventada.", en: "The site is the invented chain's." },
        {
          es: "Escriba yonke init y ponga CHAIN_DIR con la carpeta que hace.",
          en: "Type yonke init and set CHAIN_DIR to the folder that it makes.",
        },
      ),
    );
  else if (facts && folder) {
    const shipped = await readChain(shippedDir);
    if (folder.logoSource === plainLogo)
      findings.push(
        tell(
          "plain-logo",
          { es: "logo.svg es la tuerca que dibujó yonke init.", en: "logo.svg is the nut that yonke init drew." },
          { es: "Ponga ahí el logotipo de la cadena.", en: "Put the chain's logo there." },
        ),
      );
    const { mail, phones } = facts;
    const addresses = [
      ...mail.general,
      ...Object.values(mail.desks).flat(),
      ...Object.values(mail.subjects),
      mail.from,
    ];
    const example = [...new Set(addresses.filter((one) => one !== undefined && isExampleAddress(one)))];
    if (example.length > 0)
      findings.push(
        tell(
          "demo-addresses",
          {
            es: `Son direcciones de ejemplo: ${example.join(", ")}.`,
            en: `These are example addresses: ${example.join(", ")}.`,
          },
          {
            es: "Escriba las suyas en chain.json: a esas no se manda nada.",
            en: "Write yours in chain.json: nothing is sent to these.",
          },
        ),
      );
    const numbers = Object.values(phones).flatMap((phone) => (phone && isFictional(phone.tel) ? [phone.display] : []));
    if (numbers.length > 0)
      findings.push(
        tell(
          "demo-phones",
          {
            es: `Estos teléfonos no son de nadie: ${numbers.join(", ")}.`,
            en: `These numbers are nobody's: ${numbers.join(", ")}.`,
          },
          { es: "Escriba los suyos en phones de chain.json.", en: "Write yours in phones of chain.json." },
        ),
      );
    if (facts.invented || facts.name === shipped.name)
      findings.push(
        tell(
          "demo-name",
          {
            es: "chain.json todavía se presenta como la cadena inventada.",
            en: "chain.json still speaks as the invented chain.",
          },
          { es: "Escriba su nombre en name y quite invented.", en: "Write your name in name and take invented out." },
        ),
      );
    const texts = [...folder.texts]
      .filter(([, text]) => facts.name !== shipped.name && wordsIn(text).has(shipped.name))
      .map(([name]) => name);
    if (texts.length > 0)
      findings.push(
        tell(
          "demo-texts",
          {
            es: `Estos textos nombran a ${shipped.name}: ${texts.join(", ")}.`,
            en: `These texts speak of ${shipped.name}: ${texts.join(", ")}.`,
          },
          {
            es: "Ponga {{brand}} o su nombre en los archivos de content/.",
            en: "Put {{brand}} or your name into the files of content/.",
          },
        ),
      );
  }
  // Of a folder that could not be read nobody knows what is left in it.
  if (findings.length > 0 || !facts) return findings;
  return [fine("demo-left", "No queda nada de la cadena inventada.", "Nothing of the invented chain is left.")];
};
