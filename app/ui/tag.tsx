import type { ReactNode } from "react";
import "./tag.css";

export function Tag({ sale = false, children }: { sale?: boolean; children: ReactNode }) {
  return <span className={sale ? "tag tag--sale" : "tag"}>{children}</span>;
}

/** A drop of paint beside the colour's word. `paint` is one of the 14 paints of the drawings. */
export function Swatch({ paint }: { paint: string }) {
  return <span className={`swatch paint-${paint}`} />;
}
