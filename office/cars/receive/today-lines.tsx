import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "../../shell/panel.tsx";
import { copy } from "./copy.ts";
import type { Line } from "./use-today.ts";

/** Today's cars, on the device: those that wait say so. */
export function TodayLines({ lines, onUndo }: { lines: readonly Line[]; onUndo(line: Line): void }) {
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
            <Button type="button" look="line" onClick={() => onUndo(line)} aria-label={words.undoOf(line.stock)}>
              {words.undo}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
