import { followOfCar } from "#app/follows/read-follow.ts";
import { TellMeMore } from "#app/follows/tell-me.tsx";
import { definePage, Redirect, useCopy, usePage } from "#app/page.tsx";
import { listPartLinks } from "#app/parts/common-parts.ts";
import { PartLinks } from "#app/parts/part-links.tsx";
import { breadcrumbData } from "#app/shell/breadcrumb-data.ts";
import { PrintButton, ShareButton } from "#app/ui/action-buttons.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { Buttons } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { WholeNames } from "#app/ui/whole-names.tsx";
import { findYard } from "#app/yard/find-yard.ts";
import { isByVin } from "#core/car-facts.ts";
import { gone, notFound } from "#core/errors.ts";
import { runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import { holdText } from "#core/hold-words.ts";
import { fitDescription, fitTitle } from "#core/page-words.ts";
import { dangerOf } from "#core/part-dangers.ts";
import { sentence } from "#core/sentence.ts";
import { formatDay } from "#core/time-words.ts";
import { type Vehicle, vehicleKey, vehicleName } from "#core/vehicle.ts";
import { aboutYard } from "#core/yard-figures.ts";
import { findStoreMap } from "#stock/maps.ts";
import { resolvePlace } from "#stock/places.ts";
import { findStore, getStore, typicalStayDays } from "#stock/stores.ts";
import { findVehicle } from "#stock/vehicles.ts";
import { Answer } from "./answer.tsx";
import { BeforeYouCome } from "./before.tsx";
import { copy } from "./copy.ts";
import { VehicleFacts } from "./facts.tsx";
import { findOthers } from "./find-others.ts";
import { GoneCar, UnknownCar } from "./gone.tsx";
import { Picture } from "./picture.tsx";
import { SharingList } from "./sharing-list.tsx";
import { SimilarList } from "./similar-list.tsx";
import { TrailBar } from "./trail-bar.tsx";
import { vehicleData } from "./vehicle-data.ts";
import { Way } from "./way.tsx";
import "#app/ui/section-head.css";
import "#app/vehicle/vehicle.css";

export const page = definePage("vehicle", {
  load(request) {
    const { params, stock, href, edition } = request;
    const vehicle = findVehicle(stock, params.vin);
    if (!vehicle) throw notFound(`vehicle ${params.vin}`);
    if (vehicle.leftOn !== null) throw gone(`vehicle ${params.vin}`, vehicle);
    const key = vehicleKey(vehicle);
    if (params.vin !== key) return new Redirect(href("vehicle", { vin: key }), 308);
    const store = getStore(stock, vehicle.storeId);
    return {
      vehicle,
      store,
      map: findStoreMap(stock, store.id),
      yard: findYard(stock, store.id, edition, { lit: [vehicle.id], row: vehicle.row, section: vehicle.section }),
      stayDays: typicalStayDays(stock, store.id),
      parts: listPartLinks(request, stock, vehicle.modelId, {
        years: [[vehicle.year, vehicle.year]],
        place: resolvePlace(stock, store.postalCode),
      }),
      ...findOthers(stock, vehicle, store),
    };
  },
  head: ({ vehicle, store }, { edition, url, settings }) => {
    const words = copy[edition];
    const name = vehicleName(vehicle);
    const here = url("vehicle", { vin: vehicleKey(vehicle) });
    const place = vehicle.row && words.inRow(vehicle.row);
    const day = formatDay(vehicle.dateSet, edition, "full");
    return {
      yards: aboutYard("car", store.id),
      title: fitTitle(
        settings.brand,
        words.title(name, store.mapTextLine1) + place,
        words.title(name, store.city) + place,
        words.title(name, store.city),
        `${name}, ${store.city}`,
      ),
      description: fitDescription(
        words.description(name, store.city, place, day, vehicle.stockNumber && words.numbered(vehicle.stockNumber)),
        words.description(name, store.city, place, day, ""),
      ),
      jsonLd: [
        vehicleData(vehicle, here),
        breadcrumbData([
          { href: url("inventory"), text: copy[edition].crumb },
          { href: url("storeStock", { id: store.id, slug: store.slug }), text: store.name },
          { href: here, text: name },
        ]),
      ],
    };
  },
  failure(error, { stock, params, edition }) {
    if (error.code === "not-found") {
      return {
        head: { title: copy[edition].unknownTitle, description: copy[edition].unknown(params.vin.slice(0, 40)) },
        body: <UnknownCar asked={params.vin} />,
      };
    }
    const vehicle = error.code === "gone" ? (error.data as Vehicle | undefined) : undefined;
    const store = vehicle && findStore(stock, vehicle.storeId);
    if (!vehicle || !store) return undefined;
    return {
      head: { title: copy[edition].goneTitle(vehicleName(vehicle)) },
      body: <GoneCar vehicle={vehicle} store={store} {...findOthers(stock, vehicle, store)} />,
    };
  },
  Page: function Page({ vehicle, store, map, yard, stayDays, parts, sharing, similar }) {
    const words = useCopy(copy);
    const { url, edition, now } = usePage();
    const name = vehicleName(vehicle);
    const held = holdText(vehicle, store.schedule.timeZone, now, edition);
    return (
      <Wrap wide className="pb-sec">
        <TrailBar store={store} car={vehicleKey(vehicle)} />
        <div className="onecar__head">
          <h1>
            <WholeNames>{name}</WholeNames>
          </h1>
          <Buttons>
            <ShareButton title={name} url={url("vehicle", { vin: vehicleKey(vehicle) })} label={words.share} />
            <PrintButton />
          </Buttons>
        </div>
        {runsOnHighVoltage(vehicle) && (
          <Notice className="mb-4">
            {dangerOf("high-voltage-car")[edition]} {isByVin(vehicle.facts.byVin, "high_voltage") && words.itsVinSays}
          </Notice>
        )}
        {held && (
          <Notice className="mb-4" title={sentence(held)}>
            {words.held}
          </Notice>
        )}
        <div className="onecar">
          <div className="onecar__way">
            <Answer vehicle={vehicle} store={store} />
            <Way vehicle={vehicle} store={store} map={map} yard={yard} />
            <BeforeYouCome store={store} />
            <TellMeMore query={followOfCar(vehicle, store.postalKey)} />
          </div>
          <div className="onecar__car">
            <Picture vehicle={vehicle} />
            <VehicleFacts vehicle={vehicle} store={store} stayDays={stayDays} />
          </div>
        </div>
        <PartLinks
          links={parts}
          query={{ make: vehicle.makeId, model: vehicle.modelId, year: vehicle.year, zip: store.postalCode }}
        />
        <div className="no-print">
          {sharing ? (
            <section className="mt-7" aria-labelledby="sharing">
              <h2 className="section-head" id="sharing">
                {words.sharing}
              </h2>
              <SharingList vehicle={vehicle} store={store} sharing={sharing} />
            </section>
          ) : (
            <SimilarList vehicle={vehicle} store={store} similar={similar} />
          )}
        </div>
      </Wrap>
    );
  },
});
