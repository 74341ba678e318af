import { useCopy } from "#app/page.tsx";
import { copy } from "#app/stores/copy.ts";
import { copy as aroundCopy } from "./chain-map-copy.ts";
import { useClusterPin } from "./cluster-pin.ts";
import type { Cluster } from "./clusters.ts";
import { type FrameId, frameIds, frames, overviewSize } from "./frames.ts";
import { namePins } from "./labels.ts";
import { ground, nationLine, shore, stateLine, water } from "./map-paints.ts";
import { overviewPaths } from "./north-america.ts";
import { Pin } from "./pin.tsx";
import "#app/stores/maps.css";
import "#app/stores/stores.css";

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

/** The letters of a phone, on which the map is smallest: `--map-words` in maps.css. */
const words = 1.3;
const air = 90;

/** The US and Canada as far as there are yards. It slides sideways on a phone, so that pins stay big enough to touch. */
export function OverviewMap({ clusters: all }: { clusters: readonly Cluster[] }) {
  const said = useCopy(copy);
  const around = useCopy(aroundCopy);
  const pinOf = useClusterPin();
  const clusters = all.toSorted((a, b) => a.spot.y - b.spot.y).map((cluster) => ({ ...cluster, ...pinOf(cluster) }));
  const shown = frameIds.filter((id) => id === "main" || clusters.some(({ frame }) => frame === id));
  const pins = clusters.map(({ spot, label }) => ({ spot, text: label }));
  const names = namePins(overviewSize, pins, [], { size: words });
  const { width, height } = overviewSize;
  const top = Math.max(0, Math.floor(Math.min(height, ...clusters.map(({ spot }) => spot.y)) - air));
  return (
    <>
      <p className="overview__hint" aria-hidden="true">
        {around.slideHint}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="mapbox map-slide" tabIndex={0} aria-label={said.slide}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is no fieldset */}
        <svg className="map" viewBox={`0 ${top} ${width} ${height - top}`} role="group" aria-label={said.overview}>
          {shown.map((id) => (
            <FrameDrawing key={id} id={id} />
          ))}
          {clusters.map(({ middle, spot, href, name, text, label }, at) => (
            <Pin
              key={middle.id}
              {...{ spot, href, name }}
              {...(text && { text })}
              label={{ text: label, placed: names[at] }}
            />
          ))}
        </svg>
      </section>
    </>
  );
}
