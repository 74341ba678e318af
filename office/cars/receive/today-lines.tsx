import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { Panel } from "../../shell/panel.tsx";
import { copy } from "./copy.ts";
import type { Line } from "./use-today.ts";

type TodayLinesProps = { lines: readonly Line[]; undo(line: Line): ReactNode };

/** Today's cars, each with its way back: those that wait on a device say so. */
export function TodayLines({ lines, undo }: TodayLinesProps) {
  const words = useCopy(copy);
  return (
    <Panel id="received" title={words.today} why={words.count(lines.length)}>
      {lines.length === 0 && <p className="o-panel__body">{words.none}</p>}
      <ul className="o-lines">
        {lines.map((line) => (
          <li key={line.key ?? line.run}>
            <span className="o-place">{line.row || "–"}</span>
            <div>
              <h3>{line.name}</h3>
              <p>{line.stock}</p>
              {line.key !== undefined && <p className="o-state o-state--wait">{words.waits}</p>}
            </div>
            {undo(line)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
