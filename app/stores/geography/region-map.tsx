import { useCopy } from "#app/page.tsx";
import { copy } from "#app/stores/copy.ts";
import { milesToKilometres, type Point } from "#core/distance.ts";
import { ground, ink, nationLine, shore, stateLine, water } from "./map-paints.ts";
import { Pin, StartMark } from "./pin.tsx";
import { placeLabels, type Region, regionPaths, scaleBar, widthOf } from "./region.ts";

export type MapPin = { place: Point; href: string; name: string; text?: string | number; small?: boolean };

type Rings = { centre: Point; miles: readonly number[]; metric: boolean };

type RegionMapProps = {
  region: Region;
  label: string;
  /** The first lies on top. */
  pins: readonly MapPin[];
  /** Circles of these miles around `centre`. */
  rings?: Rings;
  start?: Point | undefined;
};

/** Circles with their miles written above them. */
function drawRings(region: Region, { centre, miles, metric }: Rings, say: (typeof copy)["es"]["ring"]) {
  const at = region.project(centre);
  return miles.map((far) => {
    const radius = Math.round(far * region.unitsPerMile);
    const text = say(far, Math.round(milesToKilometres(far)), metric);
    const width = widthOf(text);
    return { at, radius, text, x: at.x - width / 2, y: at.y - radius - 10, width };
  });
}

/** Land, water, borders and towns around some stores, drawn on the server; pins are links. */
export function RegionMap({ region, label, pins, rings, start }: RegionMapProps) {
  const words = useCopy(copy);
  const { width, height, project } = region;
  const paths = regionPaths(region);
  const placed = pins.map((pin) => ({ pin, spot: project(pin.place) }));
  const taken = [...placed.map(({ spot }) => spot), ...(start ? [project(start)] : [])];
  const bar = scaleBar(region);
  const circles = rings ? drawRings(region, rings, words.ring) : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is no fieldset
    <svg className="map" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
      <path d={`M0 0H${width}V${height}H0z`} fill={water} />
      <path d={paths.land} fill={ground} stroke={shore} strokeWidth="2" strokeLinejoin="round" />
      <path d={paths.rivers} fill="none" stroke={water} strokeWidth="3" strokeLinejoin="round" />
      <path d={paths.lakes} fill={water} stroke={shore} strokeWidth="1.5" strokeLinejoin="round" />
      <path d={paths.states} fill="none" stroke={stateLine} strokeWidth="2" strokeDasharray="7 4" />
      <path d={paths.nations} fill="none" stroke={nationLine} strokeWidth="2" strokeDasharray="9 4 2 4" />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus */}
      <g className="map__words" aria-hidden="true">
        {circles.map(({ at, radius, y, text }) => (
          <g key={radius}>
            <circle cx={at.x} cy={at.y} r={radius} fill="none" stroke={nationLine} strokeDasharray="2 6" />
            <text x={at.x} y={y + 5} textAnchor="middle" fontSize="15" className="map__faint">
              {text}
            </text>
          </g>
        ))}
        {placeLabels(region, taken, circles).map((town) => (
          <g key={`${town.text}${town.x}`}>
            <circle cx={Math.round(town.dot.x)} cy={Math.round(town.dot.y)} r="3.5" fill="#667074" />
            <text x={Math.round(town.x)} y={Math.round(town.y) + 6} fontSize="17">
              {town.text}
            </text>
          </g>
        ))}
        <path d={`M14 ${height - 20}v6h${Math.round(bar.units)}v-6`} fill="none" stroke={ink} strokeWidth="2.5" />
        <text x="18" y={height - 22} fontSize="15">
          {words.scale(bar.miles, bar.kilometres)}
        </text>
      </g>
      {start && <StartMark spot={project(start)} name={words.here} />}
      {placed.toReversed().map(({ pin, spot }) => (
        <Pin key={pin.href} spot={spot} {...pin} />
      ))}
    </svg>
  );
}
