import { Island } from "#app/island.tsx";
import myList from "#app/list/my-list.island.tsx";
import { definePage, useCopy, usePage } from "#app/page.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { vehicleSymbolsName } from "#drawings/vehicle-symbol.ts";
import { copy } from "./copy.ts";

/** An address up to what only the device knows. */
const before = (address: string, end: string) => address.slice(0, address.lastIndexOf(end));

export const page = definePage("myList", {
  load: () => ({}),
  head: (_, { edition }) => ({
    title: copy[edition].title,
    description: copy[edition].description,
    noindex: true,
    uncounted: true,
    own: true,
  }),
  Page: function Page() {
    const words = useCopy(copy);
    const { href, url, asset, settings } = usePage();
    return (
      <Wrap wide>
        <h1 className="sr-only">{words.heading}</h1>
        <noscript>
          <Empty
            title={words.needsScript}
            ways={
              <>
                <GoLink href={href("inventory")}>{words.cars}</GoLink>
                {settings.switches.partPrices && <GoLink href={href("partPricing")}>{words.prices}</GoLink>}
              </>
            }
          >
            <p>{words.noScript}</p>
          </Empty>
        </noscript>
        <div className="of-device">
          <Island
            of={myList}
            props={{
              coreWaived: chainFacts().rules.coreWaived === true,
              links: {
                car: before(href("vehicle", { vin: "0" }), "0"),
                yard: before(href("store", { id: 0, slug: "0" }), "0/0"),
                cars: href("inventory"),
                prices: settings.switches.partPrices ? href("partPricing") : undefined,
                device: href("device"),
                here: url("myList"),
                art: asset(`art/vehicles/${vehicleSymbolsName}`),
              },
            }}
          />
        </div>
      </Wrap>
    );
  },
});
