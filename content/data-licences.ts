import type { Words } from "#core/edition.ts";

/** Licences under which a chain may give its data away: what each allows in plain words, and where its text stands. */
export const dataLicences = {
  "CC-BY-4.0": {
    url: "https://creativecommons.org/licenses/by/4.0/",
    allows: {
      es: "Puede copiar, cambiar y publicar los datos, también en un negocio, si dice de quién son.",
      en: "You may copy, change and publish the data, even for business, as long as you say whose it is.",
    },
  },
  "CC0-1.0": {
    url: "https://creativecommons.org/publicdomain/zero/1.0/",
    allows: {
      es: "Puede hacer con los datos lo que quiera, sin pedir permiso y sin decir de quién son.",
      en: "You may do what you like with the data, without asking and without saying whose it is.",
    },
  },
  "ODbL-1.0": {
    url: "https://opendatacommons.org/licenses/odbl/1-0/",
    allows: {
      es: "Puede copiar, cambiar y publicar los datos si dice de quién son y comparte lo que haga con ellos en las mismas condiciones.",
      en: "You may copy, change and publish the data if you say whose it is and share what you make of it on the same terms.",
    },
  },
} as const satisfies Record<string, { url: string; allows: Words }>;

type DataLicence = keyof typeof dataLicences;
export const dataLicenceIds = Object.keys(dataLicences) as [DataLicence, ...DataLicence[]];
