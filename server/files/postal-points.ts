import { Answer } from "#render/page-cache.ts";
import type { Route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import { postalPointsPath } from "#site/postal-points.ts";
import { listCodesNearStores } from "#stock/places.ts";

const milesAround = 50;
const keepMs = 3_600_000;
const hundredths = (degrees: number) => Math.round(degrees * 100);

/** One line a code: `95823 3849 -12144`. The device looks in it, so that its position need not be sent. */
export const postalPointRoutes = (services: Services): Route[] => [
  {
    method: "GET",
    path: postalPointsPath,
    answer() {
      const stock = services.stock.current;
      return services.cache.make(postalPointsPath, stock.version, async () => {
        const points = await listCodesNearStores(stock, milesAround);
        const lines = points.map(
          ({ code, latitude, longitude }) => `${code} ${hundredths(latitude)} ${hundredths(longitude)}`,
        );
        const made = new Answer(200, Buffer.from(`${lines.join("\n")}\n`), {
          "content-type": "text/plain; charset=utf-8",
          "cache-control": cacheClasses.copy,
        });
        made.route = `file:${postalPointsPath}`;
        return { answer: made, keepMs };
      });
    },
  },
];
