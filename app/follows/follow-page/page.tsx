import { followName, readFollow } from "#app/follows/read-follow.ts";
import { formHead } from "#app/forms/form-head.ts";
import { searchKey } from "#app/inventory/search.ts";
import { Island } from "#app/island.tsx";
import { definePage, type PageRequest, useCopy, usePage } from "#app/page.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Done } from "#app/ui/form-state.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { vehicleName } from "#core/vehicle.ts";
import { copy } from "./copy.ts";
import followForm from "./follow-form.island.tsx";

function load({ query, stock, now, edition, form, token, settings }: PageRequest<"alerts">) {
  const follow = readFollow(query, stock, now);
  return {
    by: settings.alerts,
    follow,
    name: follow && followName(stock, follow, now, edition),
    state: form,
    token: token ?? "",
  };
}

export const page = definePage("alerts", {
  load,
  head: ({ state }, { edition }) => ({
    ...formHead({ ...copy[edition], questions: [] }, state, edition),
    // Every search would be a page of its own.
    noindex: true,
  }),
  Page: function Page({ by, follow, name, state, token }) {
    const words = useCopy(copy);
    const { edition, href, settings } = usePage();
    const offered = by.mail || by.push !== undefined;
    if (!offered || (!follow && !state?.sent))
      return (
        <Wrap className="pb-sec">
          <PageHead title={words.heading} />
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
        <PageHead title={words.heading} lead={name && words.lead(name)} />
        {follow && (
          <>
            {follow.part && <p>{words.price(follow.part.name[edition])}</p>}
            {follow.car && <p>{words.car(vehicleName(follow.car))}</p>}
            <p>
              <GoLink href={href("inventoryResults", {}, { query: new URLSearchParams(searchKey(follow.search)) })}>
                {words.seeSearch}
              </GoLink>
            </p>
          </>
        )}
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
            {words.points.map((point) => (
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
