import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { defineIsland } from "#app/define-island.tsx";
import { copy } from "#app/inventory/last-visit-copy.ts";
import { keepVisit, lastVisits, newIds, type Visit } from "#app/inventory/last-visits.ts";
import { useCopy, useEdition } from "#app/page.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { editions } from "#site/editions.ts";
import "#app/inventory/results.css";
import { pageEdition } from "#app/shell/browser/page-edition.ts";
import { type Trail, trailKey } from "#app/vehicle/trail.ts";

/** The cars of this page in their order, for the bar over each of them. */
function readTrail(total: string): Trail {
  const cars = [...document.querySelectorAll("#cars .car")].flatMap((car) => {
    const href = car.querySelector("a")?.getAttribute("href");
    const name = car.querySelector("a")?.textContent ?? "";
    const row = car.querySelector(".row")?.textContent;
    return href ? [{ href, key: href.replace(/^.*\//, ""), name: row ? `${name}, ${row}` : name }] : [];
  });
  const back = location.pathname + location.search;
  return { edition: pageEdition(), back, count: total, cars, all: String(cars.length) === total };
}

/** A car's page leads back to this search, and on to the next car of it. For this visit only. */
function keepTrail(total: string): void {
  try {
    sessionStorage.setItem(trailKey, JSON.stringify(readTrail(total)));
  } catch {}
}

export type LastVisitProps = {
  /** By what the device knows the search again, and what it is called. */
  search: string;
  name: string;
  href: string;
  /** Of the cars that came last. */
  ids: readonly number[];
  /** How many there are, as it is written. */
  total: string;
};

type News = { last: Visit; fresh: readonly number[] };

/**
 * "New since your last visit": all of it stays on this device. The list is the server's and waits for nothing; what is
 * new to this visitor is marked in it.
 */
function LastVisit({ search, name, href, ids, total }: LastVisitProps) {
  const words = useCopy(copy);
  const { lang } = editions[useEdition()];
  const [news, setNews] = useState<News>();
  useEffect(() => {
    const last = lastVisits.get()?.[search];
    const fresh = newIds(ids, last);
    if (last && fresh.length > 0) setNews({ last, fresh });
    keepVisit(search, { name, href }, ids, new Date());
    keepTrail(total);
  }, [search, name, href, ids, total]);
  if (!news) return null;
  const { last, fresh } = news;
  const day = new Date(last.at).toLocaleDateString(lang, { day: "numeric", month: "short" });
  const all = fresh.length > 1 && fresh.length === ids.length;
  const cars = fresh.flatMap((id) => document.querySelector(`#car-${id} h3`) ?? []);
  return (
    <>
      <a className="since-visit" href={`#${cars[0]?.parentElement?.id ?? "cars"}`}>
        {all ? words.newOrMore(fresh.length) : words.new(fresh.length)}
        <span className="sr-only">{words.since(day)}</span>
      </a>
      {cars.map((car) => createPortal(<Tag>{words.newForYou}</Tag>, car))}
    </>
  );
}

export default defineIsland("last-visit", LastVisit);
