import { defineCopy } from "#site/copy.ts";

/** What was done, behind the name of who did it. */
export const copy = defineCopy({
  es: {
    "staff.invite": (what: string) => `invitó a ${what}`,
    "staff.remove": (what: string) => `quitó a ${what}`,
    "staff.link": () => "entró con un enlace de un solo uso",
    "session.open": (what: string) => `abrió la oficina en ${what}`,
    "session.end": (what: string) => `cerró la oficina en ${what}`,
    "key.add": (what: string) => `guardó una llave en ${what}`,
    "key.remove": (what: string) => `quitó la llave de ${what}`,
  },
  en: {
    "staff.invite": (what: string) => `invited ${what}`,
    "staff.remove": (what: string) => `removed ${what}`,
    "staff.link": () => "came in by a one-time link",
    "session.open": (what: string) => `opened the office on ${what}`,
    "session.end": (what: string) => `closed the office on ${what}`,
    "key.add": (what: string) => `saved a key on ${what}`,
    "key.remove": (what: string) => `removed the key of ${what}`,
  },
});

export type AuditAction = keyof (typeof copy)["es"];
