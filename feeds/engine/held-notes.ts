import { countText } from "#core/count-text.ts";
import type { Edition, Words } from "#core/edition.ts";
import type { Question } from "./questions.ts";
import type { Note, Report } from "./report.ts";

const named = 20;

/** "TOYT → Toyota (412)" */
const pair = ({ make, said, about, read, count }: Question, edition: Edition) =>
  `${make ? `${make} ` : ""}${said || (about?.[edition] ?? "")}${read ? ` → ${read}` : ""} (${countText(count)})`;

function listed(questions: readonly Question[], edition: Edition): string {
  const rest = questions.length - named;
  const more = rest > 0 ? (edition === "es" ? ` y ${countText(rest)} más` : ` and ${countText(rest)} more`) : "";
  return (
    questions
      .slice(0, named)
      .map((one) => pair(one, edition))
      .join(", ") + more
  );
}

/** What waits for an answer, what was left out as somebody said, and which signs were read, for who has only the report. */
export function heldNotes({ questions, waiting, leftOut }: Report, more: number): Words[] {
  const words = questions.filter(({ kind }) => kind !== "column");
  const open = words.filter(({ read }) => read === undefined);
  const read = words.filter(({ kind, read }) => kind !== "vin" && read !== undefined);
  const notes: Words[] = [];
  if (waiting > 0)
    notes.push({
      es: `${countText(waiting)} ${waiting === 1 ? "línea espera" : "líneas esperan"} a que alguien diga qué es: ${listed(open, "es")}. No se publican; lo que ya estaba se queda como está.`,
      en: `${countText(waiting)} ${waiting === 1 ? "line waits" : "lines wait"} for somebody to say what it is: ${listed(open, "en")}. They are not published; what was there stays as it is.`,
    });
  if (more > 0)
    notes.push({
      es: `Otras ${countText(more)} traen más palabras que nadie conoce.`,
      en: `Another ${countText(more)} have still more words that nobody knows.`,
    });
  if (leftOut > 0)
    notes.push({
      es: `${countText(leftOut)} ${leftOut === 1 ? "línea se dejó fuera" : "líneas se dejaron fuera"}, como alguien dijo.`,
      en: `${countText(leftOut)} ${leftOut === 1 ? "line was" : "lines were"} left out, as somebody said.`,
    });
  if (read.length > 0)
    notes.push({
      es: `Claves que se leyeron: ${listed(read, "es")}.`,
      en: `Signs that were read: ${listed(read, "en")}.`,
    });
  return notes;
}

const sumOf = (questions: readonly Question[]) => questions.reduce((sum, { count }) => sum + count, 0);

/** Where the VINs of a file say something else, and what they said where it was silent, coded or odd. */
export function vinNotes({ questions, filledByVin: told }: Report): Note[] {
  const differ = questions.filter(({ kind, read }) => kind === "vin" && read !== undefined);
  const cars = sumOf(differ);
  const about = (edition: Edition) =>
    differ.map((one) => `${one.about?.[edition] ?? one.said} (${countText(one.count)})`).join("; ");
  return [
    ...(cars > 0
      ? [
          {
            of: "vins" as const,
            es: `En ${countText(cars)} ${cars === 1 ? "carro el VIN dice" : "carros el VIN dice"} otra cosa: ${about("es")}. Entran como dice el archivo hasta que alguien conteste.`,
            en: `For ${countText(cars)} ${cars === 1 ? "car" : "cars"} the VIN says something else: ${about("en")}. They come in as the file says until somebody answers.`,
          },
        ]
      : []),
    ...(told.length > 0
      ? [
          {
            of: "vins" as const,
            es: `El VIN llenó sin preguntar: ${listed(told, "es")}.`,
            en: `The VIN filled in without asking: ${listed(told, "en")}.`,
          },
        ]
      : []),
  ];
}
