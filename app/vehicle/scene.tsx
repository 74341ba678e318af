import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import { RowPlaque } from "./row-plaque.tsx";

/** The row's sign on its post beside the car; captioned, because it is a drawing. */
export function Scene({ row, children }: { row?: string | undefined; children: ReactNode }) {
  const words = useCopy(copy);
  return (
    <>
      <div className="scene">
        {row !== undefined && (
          <div className="scene__post">
            <RowPlaque row={row} size="xl" />
          </div>
        )}
        {children}
      </div>
      <p className="muted small mt-2">{words.illustration}</p>
    </>
  );
}
