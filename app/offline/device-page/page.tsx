import { Island } from "#app/island.tsx";
import { definePage, usePage } from "#app/page.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { copy } from "./copy.ts";
import device from "./device.island.tsx";

/** What the device keeps, to be seen and erased; also what the worker shows for a page that it has not kept. */
export const page = definePage("device", {
  load: () => ({}),
  head: (_, { edition }) => ({
    title: copy[edition].title,
    description: copy[edition].description,
    noindex: true,
  }),
  Page: function Page() {
    const { href } = usePage();
    return (
      <Wrap wide className="pb-sec">
        <Island
          of={device}
          props={{
            own: href("device"),
            list: href("myList"),
            car: href("vehicle", { vin: "0" }).slice(0, -1),
            savedYard: href("savedYard"),
          }}
        />
      </Wrap>
    );
  },
});
