import type { Edition } from "#site/editions.ts";
import { editionIds } from "#site/editions.ts";

/** The office's addresses. The path alone decides the language, as on the public site. */
export const paths = {
  today: { es: "/", en: "/en" },
  signIn: { es: "/entrar", en: "/en/sign-in" },
  account: { es: "/cuenta", en: "/en/account" },
  link: { es: "/enlace/:param", en: "/en/link/:param" },
  files: { es: "/archivos", en: "/en/files" },
  file: { es: "/archivos/:param", en: "/en/files/:param" },
  cars: { es: "/carros", en: "/en/cars" },
  prices: { es: "/precios", en: "/en/prices" },
  days: { es: "/horarios", en: "/en/hours" },
  events: { es: "/eventos", en: "/en/events" },
  front: { es: "/portada", en: "/en/front-page" },
  rules: { es: "/promesas", en: "/en/promises" },
  leads: { es: "/solicitudes", en: "/en/leads" },
  lead: { es: "/solicitudes/:param", en: "/en/leads/:param" },
  figures: { es: "/cifras", en: "/en/figures" },
  staff: { es: "/personal", en: "/en/staff" },
  chain: { es: "/cadena", en: "/en/chain" },
  key: { es: "/llave", en: "/en/key" },
  devices: { es: "/aparatos", en: "/en/devices" },
} as const satisfies Record<string, Record<Edition, string>>;

export type OfficePageId = keyof typeof paths;
export const officePageIds = Object.keys(paths) as OfficePageId[];

export const pathOf = (id: OfficePageId, edition: Edition, param = ""): string =>
  paths[id][edition].replace(":param", encodeURIComponent(param));

/** Also of an address that leads nowhere. */
export const editionOfPath = (path: string): Edition => (/^\/en(\/|$)/.test(path) ? "en" : "es");

export type Match = { id: OfficePageId; edition: Edition; param: string };

const routes = officePageIds.flatMap((id) =>
  editionIds.map((edition) => ({ id, edition, parts: paths[id][edition].split("/").filter(Boolean) })),
);

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export function matchPath(path: string): Match | undefined {
  const asked = path.split("/").filter(Boolean);
  for (const { id, edition, parts } of routes) {
    if (parts.length !== asked.length) continue;
    if (!parts.every((part, at) => part === ":param" || part === asked[at])) continue;
    const at = parts.indexOf(":param");
    const param = at < 0 ? "" : decode(asked[at] as string);
    return param === undefined ? undefined : { id, edition, param };
  }
  return undefined;
}
