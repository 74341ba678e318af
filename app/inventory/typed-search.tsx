import type { ReactNode } from "react";
import { Island } from "#app/island.tsx";
import { usePage } from "#app/page.tsx";
import typedSearch from "./typed-search.island.tsx";

type TypedSearchProps = {
  typed?: string | undefined;
  place?: string | undefined;
  /** Under the form: other ways to search. */
  children?: ReactNode;
};

/** The sign with the typed search, as it stands on two pages. */
export function TypedSearch({ typed, place, children }: TypedSearchProps) {
  const { href } = usePage();
  return (
    <div className="sign sign--rule seek">
      <Island of={typedSearch} props={{ action: href("inventory"), typed, place }} />
      {children}
    </div>
  );
}
