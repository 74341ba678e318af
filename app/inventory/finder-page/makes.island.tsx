import { useEffect, useState } from "react";
import { isSlowLine } from "#app/box/fetch-suggestions.ts";
import { useNear } from "#app/box/near.ts";
import { defineIsland } from "#app/define-island.tsx";
import { readIsland, readPage } from "#app/shell/browser/read-page.ts";
import "#app/inventory/inventory.css";

export type MakesShown = {
  /** The place that the cars are near; "" = all yards are counted. */
  near: string;
  title: string;
  /** Beside the make, in the address of its cars. */
  query: string;
  makes: readonly (readonly [id: number, name: string, count: string])[];
};
type MakesProps = MakesShown & {
  /** Lists the cars of a make. */
  results: string;
  /** This page, which counts near another place. */
  page: string;
};

/** Before anything is chosen: the makes, each with its cars near the place that this device knows. */
function Makes(props: MakesProps) {
  const { results, page } = props;
  const near = useNear();
  const [counted, setCounted] = useState<MakesShown & { asked: string }>();
  const asked = props.near === "" ? near : "";
  useEffect(() => {
    if (asked === "" || isSlowLine()) return;
    const asking = new AbortController();
    fetch(`${page}?${new URLSearchParams({ zip: asked })}`, { signal: asking.signal, headers: { accept: "text/html" } })
      .then((answer) => answer.text())
      .then((html) => setCounted({ ...readIsland<MakesShown>(readPage(html), "makes").props, asked }))
      // All yards stay.
      .catch(() => {});
    return () => asking.abort();
  }, [asked, page]);
  const shown = counted && counted.asked === asked ? counted : props;
  return (
    <section className="makes" aria-labelledby="makes-h">
      <h2 id="makes-h">{shown.title}</h2>
      {/* Counted near another place it is another list. */}
      <ul key={shown.near}>
        {shown.makes.map(([id, name, count]) => (
          <li key={id}>
            <a href={`${results}?make=${id}&${shown.query}`}>
              {name} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default defineIsland("makes", Makes);
