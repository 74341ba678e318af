import type { Words } from "#core/edition.ts";
import type { Form } from "#core/forms/form.ts";
import type { Documented } from "../parameter.ts";

const both = (es: string, en: string): Words => ({ es, en });
const text = (about: Words, json = {}): Documented => ({ json: { type: "string", ...json }, about, required: false });

/** What stands beside the fields of every form. */
const beside: Record<string, Documented> = {
  recaptcha: text(
    both(
      "La solución de la tarea de /api/captcha/challenge, o el token del proveedor que use el sitio.",
      "The solution of the task of /api/captcha/challenge, or the token of the provider that the site uses.",
    ),
  ),
  additionalInformation: text(
    both("Debe venir vacío: lo llenan solo los programas.", "Must be empty: only programs fill it in."),
    {
      maxLength: 0,
    },
  ),
  clientKey: text(
    both(
      "Clave propia de este envío: repetido con ella se guarda una sola vez.",
      "A key of this sending: repeated with it, it is stored once.",
    ),
  ),
  language: text(both("El idioma de los mensajes.", "The language of the messages.")),
};

/** The fields of a form as the documents show them. */
export const describeFields = ({ fields, oneOf }: Form): Record<string, Documented> => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, { label, required, max, choices }]) => {
      const others = oneOf?.names.includes(name) ? oneOf.names.filter((other) => other !== name).join(", ") : "";
      const about = others
        ? both(`${label.es}. Basta con este o ${others}.`, `${label.en}. This or ${others} is enough.`)
        : both(`${label.es}.`, `${label.en}.`);
      const json = choices ? { type: "string", enum: Object.keys(choices) } : { type: "string", maxLength: max };
      return [name, { json, about, required }];
    }),
  ),
  ...beside,
});
