import { splitMatrix } from "#site/matrix.ts";
import { pageIds, pages } from "#site/pages.ts";

const segmentsOf = (path: string) => path.toLowerCase().split("/").filter(Boolean);
const routes = pageIds.flatMap((id) => Object.values(pages[id].paths).map(segmentsOf));
/** What the site answers beside its pages. */
const files = new Set(["images", "prices", "assets", "twitter", "facebook"]);

/** Whether an address of this site leads somewhere; whether there is a store or an event of that number is not asked. */
export function leadsSomewhere(address: string): boolean {
  if (address.startsWith("page:")) return pageIds.some((id) => id.toLowerCase() === address.slice(5).toLowerCase());
  if (!address.startsWith("/")) return true;
  const [path = ""] = address.split(/[?#]/, 1);
  const asked = segmentsOf(splitMatrix(path).path);
  if (files.has(asked[0] ?? "")) return true;
  const ways = asked[0] === "en" ? [asked, asked.slice(1)] : [asked];
  return ways.some((parts) =>
    routes.some(
      (route) => route.length === parts.length && route.every((one, i) => one.startsWith(":") || one === parts[i]),
    ),
  );
}
