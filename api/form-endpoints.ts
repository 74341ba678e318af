import * as v from "valibot";
import { SiteError } from "#core/errors.ts";
import { type FormId, formIds, formPath, getForm } from "#core/forms/forms.ts";
import { pageOfForm } from "#site/form-pages.ts";
import { pageRow } from "#site/pages.ts";
import { findToken, tokenHeaders } from "./csrf.ts";
import { type Call, defineEndpoint, WithHeaders } from "./endpoint.ts";
import { chainForm } from "./forms/chain-forms.ts";
import { copy } from "./forms/copy.ts";
import { describeFields } from "./forms/describe-fields.ts";
import { FormProblem } from "./forms/problem.ts";
import { submitForm } from "./forms/submit.ts";

export const challengeShape = v.looseObject({
  parameters: v.looseObject({ algorithm: v.string() }),
  signature: v.string(),
});
export const sentShape = v.strictObject({ sent: v.literal(true), message: v.string() });

/** Any object will do here: the form's own rules answer with a message for each field. */
const fieldsOf = (id: FormId) =>
  v.looseObject(
    {
      ...Object.fromEntries(Object.keys(getForm(id).fields).map((name) => [name, v.optional(v.unknown())])),
      recaptcha: v.optional(v.unknown()),
      additionalInformation: v.optional(v.unknown()),
      clientKey: v.optional(v.unknown()),
      language: v.optional(v.unknown()),
    },
    "json",
  );

async function send(id: FormId, fields: Record<string, unknown>, { services, edition, visitor, requestId }: Call) {
  const outcome = await submitForm(services, id, edition, fields, { visitor, requestId });
  if (outcome.kind === "wrong") throw new FormProblem(outcome.errors);
  return { sent: true as const, message: copy[edition].sent };
}

const formEndpoint = (id: FormId) => {
  const { needs } = pageRow(pageOfForm(id));
  return defineEndpoint({
    method: "POST",
    path: formPath(id),
    summary: getForm(id).summary,
    body: fieldsOf(id),
    get fields() {
      return describeFields(chainForm(id));
    },
    reply: sentShape,
    // A form is there while its page is.
    ...(needs && { needs }),
    cache: "never",
    errors: ["forbidden", "too-large"],
    handle: ({ body }, call) => send(id, body, call),
  });
};

export const tokenShape = v.strictObject({ token: v.string() });

export const formEndpoints = [
  ...formIds.map(formEndpoint),
  defineEndpoint({
    path: "/token",
    summary: {
      es: "El comprobante contra la falsificación: la cookie XSRF-TOKEN y el mismo valor en la respuesta.",
      en: "The anti-forgery token: the cookie XSRF-TOKEN and the same value in the answer.",
    },
    reply: tokenShape,
    cache: "never",
    ownPages: true,
    handle(_, { services, header, origin }) {
      const secure = origin.startsWith("https:");
      const held = findToken(header("cookie"), secure);
      const token = held && services.csrf.issuedAt(held) !== undefined ? held : services.csrf.issue();
      return new WithHeaders({ token }, tokenHeaders(token, secure));
    },
  }),
  defineEndpoint({
    path: "/captcha/challenge",
    summary: {
      es: "Una tarea para el navegador (ALTCHA); su solución va en recaptcha y sirve una vez.",
      en: "A task for the browser (ALTCHA); its solution goes into recaptcha and works once.",
    },
    reply: challengeShape,
    cache: "never",
    ownPages: true,
    errors: ["not-found"],
    async handle(_, { services }) {
      const challenge = await services.human.challenge();
      if (!challenge) throw new SiteError("not-found", "another human check is in use");
      return challenge as unknown as v.InferOutput<typeof challengeShape>;
    },
  }),
];
