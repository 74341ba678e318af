import * as v from "valibot";
import { invalid, notFound } from "#core/errors.ts";
import { replacePostedUrls } from "#data/writes/posted-urls.ts";
import { type Call, defineEndpoint } from "./endpoint.ts";
import { textInPath } from "./parameters.ts";

/** Settings that anyone may read, under the names that clients use. */
const publicSettings: Record<string, (call: Call) => string> = {
  captchasitekey: ({ services }) => services.human.siteKey,
  recaptchasitekey: ({ services }) => services.human.siteKey,
  captchaprovider: ({ services }) => services.human.provider,
};

export const acceptedShape = v.strictObject({ accepted: v.pipe(v.number(), v.integer()) });

export const settingEndpoints = [
  defineEndpoint({
    path: "/config/config/{key}",
    summary: {
      es: "Un ajuste público, como texto JSON: CaptchaSiteKey, CaptchaProvider.",
      en: "A public setting, as a JSON string: CaptchaSiteKey, CaptchaProvider.",
    },
    params: { key: textInPath({ es: "Nombre del ajuste.", en: "Name of the setting." }) },
    reply: v.string(),
    cache: "copy",
    errors: ["not-found"],
    example: () => ({ params: { key: "CaptchaSiteKey" } }),
    handle({ params }, call) {
      const name = params.key.toLowerCase();
      if (!Object.hasOwn(publicSettings, name)) throw notFound("no such setting");
      return (publicSettings[name] as (call: Call) => string)(call);
    },
  }),
  defineEndpoint({
    method: "POST",
    path: "/config/urls",
    summary: {
      es: "Guarda la lista de rutas que alimenta el mapa del sitio. Solo con la clave de administración.",
      en: "Keeps the list of paths that feeds the sitemap. Only with the administration key.",
    },
    body: v.pipe(
      v.array(v.pipe(v.string("paths"), v.maxLength(2_000, "paths")), "paths"),
      v.maxLength(50_000, "paths"),
    ),
    reply: acceptedShape,
    cache: "never",
    errors: ["forbidden", "too-large"],
    admin: true,
    maxBody: 4 * 1024 * 1024,
    handle: async ({ body }, call) => {
      if (!body.every((path) => call.services.isPage(path))) throw invalid("body", "path");
      const accepted = await replacePostedUrls(call.services.db, body);
      call.services.onPaths();
      return { accepted };
    },
  }),
];
