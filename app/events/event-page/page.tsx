import { copy as eventWords } from "#app/events/copy.ts";
import { eventData } from "#app/events/event-data.ts";
import { EventList } from "#app/events/event-list.tsx";
import { EventPicture } from "#app/events/event-picture.tsx";
import { eventDate, eventDays, eventHours } from "#app/events/event-words.ts";
import { TellMeEvent, TellMeEvents } from "#app/follows/tell-me.tsx";
import { definePage, useCopy, usePage } from "#app/page.tsx";
import { breadcrumbData } from "#app/shell/breadcrumb-data.ts";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { isSwitchedOff, withoutDeadLinks } from "#app/switched-off.ts";
import { ShareButton } from "#app/ui/action-buttons.tsx";
import { Band, Wrap } from "#app/ui/band.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { isByStoreHours } from "#core/event.ts";
import { fitTitle, longestDescription } from "#core/page-words.ts";
import { isPartCategory, partCategories } from "#core/part.ts";
import { plainText, shorten } from "#core/text.ts";
import { formatDay } from "#core/time-words.ts";
import { eventFilePath } from "#site/store-files.ts";
import { copy } from "./copy.ts";
import { type EventProps, loadEvent } from "./load.ts";
import { EventSign } from "./sign.tsx";
import "#app/events/events.css";
import "#app/ui/lines.css";
import { GuideSign } from "#app/ui/guide-sign.tsx";

/** Where: every yard's own line, or the one way to all of them. */
function EventPlaces({ event, stores }: Pick<EventProps, "event" | "stores">) {
  const words = useCopy(copy);
  const { href } = usePage();
  const lines = event.allStores
    ? [{ href: href("locations"), name: words.allYards }]
    : stores.map((store) => ({
        href: href("store", { id: store.id, slug: store.slug }),
        name: store.listText,
      }));
  if (lines.length === 0) return null;
  return <GuideSign lines={lines} title={words.where} id="event-where" />;
}

function EventFacts({ event, stores, time }: EventProps) {
  const words = useCopy(copy);
  const shared = useCopy(eventWords);
  const { edition } = usePage();
  const zones = new Set(stores.map((store) => store.schedule.timeZone));
  const hours = eventHours(event, edition);
  const discounts = event.discounts.map(({ category, percent }) => {
    const known = isPartCategory(category) ? partCategories[category][edition] : category;
    const name = category === "*" ? words.everyPart : known;
    return <div key={category}>{words.percent(name, percent)}</div>;
  });
  const states = { coming: undefined, running: shared.running, past: shared.past };
  return (
    <Facts
      facts={[
        { name: words.state, value: event.cancelled ? shared.cancelled : states[time] },
        { name: words.date, value: eventDays(event, edition) },
        { name: words.hours, value: zones.size > 1 && !isByStoreHours(event) ? `${hours}, ${words.clock}` : hours },
        { name: words.discount, value: discounts.length > 0 ? discounts : undefined },
      ]}
    />
  );
}

export const page = definePage("event", {
  load: loadEvent,
  head: ({ event, stores, picture }, { edition, url, settings }) => {
    const here = url("event", { id: event.id });
    const day = event.startsAt.slice(0, 10);
    const image = picture && new URL(`/images/${picture.id}`, here).href;
    const around = { edition, url: here, homeUrl: url("home"), brand: settings.brand, image };
    return {
      title: fitTitle(
        settings.brand,
        copy[edition].title(event.title[edition], formatDay(day, edition, "full")),
        copy[edition].title(event.title[edition], formatDay(day, edition)),
        event.title[edition],
      ),
      description: shorten(plainText(event.description[edition]), longestDescription),
      jsonLd: [
        ...eventData(event, stores, around),
        breadcrumbData([
          { href: url("events"), text: copy[edition].others },
          { href: here, text: event.title[edition] },
        ]),
      ],
    };
  },
  list: function* (stock) {
    for (const { id } of stock.campaigns.events) yield { id: String(id) };
  },
  Page: function Page(props) {
    const words = useCopy(copy);
    const view = usePage();
    const { edition, href, url } = view;
    const { event, time, picture, others, stores } = props;
    const title = event.title[edition];
    const [only, ...more] = stores;
    const links = event.links.filter((link) => !isSwitchedOff(view, link.url[edition]));
    const description = withoutDeadLinks(view, event.description[edition]);
    return (
      <>
        <Wrap wide>
          <Breadcrumbs here={title} />
          <EventSign event={event} time={time} date={eventDate(event, edition)} />
        </Wrap>
        <Wrap wide className="event-body mt-6 pb-sec">
          <div>
            {event.cancelled && (
              <Notice title={words.cancelledTitle} className="mb-5">
                {words.cancelledNote}
              </Notice>
            )}
            {time === "past" && !event.cancelled && (
              <p className="mb-5">{words.pastNote(formatDay(event.endsAt.slice(0, 10), edition, "full"))}</p>
            )}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was imported */}
            <div className="prose event-text" dangerouslySetInnerHTML={{ __html: description }} />
            {links.length > 0 && (
              <ul className="lines mt-4" aria-label={words.links}>
                {links.map((link) => (
                  <li key={link.url[edition]}>
                    <GoLink href={link.url[edition]}>{link.text[edition]}</GoLink>
                  </li>
                ))}
              </ul>
            )}
            {!event.cancelled && <EventPicture event={event} picture={picture} />}
          </div>
          <div className="stack stack--6">
            <EventFacts {...props} />
            <Buttons>
              {time !== "past" && !event.cancelled && (
                <LinkButton icon="card" href={eventFilePath(event.id, edition)}>
                  {words.calendar}
                </LinkButton>
              )}
              <ShareButton title={title} url={url("event", { id: event.id })} />
            </Buttons>
            {time !== "past" && !event.cancelled && <TellMeEvent eventId={event.id} />}
            <EventPlaces {...props} />
            {only && more.length === 0 && <TellMeEvents storeId={only.id} />}
          </div>
        </Wrap>
        {others.length > 0 && (
          <Band ground="zinc" wide labelledBy="others">
            <h2 className="mb-5" id="others">
              {words.others}
            </h2>
            <EventList lines={others} />
            <p className="mt-5">
              <GoLink href={href("events")}>{words.allEvents}</GoLink>
            </p>
          </Band>
        )}
      </>
    );
  },
});
