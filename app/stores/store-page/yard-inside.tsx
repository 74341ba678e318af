import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { YardView } from "#app/yard/find-yard.ts";
import { Yard } from "#app/yard/yard.tsx";
import { copy } from "./copy.ts";

/** The yard from above; its own page finds a row in it. */
export function YardInside({ yard }: { yard: YardView }) {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <div {...mark("tall", 42)}>
      <h2 className="mb-4">{words.inside}</h2>
      <Yard yard={yard} shape="port" still />
      <LinkButton className="mt-3 no-print" look="line" icon="map" href={href("storeMap", { id: yard.storeId })}>
        {words.yardMap}
      </LinkButton>
    </div>
  );
}
