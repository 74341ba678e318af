import { listRecipients, type MailDesks } from "#api/forms/desks.ts";
import type { Database } from "#data/database.ts";
import { findStoreEmail } from "#data/queries/store-email.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import { type MailTls, openTransport } from "../mail-transport.ts";
import { findFolderStore } from "./find-store.ts";
import type { Outcome } from "./watch-folder.ts";

type Options = {
  db: Database;
  smtpUrl: string;
  smtpTls?: MailTls;
  from: string;
  desks: MailDesks;
  languages?: readonly Edition[];
};

const said = {
  taken: {
    subject: { es: "Archivo recibido", en: "File imported" },
    es: "El archivo se leyó.",
    en: "The file was imported.",
  },
  waits: {
    subject: { es: "Archivo en espera", en: "File waiting" },
    es: "El archivo no cambió nada todavía: le faltan muchos carros. Espera en la oficina a que alguien diga si salieron.",
    en: "The file changed nothing yet: many cars are missing from it. It waits in the office until somebody says whether they left.",
  },
  refused: {
    subject: { es: "Archivo rechazado", en: "File refused" },
    es: "El archivo se rechazó: no cambió nada. Corríjalo como se dice abajo y póngalo otra vez.",
    en: "The file was rejected: nothing was changed. Fix it as described below and put it there again.",
  },
};

/** Sends a file's report to the yard whose folder it lay in; what is about the whole chain goes to the chain's address. */
export function createReportMail(options: Options): (outcome: Outcome) => Promise<void> {
  const transport = openTransport(options.smtpUrl, options.smtpTls);
  return async ({ feed, store, name, taken, waits, report, rejects }) => {
    const { db, from, desks, languages = editionIds } = options;
    const storeId = await findFolderStore(db, store);
    const storeEmail = storeId === undefined ? "" : await findStoreEmail(db, storeId);
    const to = storeEmail
      ? [storeEmail]
      : listRecipients({ form: "contact", fields: {}, storeEmail: "" }, { general: desks.general });
    if (to.length === 0) return;
    const words = said[waits ? "waits" : taken ? "taken" : "refused"];
    await transport.sendMail({
      from,
      to,
      subject: `${languages.map((language) => words.subject[language]).join(" / ")}: ${feed}, ${name}`
        .replace(/\s+/g, " ")
        .slice(0, 200),
      text: `${languages.map((language) => words[language]).join("\n")}\n\n${report}`,
      headers: { "Auto-Submitted": "auto-generated" },
      ...(rejects && { attachments: [{ path: rejects }] }),
    });
  };
}
