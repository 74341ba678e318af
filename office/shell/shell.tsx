import type { ReactNode } from "react";
import { Island } from "#app/island.tsx";
import { useCopy } from "#app/page.tsx";
import { Logo } from "#app/shell/logo.tsx";
import { nameOfStaff, roleOf } from "#core/staff.ts";
import { otherEdition } from "#site/editions.ts";
import { may } from "../access.ts";
import { type OfficeView, useOffice } from "../page.tsx";
import type { OfficePageId } from "../pages.ts";
import queueStrip, { type QueueStripProps } from "../queue/queue-strip.island.tsx";
import { ActionForm } from "./action-form.tsx";
import { copy } from "./copy.ts";
import { OfficeIcon } from "./icon.tsx";
import { mainItems, moreItems, type NavItem, siteItems } from "./nav-items.ts";
import { YardSwitch } from "./yard-switch.tsx";
import "./shell.css";

/** A page of one thing belongs to the list of them. */
const parents: Partial<Record<OfficePageId, OfficePageId>> = {
  differences: "today",
  file: "files",
  lead: "leads",
  walk: "cars",
};

function Item({ id, icon }: NavItem) {
  const words = useCopy(copy);
  const { id: here, href, newLeads } = useOffice();
  const isHere = here === id || parents[here] === id;
  return (
    <li>
      <a href={href(id)} aria-current={isHere ? "page" : undefined}>
        <OfficeIcon name={icon} />
        <span>{words[id]}</span>
        {id === "leads" && newLeads > 0 && (
          <b className="o-count">
            <span className="sr-only">{words.newLeads}</span>
            {newLeads}
          </b>
        )}
      </a>
    </li>
  );
}

function OtherLanguage({ children }: { children?: ReactNode }) {
  const words = useCopy(copy);
  const { edition, otherHref } = useOffice();
  const other = otherEdition(edition);
  if (otherHref === undefined) return null;
  return (
    <a href={otherHref} lang={other} hrefLang={other}>
      {children}
      {words.other}
    </a>
  );
}

/** Forms, not links: what is fetched ahead must not sign anybody out. */
function SignOut({ children }: { children?: ReactNode }) {
  const words = useCopy(copy);
  return (
    <ActionForm to="devices" name="sign-out">
      <button type="submit" className="o-plain">
        {children}
        {words.signOut}
      </button>
    </ActionForm>
  );
}

/** Whether the page that is open has no key of its own on a phone. */
const inMore = (view: OfficeView) => [...siteItems(view), ...moreItems(view)].some(({ id }) => id === view.id);

const roleName = ({ staff, edition }: OfficeView) => (staff ? copy[edition].roles[roleOf(staff)] : "");

function Me() {
  const view = useOffice();
  const { staff } = view;
  if (!staff) return null;
  return (
    <div className="o-me">
      <p>
        <b>{staff.name ? nameOfStaff(staff) : staff.email}</b>
        <br />
        {roleName(view)}
      </p>
      <div className="o-me__acts">
        <OtherLanguage />
        <SignOut />
      </div>
    </div>
  );
}

/** On a phone: what has no key of its own at the bottom. */
function More() {
  const view = useOffice();
  return (
    <div className="o-more" id="o-more" popover="auto">
      <p className="o-more__who">
        <b>{view.staff && nameOfStaff(view.staff)}</b> {roleName(view)}
      </p>
      <ul>
        {[...siteItems(view), ...moreItems(view)].map((item) => (
          <Item key={item.id} {...item} />
        ))}
        {view.otherHref !== undefined && (
          <li>
            <OtherLanguage>
              <OfficeIcon name="globe" />
            </OtherLanguage>
          </li>
        )}
        <li>
          <SignOut>
            <OfficeIcon name="leave" />
          </SignOut>
        </li>
      </ul>
    </div>
  );
}

/** What the device has noted and the office does not know yet, of whoever works with cars. */
function Waiting() {
  const { staff, csrf, href } = useOffice();
  if (!staff || !(may(staff, "move", "any") || may(staff, "receive", "any"))) return null;
  const props: QueueStripProps = {
    target: { action: href("cars"), csrf },
    me: { who: staff.id, name: nameOfStaff(staff) },
    seesToOthers: may(staff, "staff", "any"),
    signIn: href("signIn"),
  };
  return (
    <div className="o-waits">
      <Island of={queueStrip} props={props} />
    </div>
  );
}

/** The frame of every page behind the sign-in: a rail at a desk, keys at the thumb on a phone. */
export function Shell({ children }: { children: ReactNode }) {
  const words = useCopy(copy);
  const view = useOffice();
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <div className="o-shell">
        <header className="o-rail">
          <a className="o-logo" href={view.href("today")} aria-label={words.home(view.brand)}>
            <Logo on="dark" place="office" />
            <span>{words.office}</span>
          </a>
          <YardSwitch />
          <nav className="o-nav" aria-label={words.nav}>
            <ul>
              {mainItems(view).map((item) => (
                <Item key={item.id} {...item} />
              ))}
            </ul>
            {siteItems(view).length > 0 && (
              <ul className="o-nav__extra" aria-label={words.site}>
                {siteItems(view).map((item) => (
                  <Item key={item.id} {...item} />
                ))}
              </ul>
            )}
            <ul className="o-nav__extra">
              {moreItems(view).map((item) => (
                <Item key={item.id} {...item} />
              ))}
            </ul>
            <button
              className="o-nav__more"
              type="button"
              popoverTarget="o-more"
              aria-current={inMore(view) ? "true" : undefined}
            >
              <OfficeIcon name="more" />
              <span>{words.more}</span>
            </button>
          </nav>
          <Me />
          <More />
        </header>
        <main id="main" className="o-main">
          {children}
          <Waiting />
        </main>
      </div>
      <div className="sr-only" id="live" aria-live="polite" aria-atomic="true" />
    </>
  );
}
