import { Island } from "#app/island.tsx";
import { definePage } from "#app/page.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { copy } from "./copy.ts";
import savedYard from "./saved-yard.island.tsx";

/** A shell: what it shows is on the device, and the address says which by what follows its #. */
export const page = definePage("savedYard", {
  load: ({ href, pattern, edition }) => ({
    places: {
      store: pattern("store", edition),
      vehicle: pattern("vehicle", edition),
      locations: href("locations"),
    },
  }),
  head: (_, { edition }) => ({
    title: copy[edition].title,
    description: copy[edition].description,
    noindex: true,
    own: true,
  }),
  Page: ({ places }) => (
    <Wrap wide className="pb-sec">
      <Island of={savedYard} props={{ places }} />
    </Wrap>
  ),
});
