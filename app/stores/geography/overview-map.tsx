import { useCopy, usePage } from "#app/page.tsx";
import { copy } from "#app/stores/copy.ts";
import { distanceChoices } from "#core/distance.ts";
import type { Store } from "#core/store.ts";
import { type Cluster, clusterStores, middleOf } from "./clusters.ts";
import { type FrameId, frameIds, frames, overviewSize } from "./frames.ts";
import { ground, nationLine, shore, stateLine, water } from "./map-paints.ts";
import { overviewPaths } from "./north-america.ts";
import { Pin } from "./pin.tsx";

function FrameDrawing({ id }: { id: FrameId }) {
  const { land, lakes, states, nations } = overviewPaths[id];
  const { left, top, right, bottom } = frames[id].box;
  return (
    <>
      <path
        d={`M${left} ${top}H${right}V${bottom}H${left}z`}
        fill={water}
        stroke={id === "main" ? undefined : shore}
        strokeWidth="3"
      />
      <path d={land} fill={ground} stroke={shore} strokeLinejoin="round" />
      <path d={lakes} fill={water} stroke={shore} strokeLinejoin="round" />
      <path d={states} fill="none" stroke={stateLine} />
      <path d={nations} fill="none" stroke={nationLine} strokeWidth="1.5" />
    </>
  );
}

/** One yard: to its page. Several: to the search around the middle one. */
function ClusterPin({ cluster }: { cluster: Cluster }) {
  const words = useCopy(copy);
  const { href } = usePage();
  const { store, miles } = middleOf(cluster);
  if (cluster.stores.length === 1) {
    return (
      <Pin spot={cluster.spot} href={href("store", { id: store.id, slug: store.slug })} name={store.mapTextLine1} />
    );
  }
  const distance = distanceChoices.find((choice) => choice >= Math.max(50, miles)) ?? 500;
  const zip = store.postalCode.replace(" ", "");
  return (
    <Pin
      spot={cluster.spot}
      href={href("locationResults", {}, { matrix: { zip, div: "All", distance } })}
      name={words.cluster(cluster.stores.length, store.mapTextLine1)}
      text={cluster.stores.length}
    />
  );
}

/** The US and Canada with every yard. It slides sideways on a phone, so that pins stay big enough to touch. */
export function OverviewMap({ stores }: { stores: readonly Store[] }) {
  const words = useCopy(copy);
  const clusters = clusterStores(stores);
  const shown = frameIds.filter((id) => id === "main" || clusters.some(({ frame }) => frame === id));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="mapbox map-slide" tabIndex={0} aria-label={words.slide}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is no fieldset */}
      <svg
        className="map"
        viewBox={`0 0 ${overviewSize.width} ${overviewSize.height}`}
        role="group"
        aria-label={words.overview}
      >
        {shown.map((id) => (
          <FrameDrawing key={id} id={id} />
        ))}
        {clusters
          .toSorted((a, b) => a.spot.y - b.spot.y)
          .map((cluster) => (
            <ClusterPin key={cluster.stores[0]?.id} cluster={cluster} />
          ))}
      </svg>
    </section>
  );
}
