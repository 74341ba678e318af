import { useCopy, usePage } from "#app/page.tsx";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { NearGuide } from "#app/stores/near-guide.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Store } from "#core/store.ts";
import { formatDay } from "#core/time-words.ts";
import type { NearStore } from "#stock/store-grid.ts";
import { copy } from "./copy.ts";

/** A store that is no more: since when, and where to go instead. */
export function ClosedStore({ store, near }: { store: Store; near: readonly NearStore[] }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  return (
    <Wrap className="pb-sec">
      <Breadcrumbs here={store.listText} />
      <PageHead title={words.closedHeading(store.name)} />
      <Notice
        title={store.closedOn ? words.closedSince(formatDay(store.closedOn, edition, "full")) : words.closedAlways}
      >
        {words.closedText}
      </Notice>
      <div className="mt-6">
        <NearGuide stores={near} title={words.near(near.length)} id="near" from={store.country} />
      </div>
    </Wrap>
  );
}

export function UnknownStore() {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <Wrap className="pb-sec">
      <Breadcrumbs here={words.unknownTitle} />
      <PageHead title={words.unknownHeading} lead={words.unknown} />
      <Buttons>
        <LinkButton icon="search" href={href("locations")}>
          {words.find}
        </LinkButton>
      </Buttons>
    </Wrap>
  );
}
