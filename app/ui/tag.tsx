import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";

export function Tag({ sale = false, children }: { sale?: boolean; children: ReactNode }) {
  return <span className={sale ? "tag tag--sale" : "tag"}>{children}</span>;
}

export function NewTag() {
  return <Tag>{useCopy(copy).newHere}</Tag>;
}

export function SaleTag() {
  return <Tag sale>{useCopy(copy).sale}</Tag>;
}

/** A number stamped in metal: the whole VIN, its tail, or a stock number. */
export function VinTag({ vin, tail = false }: { vin: string; tail?: boolean }) {
  const words = useCopy(copy);
  return <span className="vin">{tail ? `${words.vin} …${vin.slice(-6)}` : vin}</span>;
}

/** A drop of paint beside the colour's word. `paint` is one of the 14 paints of the drawings. */
export function Swatch({ paint }: { paint: string }) {
  return <span className={`swatch paint-${paint}`} />;
}
