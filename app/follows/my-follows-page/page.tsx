import type { ReactNode } from "react";
import { followAddress, followName } from "#app/follows/follow-words.ts";
import { isOffered } from "#app/follows/is-offered.ts";
import { type Follow, readFollow } from "#app/follows/read-follow.ts";
import { definePage, type PageRequest, useCopy, usePage } from "#app/page.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Done } from "#app/ui/form-state.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { copy } from "./copy.ts";

type Line = { id: number; name: string; see: { kind: Follow["kind"]; href: string } | undefined; confirmed: boolean };

function load({ follows, query, stock, now, edition, href }: PageRequest<"myAlerts">) {
  const lines = (follows?.lines ?? []).map(({ id, query, confirmed }): Line => {
    const follow = readFollow(new URLSearchParams(query), stock, now);
    return {
      id,
      confirmed,
      name: follow ? followName(stock, follow, now, edition) : copy[edition].notThere,
      see: follow && { kind: follow.kind, href: followAddress(follow, edition, href) },
    };
  });
  return { lines, said: follows?.said, mailbox: follows?.mailbox, linked: query.has("k") || query.has("n") };
}

/** A button that does something; looking at the page does nothing, since programs that guard mailboxes look at every link. */
function Act({ act, id, children }: { act: "yes" | "stop" | "never" | "again"; id?: number; children: ReactNode }) {
  const { path } = usePage();
  return (
    <form method="post" action={path}>
      {id !== undefined && <input type="hidden" name="follow" value={id} />}
      <Button look={act === "yes" ? "yellow" : "line"} big={act === "yes"} name="act" value={act}>
        {children}
      </Button>
    </form>
  );
}

function Lines({ lines, stop }: { lines: Line[]; stop: boolean }) {
  const words = useCopy(copy);
  return (
    <ul className="plain">
      {lines.map(({ id, name, see }) => (
        <li key={id} className="mt-5">
          <p>
            <b>{name}</b>
          </p>
          {see && (
            <p>
              <GoLink href={see.href}>{words.see[see.kind]}</GoLink>
            </p>
          )}
          {stop && (
            <Act act="stop" id={id}>
              {words.stop}
              <span className="sr-only">{words.stopOf(name)}</span>
            </Act>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Behind the link for those who want no mail at all: they have no account, and may never have asked for anything. */
function Mailbox({ state }: { state: "open" | "quiet" }) {
  const words = useCopy(copy);
  const { title, text, button } = words.mailbox[state];
  return (
    <Wrap className="pb-sec">
      <PageHead title={title} lead={text} />
      <Act act={state === "open" ? "never" : "again"}>{button}</Act>
    </Wrap>
  );
}

export const page = definePage("myAlerts", {
  load,
  head: ({ lines, said, linked, mailbox }, { edition }) => ({
    title: mailbox ? copy[edition].mailbox[mailbox].title : copy[edition].title,
    description: copy[edition].description,
    noindex: true,
    uncounted: true,
    ...(linked && lines.length === 0 && said === undefined && mailbox === undefined && { status: 404 }),
  }),
  Page: function Page({ lines, said, linked, mailbox }) {
    const words = useCopy(copy);
    const { href, settings } = usePage();
    const waiting = lines.filter(({ confirmed }) => !confirmed);
    const following = lines.filter(({ confirmed }) => confirmed);
    if (mailbox) return <Mailbox state={mailbox} />;
    if (lines.length === 0) {
      const { mail } = settings.alerts;
      const [title, text] =
        said === "ended"
          ? [words.done, words.endedAll]
          : linked
            ? [words.goneTitle, words.gone]
            : mail
              ? [words.noLinkTitle, words.noLink]
              : isOffered(settings.alerts)
                ? [words.noMailTitle, words.noMail]
                : [words.offTitle, words.off];
      return (
        <Wrap className="pb-sec">
          <PageHead title={words.heading} />
          <Empty title={title} ways={<GoLink href={href("inventory")}>{words.toInventory}</GoLink>}>
            <p>{text}</p>
          </Empty>
        </Wrap>
      );
    }
    return (
      <Wrap className="pb-sec">
        <PageHead
          title={waiting.length > 0 ? words.waiting : words.heading}
          lead={waiting.length > 0 ? words.waitingText : words.lead}
        />
        {said && (
          <Done title={words.done}>
            <p>{said === "confirmed" ? words.confirmed : words.ended}</p>
          </Done>
        )}
        {waiting.length > 0 && (
          <>
            <Lines lines={waiting} stop={false} />
            <Act act="yes">{words.yes}</Act>
          </>
        )}
        {following.length > 0 && (
          <section className="mt-7">
            {waiting.length > 0 && <h2>{words.heading}</h2>}
            <Lines lines={following} stop />
          </section>
        )}
        <div className="mt-7">
          <Act act="stop">{words.stopAll}</Act>
        </div>
      </Wrap>
    );
  },
});
