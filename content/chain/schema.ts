import * as v from "valibot";
import { formIds } from "#core/forms/forms.ts";
import { isMailAddress } from "#core/mail-address.ts";
import { type Switch, switchNames } from "#core/switches.ts";
import type { Languages } from "#site/editions.ts";
import { contactSubjectIds } from "../contact-subjects.ts";
import { dataLicenceIds } from "../data-licences.ts";
import { rulesSchema } from "../rules/rules-schema.ts";
import { folderVersion } from "./folder-version.ts";
import { text, whole, words, yesNo } from "./schema-parts.ts";
import { must } from "./schema-words.ts";

const badLink = must("be an address that begins with https://", "ser una dirección que empiece con https://");
const link = v.pipe(
  v.string(badLink),
  v.check((value) => /^https:\/\/\S+$/.test(value) && URL.canParse(value), badLink),
);
const badMail = must("be an e-mail address", "ser un correo electrónico");
const mail = v.pipe(v.string(badMail), v.check(isMailAddress, badMail));
const mails = v.array(mail, must("be a list of e-mail addresses", "ser una lista de correos electrónicos"));
const isZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
};
const badZone = must("be a time zone such as America/Phoenix", "ser una zona horaria como America/Phoenix");
const badPhone = must("be a telephone number such as 1-800-555-0152", "ser un teléfono como 1-800-555-0152");
const phone = v.pipe(
  v.string(badPhone),
  v.check(
    (value) => /^[+\d(][\d ().-]{8,22}$/.test(value) && /^\d{10,15}$/.test(value.replaceAll(/\D/g, "")),
    badPhone,
  ),
  v.transform((display) => {
    const digits = display.replaceAll(/\D/g, "");
    return { display, tel: `+${digits.length === 10 ? `1${digits}` : digits}` };
  }),
);
const subjectMails = v.strictObject(
  Object.fromEntries(contactSubjectIds.map((id) => [id, v.optional(mail)])) as Record<
    (typeof contactSubjectIds)[number],
    v.OptionalSchema<typeof mail, undefined>
  >,
);
const deskMails = v.strictObject(
  Object.fromEntries(formIds.map((id) => [id, v.optional(mails)])) as Record<
    (typeof formIds)[number],
    v.OptionalSchema<typeof mails, undefined>
  >,
);

const on = v.optional(yesNo, true);
const switches = v.strictObject(Object.fromEntries(switchNames.map((name) => [name, on])) as Record<Switch, typeof on>);

/** The whole of chain.json. */
const facts = v.strictObject({
  version: v.pipe(
    whole(1, 1000),
    v.maxValue(
      folderVersion,
      must(
        `be at most ${folderVersion}: this folder is for a newer release`,
        `ser ${folderVersion} o menos: esta carpeta es de una versión más nueva`,
      ),
    ),
  ),
  /** Shown wherever the site speaks as the chain: the chain and its stores are made up. */
  invented: v.optional(yesNo, false),
  name: text(60),
  legalName: text(120),
  founded: whole(1850, 2100),
  /** Where it has yards: provinces, Canadian postal codes and rules are spoken of with CA alone. */
  countries: v.pipe(
    v.array(
      v.picklist(["US", "CA"], must("be US or CA", "ser US o CA")),
      must('be a list such as ["US"]', 'ser una lista como ["US"]'),
    ),
    v.minLength(1, must("name a country", "nombrar un país")),
  ),
  /** Chain-wide windows (sales, banners, promos) are local times of this zone. */
  timeZone: v.pipe(
    v.string(badZone),
    v.check((zone) => zone.includes("/") && isZone(zone), badZone),
  ),
  /** Whose dollars the chain's own amounts are (`rules.carExample`); a yard's prices are its country's. */
  currency: v.optional(v.picklist(["USD", "CAD"], must("be USD or CAD", "ser USD o CAD")), "USD"),
  /** The editions that the site has. */
  languages: v.optional(
    v.pipe(
      v.array(
        v.picklist(["es", "en"], must("be es or en", "ser es o en")),
        must('be a list such as ["es", "en"]', 'ser una lista como ["es", "en"]'),
      ),
      v.minLength(1, must("name a language", "nombrar un idioma")),
      v.check(
        (named) => new Set(named).size === named.length,
        must("name each language once", "nombrar cada idioma una vez"),
      ),
      // The first is whom the office and its invitations speak to, and x-default; addresses are the same in any order.
      v.transform(([first = "es", ...others]): Languages => [first, ...others]),
    ),
    ["es", "en"],
  ),
  tagline: words(80),
  /** What the chain calls its yards, within a sentence. */
  yardWord: v.strictObject({
    es: v.strictObject({
      one: text(30),
      many: text(30),
      gender: v.picklist(["m", "f"], must("be m or f", "ser m o f")),
    }),
    /** `kind`: what kind of place it is, in titles and where the word alone would not tell; without it the word itself. */
    en: v.strictObject({
      one: text(30),
      many: text(30),
      kind: v.optional(text(30)),
      kinds: v.optional(text(30)),
    }),
  }),
  /** A desk without a number of its own has the main one. */
  phones: v.strictObject({ main: phone, carBuying: v.optional(phone), donations: v.optional(phone) }),
  mail: v.optional(
    v.strictObject({
      from: v.optional(mail),
      /** Forms without a desk of their own. */
      general: v.optional(mails, []),
      desks: v.optional(deskMails, {}),
      subjects: v.optional(subjectMails, {}),
    }),
    {},
  ),
  /** Shown in the footer, each when it is given; /twitter and /facebook lead there. */
  social: v.optional(v.strictObject({ twitter: v.optional(link), facebook: v.optional(link) }), {}),
  /** Where the menu's link to work leads, when that is another site. */
  careersUrl: v.optional(link),
  row52Url: v.optional(link, "https://row52.com/"),
  /** Under which licence the files of the open data are given away. */
  dataLicence: v.optional(
    v.picklist(dataLicenceIds, must(`be ${dataLicenceIds.join(" or ")}`, `ser ${dataLicenceIds.join(" o ")}`)),
    "CC-BY-4.0",
  ),
  /** The rules that no feed says (content/rules); days, fees, admission and hours come from the stores' data. */
  rules: v.optional(rulesSchema, {}),
  switches: v.optional(switches, {}),
});

export const chainSchema = facts;

export type ChainFacts = v.InferOutput<typeof chainSchema>;
export type Phone = v.InferOutput<typeof phone>;
