import { definePage, useCopy } from "#app/page.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { listNewestArrivals } from "#stock/vehicles.ts";
import { Cards, type CarOfYard } from "./cards.tsx";
import { copy } from "./copy.ts";
import { Colors, Vehicles } from "./drawings.tsx";
import { Lists } from "./lists.tsx";
import { Actions, Forms, PlateKinds, Signs } from "./signs.tsx";
import { States } from "./states.tsx";

type Props = { car: CarOfYard | undefined };

function Page({ car }: Props) {
  const words = useCopy(copy);
  return (
    <div className="wrap wrap--wide kit">
      <PageHead title={words.title} lead={words.lead} crumbs={false} />
      <Vehicles />
      <Signs />
      <PlateKinds />
      <Actions />
      <Forms />
      <States />
      <Lists />
      <Cards car={car} />
      <Colors />
    </div>
  );
}

/** Every component on one page; served in development only. */
export const page = definePage("kit", {
  load: ({ stock }): Props => {
    const [vehicle] = listNewestArrivals(stock, 1);
    const store = vehicle && stock.chain.storeById.get(vehicle.storeId);
    return { car: store && { vehicle, store } };
  },
  head: (_, { edition }) => ({ title: copy[edition].title, noindex: true }),
  Page,
});
