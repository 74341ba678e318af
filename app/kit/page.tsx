import { definePage, useCopy } from "#app/page.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Cards } from "./cards.tsx";
import { copy } from "./copy.ts";
import { Colors, Vehicles } from "./drawings.tsx";
import { Lists } from "./lists.tsx";
import { Actions, Forms, Signs } from "./signs.tsx";
import { States } from "./states.tsx";

function Page() {
  const words = useCopy(copy);
  return (
    <div className="wrap wrap--wide kit">
      <PageHead title={words.title} lead={words.lead} crumbs={false} />
      <Vehicles />
      <Signs />
      <Actions />
      <Forms />
      <States />
      <Lists />
      <Cards />
      <Colors />
    </div>
  );
}

/** Every component on one page; served in development only. */
export const page = definePage("kit", {
  load: () => ({}),
  head: (_props, { edition }) => ({ title: copy[edition].title, noindex: true }),
  Page,
});
