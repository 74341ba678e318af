import * as v from "valibot";
import { formIds } from "#core/forms/forms.ts";
import { isMailAddress } from "#core/mail-address.ts";
import { type Switch, switchNames } from "#core/switches.ts";
import { type Edition, editionIds, type Languages } from "#site/editions.ts";
import { contactSubjectIds } from "../contact-subjects.ts";
import { dataLicenceIds } from "../data-licences.ts";
import { folderVersion } from "./folder-version.ts";
import { must } from "./schema-words.ts";

const text = (most: number) =>
  v.pipe(
    v.string(must("be a text", "ser un texto")),
    v.trim(),
    v.minLength(1, must("not be empty", "decir algo")),
    v.maxLength(most, must(`have at most ${most} characters`, `tener como mucho ${most} caracteres`)),
  );
const words = (most: number) => v.strictObject({ es: text(most), en: text(most) });
const whole = (least: number, most: number) =>
  v.pipe(
    v.number(must("be a number", "ser un número")),
    v.integer(must("be a whole number", "ser un número entero")),
    v.minValue(least, must(`be at least ${least}`, `ser ${least} o más`)),
    v.maxValue(most, must(`be at most ${most}`, `ser ${most} o menos`)),
  );
const yesNo = v.boolean(must("be true or false", "ser true o false"));
const badLink = must("be an address that begins with https://", "ser una dirección que empiece con https://");
const link = v.pipe(
  v.string(badLink),
  v.check((value) => /^https:\/\/\S+$/.test(value) && URL.canParse(value), badLink),
);
const badMail = must("be an e-mail address", "ser un correo electrónico");
const mail = v.pipe(v.string(badMail), v.check(isMailAddress, badMail));
const mails = v.array(mail, must("be a list of e-mail addresses", "ser una lista de correos electrónicos"));
const badDay = must("be a day such as 2026-11-02", "ser un día como 2026-11-02");
const day = v.pipe(
  v.string(badDay),
  v.regex(/^\d{4}-\d\d-\d\d$/, badDay),
  v.check((value) => !Number.isNaN(Date.parse(value)), must("be a day of the calendar", "ser un día del calendario")),
);
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

/** The rules that no feed says; days, fees, admission and hours come from the stores' data. */
const rules = v.strictObject({
  /** 0 = anyone may come in. */
  minimumAge: v.optional(whole(0, 21), 16),
  /** Whether there is a place where children wait; without it nothing is said of that. */
  childrenWait: v.optional(yesNo),
  /** Whether veterans get in free at some yards, which say so on their pages. */
  veteransFree: v.optional(yesNo, false),
  shipsParts: v.optional(yesNo, false),
  rentsTools: v.optional(yesNo, false),
  /** Whether somebody of the yard pulls a part for a visitor. */
  pullsParts: v.optional(yesNo, false),
  /** Months without a purchase after which points end; null = they do not. */
  pointsExpireMonths: v.optional(v.nullable(whole(1, 120)), null),
  /** Working days until somebody answers a message, and until somebody calls about a car. */
  answerDays: v.optional(whole(1, 30), 2),
  carCallDays: v.optional(whole(1, 30), 1),
  /** Until somebody reads a job application. */
  jobReadDays: v.optional(whole(1, 60), 5),
  /** What was paid for a complete car on a day: an example, no quote. Needed while the chain buys cars. */
  carExample: v.optional(v.strictObject({ pounds: whole(500, 20_000), dollars: whole(1, 20_000), day })),
  /** How cars are paid for: by check, in cash, where. */
  carPayment: v.optional(words(240)),
  /** Cars for sale: days to take the car away once it is paid. */
  carRemovalDays: v.optional(whole(1, 90), 7),
  /** What buyers of a whole car ask: may I drive it, what else do I pay, is it inspected. */
  carDrive: v.optional(words(240)),
  carFees: v.optional(words(240)),
  carSmog: v.optional(words(240)),
  /** What the sites that only buy take, and what one brings. */
  metals: v.optional(words(300)),
  /** What the yards sell beside parts and cars: fluids, things found in the cars. */
  alsoSold: v.optional(words(300)),
  /** How a part's size is told, and who decides. */
  partSizes: v.optional(words(240)),
  payment: words(120),
  /** Whether personal checks are taken; without it nothing is said of them. */
  takesChecks: v.optional(yesNo),
  /** Whether the lower price is paid when the site and the counter show different ones on the same day. */
  lowerPrice: v.optional(yesNo, false),
  /** How the core charge comes back: in cash whatever was paid with, or the way it was paid; without it nothing is said. */
  coreBack: v.optional(v.picklist(["cash", "asPaid"], must("be cash or asPaid", "ser cash o asPaid"))),
  /** Whether who brings the old part along that day pays no core charge; without it nothing is said of that. */
  coreWaived: v.optional(yesNo),
  /** How cars are prepared for the row: without their battery, without their fluids; without it nothing is said of either. */
  batteryOut: v.optional(yesNo),
  fluidsOut: v.optional(yesNo),
  /** What every yard has or does; nothing is said of what is not true here. */
  cameras: v.optional(yesNo, false),
  firstAid: v.optional(yesNo, false),
  wheelbarrows: v.optional(yesNo, false),
  hoists: v.optional(yesNo, false),
  testsBatteries: v.optional(yesNo, false),
  /** Whether Spanish and English are spoken at the counter. */
  speaksBoth: v.optional(yesNo, false),
  /** Since when the policies are as they are, and when the chain last read its terms and notices. */
  policiesSince: v.optional(day),
  textsReviewed: v.optional(day),
});

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
      // Spanish first, wherever both are listed.
      v.transform((named): Languages => (named.length === 1 ? [named[0] as Edition] : editionIds)),
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
    en: v.strictObject({ one: text(30), many: text(30) }),
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
  rules,
  switches: v.optional(switches, {}),
});

export const chainSchema = v.pipe(
  facts,
  v.forward(
    v.partialCheck(
      [
        ["rules", "carExample"],
        ["switches", "sellingCars"],
      ],
      ({ rules: { carExample }, switches: { sellingCars } }) => carExample !== undefined || !sellingCars,
      must(
        "say what was paid for a car, while switches.sellingCars is on",
        "decir qué se pagó por un carro, mientras switches.sellingCars esté encendido",
      ),
    ),
    ["rules", "carExample"],
  ),
);

export type ChainFacts = v.InferOutput<typeof chainSchema>;
export type Phone = v.InferOutput<typeof phone>;
