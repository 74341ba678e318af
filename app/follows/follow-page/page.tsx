import { followAddress, followName } from "#app/follows/follow-words.ts";
import { isOffered } from "#app/follows/is-offered.ts";
import { type Follow, readFollow } from "#app/follows/read-follow.ts";
import { formHead } from "#app/forms/form-head.ts";
import { Island } from "#app/island.tsx";
import { definePage, type PageRequest, useCopy, usePage } from "#app/page.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Done } from "#app/ui/form-state.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { currencyOf, formatMoney } from "#core/money.ts";
import { vehicleName } from "#core/vehicle.ts";
import { createPaid } from "#stock/paid-now.ts";
import { copy } from "./copy.ts";
import followForm from "./follow-form.island.tsx";
import "#app/forms/form-part.css";

function load({ query, stock, now, edition, form, token, settings }: PageRequest<"alerts">) {
  const follow = readFollow(query, stock, now);
  return {
    by: settings.alerts,
    follow,
    name: follow && followName(stock, follow, now, edition),
    /** Of the part at the yard, where a price is followed. */
    cents: follow?.kind === "price" ? createPaid(stock, now)(follow.store.id, follow.part.id) : undefined,
    state: form,
    token: token ?? "",
  };
}

function useLead(follow: Follow | undefined, name = ""): string | undefined {
  const words = useCopy(copy);
  const { edition } = usePage();
  switch (follow?.kind) {
    case undefined:
      return undefined;
    case "cars":
      return words.lead(name);
    case "events":
      return words.leads.events(follow.store.name);
    case "event":
      return words.leads.event(name);
    case "price":
      return words.leads.price(follow.part.name[edition], follow.store.name);
  }
}

/** What else is told, or what it is today, and where to see it. */
function About({ follow, cents }: { follow: Follow; cents: number | undefined }) {
  const words = useCopy(copy);
  const { edition, href, settings } = usePage();
  const { part, car } = follow.kind === "cars" ? follow : {};
  const money =
    follow.kind === "price" && cents !== undefined && formatMoney(cents, edition, currencyOf(follow.store.country));
  return (
    <>
      {part && settings.switches.partPrices && <p>{words.price(part.name[edition])}</p>}
      {car && <p>{words.car(vehicleName(car))}</p>}
      {money && <p>{words.today(money)}</p>}
      <p>
        <GoLink href={followAddress(follow, edition, href)}>
          {follow.kind === "cars" ? words.seeSearch : words.see[follow.kind]}
        </GoLink>
      </p>
    </>
  );
}

export const page = definePage("alerts", {
  load,
  head: ({ state, by }, { edition }) => {
    const { off, offText, ...words } = copy[edition];
    const said = isOffered(by) ? words : { title: off, description: `${off}. ${offText}` };
    return {
      ...formHead({ ...said, questions: [] }, state, edition),
      // Every search would be a page of its own.
      noindex: true,
    };
  },
  Page: function Page({ by, follow, name, cents, state, token }) {
    const words = useCopy(copy);
    const { href, settings } = usePage();
    const lead = useLead(follow, name);
    const heading = follow && follow.kind !== "cars" ? words.headings[follow.kind] : words.heading;
    const offered = isOffered(by);
    if (!offered || (!follow && !state?.sent))
      return (
        <Wrap className="pb-sec">
          <PageHead title={offered ? words.heading : words.offHeading} />
          <Empty
            title={offered ? words.noSearch : words.off}
            ways={
              <>
                <GoLink href={href("inventory")}>{words.toInventory}</GoLink>
                <GoLink href={href("findPart")}>{words.toParts}</GoLink>
              </>
            }
          >
            <p>{offered ? words.noSearchText : words.offText}</p>
          </Empty>
        </Wrap>
      );
    return (
      <Wrap className="pb-sec">
        <PageHead title={heading} lead={lead} />
        {follow && <About follow={follow} cents={cents} />}
        {state?.sent ? (
          <Done title={words.thanks}>
            <p>{words.thanksText}</p>
          </Done>
        ) : (
          follow && (
            <div className="form-part">
              <Island
                of={followForm}
                props={{
                  action: href("alerts", {}, { query: new URLSearchParams(follow.query) }),
                  token,
                  by,
                  email: state?.values.email ?? "",
                  errors: state?.errors ?? {},
                  captcha: settings.captcha,
                }}
              />
            </div>
          )
        )}
        <section className="prose mt-7">
          <h2>{words.how}</h2>
          <ul>
            {[words.often, ...(by.mail ? words.byMail : words.byPush)].map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>
            <GoLink href={href("privacy")}>{words.privacy}</GoLink>
          </p>
        </section>
      </Wrap>
    );
  },
});
