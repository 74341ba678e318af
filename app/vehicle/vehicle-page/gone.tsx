import { useCopy, usePage } from "#app/page.tsx";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { Band, Wrap } from "#app/ui/band.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Store } from "#core/store.ts";
import { formatDay } from "#core/time-words.ts";
import { type Vehicle, vehicleName } from "#core/vehicle.ts";
import { copy } from "./copy.ts";
import type { Others } from "./find-others.ts";
import { AllOfModel, CarsHere, CarsNear } from "./others.tsx";
import { SharingList } from "./sharing-list.tsx";

type GoneCarProps = Others & { vehicle: Vehicle; store: Store };

/** A car that has left: since when, and what is like it. */
export function GoneCar({ vehicle, store, sharing, similar }: GoneCarProps) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const name = vehicleName(vehicle);
  const how = vehicle.leftHow ?? "gone";
  const left = words.left[how](store.name, formatDay(vehicle.leftOn ?? "", edition, "full"));
  // What was sold whole or went elsewhere was not emptied.
  const why = how === "moved" ? words.notThereYet : how === "sold" ? "" : words.pulled;
  const { here, near } = similar;
  // A list on somebody's telephone links there, and does not know that the car has left.
  const id = sharing ? "sharing" : "similar";
  const some = sharing || here.length + near.length > 0;
  return (
    <>
      <Wrap>
        <Breadcrumbs here={name} />
        <PageHead title={words.goneHeading(name)} />
        <Notice title={left}>
          {why} {some ? words.goneLike : words.goneNone}
        </Notice>
      </Wrap>
      <Band labelledBy={id}>
        <h2 className="mb-5" id={id}>
          {sharing ? words.sharing : words.similar}
        </h2>
        {sharing ? (
          <SharingList vehicle={vehicle} store={store} sharing={sharing} />
        ) : (
          <>
            {here.length > 0 && <CarsHere cars={here} store={store} />}
            {near.length > 0 && <CarsNear cars={near} from={store} />}
            <p className="mt-4">
              <AllOfModel vehicle={vehicle} store={store} />
            </p>
          </>
        )}
      </Band>
    </>
  );
}

export function UnknownCar({ asked }: { asked: string }) {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <Wrap className="pb-sec">
      <Breadcrumbs here={words.unknownTitle} />
      <PageHead title={words.unknownHeading} lead={words.unknown(asked.slice(0, 40))} />
      <Buttons>
        <LinkButton icon="search" href={href("inventory")}>
          {words.unknownAsk}
        </LinkButton>
      </Buttons>
    </Wrap>
  );
}
