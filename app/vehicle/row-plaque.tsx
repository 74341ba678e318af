import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import "./row-plaque.css";

/** The answer of the whole site: which row. Read as “Fila 17”. */
export function RowPlaque({
  row,
  href,
  size = "normal",
}: {
  row: string | number;
  href?: string;
  size?: "normal" | "xl";
}) {
  const words = useCopy(copy);
  const className = size === "xl" ? "row row--xl" : "row";
  const inside = (
    <>
      <span className="row__word">{words.row}</span> <span className="row__number">{row}</span>
    </>
  );
  return href ? (
    <a className={className} href={href}>
      {inside}
    </a>
  ) : (
    <span className={className}>{inside}</span>
  );
}
