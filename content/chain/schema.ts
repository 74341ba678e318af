import * as v from "valibot";
import { formIds } from "#core/forms/forms.ts";
import { isMailAddress } from "#core/mail-address.ts";
import { type Switch, switchNames } from "#core/switches.ts";
import { type Edition, editionIds, type Languages } from "#site/editions.ts";
import { contactSubjectIds } from "../contact-subjects.ts";
import { folderVersion } from "./folder-version.ts";

/** Messages end the sentence that begins with the name of the value. */
const text = (most: number) =>
  v.pipe(
    v.string("must be a text"),
    v.trim(),
    v.minLength(1, "must not be empty"),
    v.maxLength(most, `must have at most ${most} characters`),
  );
const words = (most: number) => v.strictObject({ es: text(most), en: text(most) });
const whole = (least: number, most: number) =>
  v.pipe(
    v.number("must be a number"),
    v.integer("must be a whole number"),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
const yesNo = v.boolean("must be true or false");
const link = v.pipe(
  v.string("must be an address that begins with https://"),
  v.check(
    (value) => /^https:\/\/\S+$/.test(value) && URL.canParse(value),
    "must be an address that begins with https://",
  ),
);
const mail = v.pipe(v.string("must be an e-mail address"), v.check(isMailAddress, "must be an e-mail address"));
const day = v.pipe(
  v.string("must be a day such as 2026-11-02"),
  v.regex(/^\d{4}-\d\d-\d\d$/, "must be a day such as 2026-11-02"),
  v.check((value) => !Number.isNaN(Date.parse(value)), "must be a day of the calendar"),
);
const isZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
};
const badPhone = "must be a telephone number such as 1-800-555-0152";
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
  Object.fromEntries(
    formIds.map((id) => [id, v.optional(v.array(mail, "must be a list of e-mail addresses"))]),
  ) as Record<(typeof formIds)[number], v.OptionalSchema<v.ArraySchema<typeof mail, string>, undefined>>,
);

/** The rules that no feed says; days, fees, admission and hours come from the stores' data. */
const rules = v.strictObject({
  minimumAge: v.optional(whole(0, 21), 16),
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
  /** What was paid for a complete car on a day: an example, no quote. */
  carExample: v.strictObject({ pounds: whole(500, 20_000), dollars: whole(1, 20_000), day }),
  /** Cars for sale: days to take the car away once it is paid. */
  carRemovalDays: v.optional(whole(1, 90), 7),
  /** What buyers of a whole car ask: may I drive it, what else do I pay, is it inspected. */
  carDrive: v.optional(words(240)),
  carFees: v.optional(words(240)),
  carSmog: v.optional(words(240)),
  /** What the sites that only buy take, and what one brings. */
  metals: v.optional(words(300)),
  /** How a part's size is told, and who decides. */
  partSizes: v.optional(words(240)),
  payment: words(120),
});

const on = v.optional(yesNo, true);
const switches = v.strictObject(Object.fromEntries(switchNames.map((name) => [name, on])) as Record<Switch, typeof on>);

/** The whole of chain.json. */
export const chainSchema = v.strictObject({
  version: v.pipe(
    whole(1, 1000),
    v.maxValue(folderVersion, `must be at most ${folderVersion}: this folder is for a newer release`),
  ),
  /** Shown wherever the site speaks as the chain: the chain and its stores are made up. */
  invented: v.optional(yesNo, false),
  name: text(60),
  legalName: text(120),
  founded: whole(1850, 2100),
  countries: v.pipe(
    v.array(v.picklist(["US", "CA"], "must be US or CA"), 'must be a list such as ["US"]'),
    v.minLength(1, "must name a country"),
  ),
  /** Chain-wide windows (sales, banners, promos) are local times of this zone. */
  timeZone: v.pipe(
    v.string("must be a time zone such as America/Phoenix"),
    v.check((zone) => zone.includes("/") && isZone(zone), "must be a time zone such as America/Phoenix"),
  ),
  currency: v.optional(v.picklist(["USD", "CAD"], "must be USD or CAD"), "USD"),
  /** The editions that the site has. */
  languages: v.optional(
    v.pipe(
      v.array(v.picklist(["es", "en"], "must be es or en"), 'must be a list such as ["es", "en"]'),
      v.minLength(1, "must name a language"),
      v.check((named) => new Set(named).size === named.length, "must name each language once"),
      // Spanish first, wherever both are listed.
      v.transform((named): Languages => (named.length === 1 ? [named[0] as Edition] : editionIds)),
    ),
    ["es", "en"],
  ),
  tagline: words(80),
  /** What the chain calls its yards, within a sentence. */
  yardWord: v.strictObject({
    es: v.strictObject({ one: text(30), many: text(30), gender: v.picklist(["m", "f"], "must be m or f") }),
    en: v.strictObject({ one: text(30), many: text(30) }),
  }),
  phones: v.strictObject({ main: phone, carBuying: v.optional(phone), donations: v.optional(phone) }),
  mail: v.optional(
    v.strictObject({
      from: v.optional(mail),
      /** Forms without a desk of their own. */
      general: v.optional(v.array(mail, "must be a list of e-mail addresses"), []),
      desks: v.optional(deskMails, {}),
      subjects: v.optional(subjectMails, {}),
    }),
    {},
  ),
  social: v.optional(v.strictObject({ twitter: v.optional(link), facebook: v.optional(link) }), {}),
  careersUrl: v.optional(link),
  row52Url: v.optional(link, "https://row52.com/"),
  rules,
  switches: v.optional(switches, {}),
});

export type ChainFacts = v.InferOutput<typeof chainSchema>;
export type Phone = v.InferOutput<typeof phone>;
