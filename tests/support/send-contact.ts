import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Edition } from "#site/editions.ts";
import { ask } from "./ask.ts";

/** Sends the contact form as a page of the site does: with its token and a solved task. */
export async function sendContact(origin: string, fields: { subject: string; language: Edition; email?: string }) {
  const { headers } = await ask(origin, "/api/token");
  const cookie = (headers["set-cookie"] ?? "").split(";")[0] as string;
  const challenge = JSON.parse((await ask(origin, "/api/captcha/challenge")).text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const recaptcha = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  return ask(origin, "/api/contact/form/", {
    method: "POST",
    headers: { cookie, "x-xsrf-token": cookie.slice(cookie.indexOf("=") + 1), "content-type": "application/json" },
    body: JSON.stringify({
      name: "Prueba",
      email: `${fields.language}@visitante.test`,
      message: "¿Hay?",
      recaptcha,
      ...fields,
    }),
  });
}
