import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import { Icon } from "./icon.tsx";

type FiltersProps = { title: string; applied: string; count: number; id?: string; children: ReactNode };

/** Filters at the left; on a phone one button that states what is applied opens them. Stands inside `.inv`. */
export function Filters({ title, applied, count, id = "filters", children }: FiltersProps) {
  const words = useCopy(copy);
  return (
    <>
      <a className="filters-open" href={`#${id}`}>
        <Icon name="filters" />{" "}
        <span>
          {title} {applied !== "" && <small>{applied}</small>}
        </span>
        {count > 0 && <span className="n">{count}</span>}
      </a>
      <div className="filters" id={id}>
        <h2>{title}</h2>
        {children}
        <a className="filters-shut" href="#main">
          <Icon name="close" /> {words.closeFilters}
        </a>
      </div>
    </>
  );
}
