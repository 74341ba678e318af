import { chainFolder } from "#content/chain-facts.ts";
import { Answer } from "#render/page-cache.ts";
import type { Route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import { defineCopy } from "#site/copy.ts";
import { type Edition, editionIds, editions } from "#site/editions.ts";
import { hasPage, type PageId, pageRow } from "#site/pages.ts";
import { manifestPath } from "#site/yard-files.ts";
import { checkLanguage } from "./check-language.ts";

const words = defineCopy({
  es: (y) => ({
    description: `Piezas usadas en ${y.many} de autoservicio: busque su carro, camine a la fila, saque la pieza y pague menos.`,
    phone: `Los carros de ${y.los} ${y.o("cercanos", "cercanas")}, con su fila`,
    wide: "Busque la pieza y el carro",
  }),
  en: (y) => ({
    description: `Used auto parts at self-service ${y.many}: find your car, walk to the row, pull the part and pay less.`,
    phone: `Cars in the ${y.many} near you, each with its row`,
    wide: "Search for the part and the car",
  }),
});

/** What a long press on the installed site's icon offers. */
const shortcuts = ["inventory", "myList", "savedYard", "partPricing"] as const satisfies readonly PageId[];

/** What a device needs to install the site in an edition. */
export function manifestOf({ site }: Pick<Services, "site">, edition: Edition): object {
  const { addresses, assets } = site;
  const home = addresses.path("home", edition);
  const icon = (name: string, size: number) => ({
    src: assets.url(`art/${name}.png`),
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const screen = (form: "narrow" | "wide", sizes: string, label: string) => ({
    src: assets.url(`art/screen-${form}.${edition}.webp`),
    sizes,
    type: "image/webp",
    form_factor: form,
    label,
  });
  return {
    name: site.settings.brand,
    short_name: site.settings.brand,
    description: words[edition].description,
    lang: editions[edition].lang,
    dir: "ltr",
    id: home,
    start_url: home,
    scope: "/",
    display: "standalone",
    background_color: site.settings.barColour,
    theme_color: site.settings.barColour,
    categories: ["shopping", "utilities"],
    icons: [
      ...[192, 512].map((size) => ({ ...icon(`icon-${size}`, size), purpose: "any" })),
      ...[192, 512].map((size) => ({ ...icon(`maskable-${size}`, size), purpose: "maskable" })),
    ],
    // They show the chain's own pages, so they are in its folder.
    ...(chainFolder().art.has(`screen-narrow.${edition}.webp`) && {
      screenshots: [
        screen("narrow", "780x1688", words[edition].phone),
        screen("wide", "1440x900", words[edition].wide),
      ],
    }),
    shortcuts: shortcuts
      .filter((id) => hasPage(site.settings.switches, id))
      .map((id) => ({
        name: pageRow(id).label[edition],
        url: addresses.path(id, edition),
        icons: [icon("icon-192", 192)],
      })),
  };
}

export function manifestRoutes(services: Services): Route[] {
  if (!services.config.yardMode) return [];
  return editionIds.map((edition) => ({
    method: "GET",
    path: manifestPath(edition),
    // Made anew: the chain's own words may have changed.
    answer: () => {
      checkLanguage(services, edition);
      return new Answer(200, Buffer.from(JSON.stringify(manifestOf(services, edition))), {
        "content-type": "application/manifest+json",
        "cache-control": cacheClasses.copy,
      });
    },
  }));
}
