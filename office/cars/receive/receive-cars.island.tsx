import { useEffect, useRef, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { Slot } from "#app/slot.tsx";
import { Button } from "#app/ui/button.tsx";
import type { VinTable } from "#core/vin/table.ts";
import { copy } from "./copy.ts";
import { loadVinTable } from "./load-table.ts";
import { NewCar } from "./new-car.tsx";
import type { ReceiveCarsProps } from "./receive-props.ts";
import { TodayLines } from "./today-lines.tsx";
import { useToday } from "./use-today.ts";
import "../cars.css";
import "./receive.css";

/** Cars that come in, one after the other, on the device itself: without script the page's own forms stand here. */
function ReceiveCars(props: ReceiveCarsProps) {
  const words = useCopy(copy);
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [table, setTable] = useState<VinTable>();
  const { lines, undo, told, setTold } = useToday(props.me, props.store, props.target, props.today);
  useEffect(() => {
    const field = place.current?.querySelector<HTMLInputElement>("input[name=vin]:not([type=hidden])");
    setTyped(field?.value ?? "");
    loadVinTable().then(setTable);
  }, []);
  const isLive = typed !== undefined;
  return (
    <div className="o-cols o-cols--side" ref={place}>
      <section className="o-panel o-panel__body o-receive">
        {isLive ? (
          <>
            {told && (
              <p
                className={told.bad ? "o-state o-state--bad" : "o-state o-state--ok"}
                role={told.bad ? "alert" : "status"}
              >
                {told.text}
              </p>
            )}
            <NewCar {...props} typed={typed} table={table} lines={lines} onTold={setTold} />
          </>
        ) : (
          <Slot name="step" />
        )}
      </section>
      {isLive ? (
        <TodayLines
          lines={lines}
          undo={(line) => (
            <Button look="line" onClick={() => undo(line)} aria-label={words.undoOf(line.stock)}>
              {words.undo}
            </Button>
          )}
        />
      ) : (
        <Slot name="today" />
      )}
    </div>
  );
}

export default defineIsland("receive-cars", ReceiveCars);
