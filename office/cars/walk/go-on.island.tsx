import { useEffect, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { copy } from "./copy.ts";
import { listLogs, type WalkLog } from "./walk-log.ts";
import "./go-on.css";

type GoOnProps = { who: string; walk: string };

/** The rows that were left half walked on this device. */
function GoOn({ who, walk }: GoOnProps) {
  const words = useCopy(copy);
  const [logs, setLogs] = useState<readonly WalkLog[]>([]);
  useEffect(() => setLogs(listLogs(localStorage, who)), [who]);
  return logs.map(({ store, row, of, marks }) => (
    <p key={`${store} ${row}`} className="o-panel o-panel__body o-go-on">
      <span>
        <b>{words.goOn(row)}</b> {words.progress(Math.min(of, Object.keys(marks).length), of)}
      </span>
      <LinkButton href={`${walk}?${new URLSearchParams({ store: String(store), row })}`}>{words.goOnKey}</LinkButton>
    </p>
  ));
}

export default defineIsland("go-on", GoOn);
