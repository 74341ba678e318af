import { useCopy, usePage } from "#app/page.tsx";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import type { Store } from "#core/store.ts";
import { copy, missingMap } from "./copy.ts";

export function MissingMap({ store }: { store: Store | undefined }) {
  const words = useCopy(copy);
  const { edition, href } = usePage();
  return (
    <Wrap className="pb-sec">
      <Breadcrumbs here={words.missingTitle} />
      <div className="page-head">
        <h1>{words.missing}</h1>
        {edition === "es" && (
          <p className="lead" lang="en">
            {missingMap}
          </p>
        )}
      </div>
      {store?.active && <p>{words.missingNote}</p>}
      <Buttons className="mt-5">
        {store?.active ? (
          <LinkButton href={href("store", { id: store.id, slug: store.slug })}>{words.seeStore}</LinkButton>
        ) : (
          <LinkButton href={href("locations")}>{words.find2}</LinkButton>
        )}
      </Buttons>
    </Wrap>
  );
}
