import { EventList } from "#app/events/event-list.tsx";
import { TellMeEvents } from "#app/follows/tell-me.tsx";
import { Island } from "#app/island.tsx";
import { mark } from "#app/marks.ts";
import { definePage, useCopy, usePage } from "#app/page.tsx";
import { breadcrumbData } from "#app/shell/breadcrumb-data.ts";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { placeError } from "#app/stores/place-copy.ts";
import placeField from "#app/stores/place-field.island.tsx";
import { radiusWords } from "#app/stores/radius-words.ts";
import { Wrap } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Select } from "#app/ui/field.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { EventTime } from "#core/event.ts";
import { nextCampaignChange } from "#stock/campaign-changes.ts";
import { copy } from "./copy.ts";
import { type EventsProps, loadEvents, nearMiles } from "./load.ts";
import "#app/events/events.css";
import "#app/ui/find-bar.css";

function Filters({ stores, store, typed, wrong }: EventsProps) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const options = [
    { value: "", text: words.everyStore },
    ...stores.map(({ id, listText }) => ({ value: String(id), text: listText })),
  ];
  const error = wrong && placeError(wrong, typed, edition);
  return (
    <form className="find-bar find-bar--three" action={href("events")} {...mark("swap", "event-list")}>
      <Select
        id="events-store"
        name="store"
        label={words.store}
        options={options}
        defaultValue={store ? String(store.id) : ""}
      />
      <Island of={placeField} props={{ id: "events-zip", value: typed, error }} />
      <Button look="ink">{words.show}</Button>
    </form>
  );
}

function Found({ lines, store, place, placeName, farOnly }: EventsProps) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const radius = radiusWords(nearMiles, place, edition);
  const said = farOnly
    ? words.far(radius, placeName)
    : place
      ? words.near(lines.length, radius, placeName)
      : store
        ? words.atStore(lines.length, store.name)
        : words.all(lines.length);
  return (
    <p className="mt-4" role="status">
      {said} {(store || place) && <a href={href("events")}>{words.clear}</a>}
    </p>
  );
}

const times: readonly EventTime[] = ["running", "coming", "past"];

function Times({ lines }: Pick<EventsProps, "lines">) {
  const words = useCopy(copy);
  const { href, settings } = usePage();
  const ahead = lines.some(({ time }) => time !== "past");
  return (
    <>
      {!ahead && (
        <Empty
          title={words.nothingTitle}
          ways={settings.switches.partPrices && <GoLink href={href("partPricing")}>{words.prices}</GoLink>}
        >
          <p>{words.nothing}</p>
        </Empty>
      )}
      {times.map((time) => {
        const here = lines.filter((line) => line.time === time);
        if (here.length === 0) return null;
        return (
          <section key={time} className="mt-6" aria-labelledby={`events-${time}`}>
            <h2 className="mb-4" id={`events-${time}`}>
              {words[time]}
            </h2>
            <EventList lines={time === "past" ? here.toReversed() : here} />
          </section>
        );
      })}
    </>
  );
}

function SideArt({ art }: Pick<EventsProps, "art">) {
  const words = useCopy(copy);
  if (art.length === 0) return null;
  return (
    <aside className="side-art" aria-label={words.ads}>
      {art.map(({ id, title, url, picture }) => (
        <a key={id} href={url}>
          <img src={`/images/${picture.id}`} width={picture.width} height={picture.height} alt={title} loading="lazy" />
        </a>
      ))}
    </aside>
  );
}

export const page = definePage("events", {
  load: loadEvents,
  head: ({ store, typed }, { edition, stock, now, url }) => ({
    changes: nextCampaignChange(stock, now),
    title: copy[edition].title,
    description: copy[edition].description,
    noindex: Boolean(store || typed),
    jsonLd: [breadcrumbData([{ href: url("events"), text: copy[edition].heading }])],
  }),
  Page: function Page(props) {
    const words = useCopy(copy);
    return (
      <Wrap wide className="pb-sec">
        <Breadcrumbs />
        <PageHead title={words.heading} lead={words.lead} />
        <div className="events-page">
          <div id="event-list">
            <Filters {...props} />
            <Found {...props} />
            <Times {...props} />
            {props.store && <TellMeEvents storeId={props.store.id} />}
          </div>
          <SideArt {...props} />
        </div>
      </Wrap>
    );
  },
});
