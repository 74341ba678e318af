import { Island } from "#app/island.tsx";
import { useCopy } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { may } from "../access.ts";
import { Trail } from "../audit/trail.tsx";
import goOn from "../cars/walk/go-on.island.tsx";
import { definePage, GoTo, useOffice } from "../page.tsx";
import { matchPath } from "../pages.ts";
import { OfficeIcon } from "../shell/icon.tsx";
import { Panel } from "../shell/panel.tsx";
import { copy } from "./copy.ts";
import { loadToday, type TodayProps } from "./load.ts";
import { Yards } from "./yards.tsx";
import "./today.css";

function Waits({ things }: Pick<TodayProps, "things">) {
  const words = useCopy(copy);
  return (
    <Panel id="waits" title={words.waits} why={things.length > 0 && words.things(things.length)}>
      {things.length === 0 ? (
        <p className="o-panel__body">
          <span className="o-state o-state--ok">{words.nothing}</span>
        </p>
      ) : (
        <ul className="o-lines">
          {things.map(({ key, icon, look, title, why, way }) => (
            <li key={key}>
              <span className={`o-mark o-mark--${look}`}>
                <OfficeIcon name={icon} />
              </span>
              <div>
                <h3>{title}</h3>
                <p>{why}</p>
              </div>
              {way && (
                <LinkButton look={look === "now" ? "yellow" : "line"} href={way.href}>
                  {way.text}
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Ahead({ ahead }: Pick<TodayProps, "ahead">) {
  const words = useCopy(copy);
  return (
    <Panel id="ahead" title={words.ahead}>
      {ahead.length === 0 ? (
        <p className="o-panel__body">{words.noneAhead}</p>
      ) : (
        <ul className="o-lines">
          {ahead.map(({ key, day, kind, title, where }) => (
            <li key={key}>
              <span className={kind === "event" ? "o-day o-day--event" : "o-day"}>{day}</span>
              <div>
                <h3>{title}</h3>
                <p>{where}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Today({ heading, clock, yards, things, ahead, latest }: TodayProps) {
  const words = useCopy(copy);
  const { staff, href } = useOffice();
  return (
    <>
      <div className="o-head">
        <div>
          <h1>{heading}</h1>
          <p>{clock}</p>
        </div>
      </div>
      {staff && may(staff, "move", "any") && <Island of={goOn} props={{ who: staff.id, walk: href("walk") }} />}
      <div className="o-stack">
        {yards.length <= 4 && <Yards yards={yards} />}
        <div className="o-cols o-cols--side">
          <div className="o-stack">
            <Waits things={things} />
            {yards.length > 4 && <Yards yards={yards} />}
          </div>
          <div className="o-stack">
            <Ahead ahead={ahead} />
            {latest && (
              <Panel id="latest" title={words.latest}>
                <div className="o-panel__body">
                  {latest.length > 0 ? <Trail lines={latest} /> : <p>{words.noLatest}</p>}
                </div>
              </Panel>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

export const page = definePage("today", {
  load: loadToday,
  Page: Today,
  actions: {
    /** Which yard all pages are about from now on; back to where it was chosen. */
    async yard({ yards, href }, fields) {
      const back = fields.get("back") ?? "";
      const yard = yards.find(({ id }) => String(id) === fields.get("yard"));
      return new GoTo(matchPath(back).kind === "page" ? back : href("today"), { yard: String(yard?.id ?? "") });
    },
  },
});
