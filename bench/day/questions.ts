const read = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T;
type Named = { id: number; name: string };

export type Questions = { person(): string; bot(): string; program(): string };

/** The same day at every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const words = ["alternador civic", "mofle", "puerta silverado", "calavera tacoma", "motor f150", "rin 15", "honda acc"];

const paths = (xml: string) =>
  [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");

/**
 * What is asked, from the site's own answers: people search near a yard, open a car, look at prices; each search has
 * another distance, so that most results are made anew. Bots walk the sitemaps.
 */
export async function prepareQuestions(site: string): Promise<Questions> {
  const random = dice(20_261_117);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const stores = await read<{ postalCode: string; locationID: number }[]>(`${site}/api/locations/inventory`);
  const makes = await read<Named[]>(`${site}/api/vehicle/makes?inStock=true`);
  const asked = ({ id }: Named, distance: number) => `make=${id}&model=0&zip=${zip()}&distance=${distance}`;
  const zip = () => pick(stores).postalCode.replace(" ", "");
  const found = await Promise.all(
    makes
      .slice(0, 12)
      .map(({ id }) => read<{ url: string }[]>(`${site}/api/vehicle/search?makeId=${id}&distance=300&zip=${zip()}`)),
  );
  const priced = await Promise.all(
    stores.map(async ({ locationID }) => {
      const path = `/precios-de-piezas?store=${locationID}`;
      return (await fetch(site + path)).ok ? [path] : [];
    }),
  );
  const cars = found.flat().map(({ url }) => new URL(url, site).pathname);
  const map = paths(await (await fetch(`${site}/sitemap.xml`)).text());
  if (cars.length === 0 || map.length === 0) throw new Error("the site tells no cars or no pages");
  const fixed = ["/", "/en", "/ubicaciones", "/precios-de-piezas", "/sell-my-car", "/revise-inventario"];
  return {
    person() {
      const what = random();
      if (what < 0.35) return `/revise-inventario/busque?${asked(pick(makes), 20 + Math.floor(random() * 400))}`;
      if (what < 0.55) return pick(cars);
      if (what < 0.7) return `/api/suggest?t=${encodeURIComponent(pick(words).slice(0, 3 + Math.floor(random() * 9)))}`;
      if (what < 0.78) return pick(priced.flat());
      return pick(what < 0.9 ? fixed : map);
    },
    bot: () => pick(random() < 0.5 ? map : cars),
    program: () => `/api/vehicle/search?makeId=${pick(makes).id}&distance=100&zip=${zip()}`,
  };
}
