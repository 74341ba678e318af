import { useCopy, usePage } from "#app/page.tsx";
import { copy } from "#app/stores/copy.ts";
import { isYard, type Store } from "#core/store.ts";
import { type Cluster, clusterStores } from "./clusters.ts";
import { type FrameId, frameIds, frames, overviewSize } from "./frames.ts";
import { type Label, namePins } from "./labels.ts";
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

type ClusterPinProps = { cluster: Cluster; label: Label | undefined };

/** One yard: to its page. Several: to the search that finds just these. */
function ClusterPin({ cluster, label }: ClusterPinProps) {
  const words = useCopy(copy);
  const { href } = usePage();
  const { stores, middle, miles, spot } = cluster;
  const several = stores.length > 1;
  const yards = stores.filter(isYard).length;
  const found = words.found(yards, stores.length - yards);
  const zip = middle.postalCode.replace(" ", "");
  const pin = several
    ? {
        href: href("locationResults", {}, { matrix: { zip, div: "All", distance: miles } }),
        name: words.cluster(yards === stores.length ? found : `${stores.length}: ${found}`, middle.mapTextLine1),
        text: stores.length,
      }
    : { href: href("store", { id: middle.id, slug: middle.slug }), name: middle.mapTextLine1 };
  return <Pin spot={spot} {...pin} label={{ text: middle.listText, placed: label }} />;
}

/** The letters of a phone, on which the map is smallest: `--map-words` in maps.css. */
const words = 1.3;
const air = 90;

/** The US and Canada as far as there are yards. It slides sideways on a phone, so that pins stay big enough to touch. */
export function OverviewMap({ stores }: { stores: readonly Store[] }) {
  const said = useCopy(copy);
  const clusters = clusterStores(stores).toSorted((a, b) => a.spot.y - b.spot.y);
  const shown = frameIds.filter((id) => id === "main" || clusters.some(({ frame }) => frame === id));
  const pins = clusters.map(({ spot, middle }) => ({ spot, text: middle.listText }));
  const names = namePins(overviewSize, pins, [], words);
  const { width, height } = overviewSize;
  const top = Math.max(0, Math.floor(Math.min(height, ...clusters.map(({ spot }) => spot.y)) - air));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="mapbox map-slide" tabIndex={0} aria-label={said.slide}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is no fieldset */}
      <svg className="map" viewBox={`0 ${top} ${width} ${height - top}`} role="group" aria-label={said.overview}>
        {shown.map((id) => (
          <FrameDrawing key={id} id={id} />
        ))}
        {clusters.map((cluster, at) => (
          <ClusterPin key={cluster.middle.id} cluster={cluster} label={names[at]} />
        ))}
      </svg>
    </section>
  );
}
