import { useCopy } from "#app/page.tsx";
import { copy } from "#app/stores/copy.ts";
import { milesToKilometres, type Point } from "#core/distance.ts";
import { type Label, namePins, nameTowns, widthOf } from "./labels.ts";
import { ground, ink, nationLine, shore, stateLine, water } from "./map-paints.ts";
import type { Town } from "./north-america.ts";
import { Pin, StartMark } from "./pin.tsx";
import type { Spot } from "./projection.ts";
import { type Region, regionPaths, scaleBar } from "./region.ts";
import { spreadSpots } from "./spread.ts";
import "#app/stores/maps.css";

type MapPin = {
  place: Point;
  href: string;
  name: string;
  /** What stands beside it. */
  label: string;
  text?: string | number;
  small?: boolean;
  yard?: number;
};

type Rings = { centre: Point; miles: readonly number[]; metric: boolean };

type RegionMapProps = {
  region: Region;
  label: string;
  /** The first lies on top. */
  pins: readonly MapPin[];
  /** Circles of these miles around `centre`. */
  rings?: Rings;
  start?: Point | undefined;
  /** So much more is drawn around the region, for a frame of another shape; on wide screens with towns of its own. */
  beyond?: number;
  /** Smaller towns than the continent's map knows. */
  villages?: readonly Town[];
  /** How large words are on a wide screen, which enlarges the map: `--map-words` in maps.css. */
  wideWords?: number;
};

/** However large the map is drawn. */
const thin = { vectorEffect: "non-scaling-stroke" } as const;
const pinsApart = 44;

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

function TownName({ town, wide = false }: { town: Label; wide?: boolean }) {
  const gap = town.side === "end" ? -9 : 9;
  return (
    <g transform={`translate(${Math.round(town.dot.x)} ${Math.round(town.dot.y)})`}>
      <g className={wide ? "map__town map__town--wide" : "map__town"}>
        <circle r="3.5" fill="#667074" />
        <text x={gap} y="6" textAnchor={town.side} fontSize="17">
          {town.text}
        </text>
      </g>
    </g>
  );
}

/** Land, water, borders and towns around some stores, drawn on the server; pins are links. */
export function RegionMap({
  region,
  label,
  pins,
  rings,
  start,
  beyond = 0,
  villages = [],
  wideWords = 0.55,
}: RegionMapProps) {
  const words = useCopy(copy);
  const { width, height, project } = region;
  const paths = regionPaths(region, beyond + 6);
  const places = pins.map((pin) => project(pin.place));
  const box = { left: 24, top: 58, right: width - 24, bottom: height - 8 };
  const spots = spreadSpots(places, pinsApart, box);
  const bar = scaleBar(region);
  const circles = rings ? drawRings(region, rings, words.ring) : [];
  const scale = { x: 14, y: height - 26, width: bar.units + 40 };
  const written = [...circles, scale];
  const beside = pins.map((pin, at) => ({ spot: spots[at] as Spot, text: pin.label }));
  const names = namePins(region, beside, written);
  // Those that a phone has no room for may have it on a wide screen.
  const wider = { size: wideWords, beyond };
  const wideNames = namePins(region, beside, [...written, ...names.flatMap((name) => name ?? [])], wider);
  const named = [...names, ...(beyond > 0 ? wideNames : [])].flatMap((name) => name ?? []);
  const taken = [...spots, ...(start ? [project(start)] : [])];
  const room = { taken, said: pins.map((pin) => pin.label), villages };
  const towns = nameTowns(region, { ...room, written: [...written, ...named] });
  const wide = { written: [...written, ...named, ...towns], beyond, size: wideWords, most: 24 };
  const more = beyond > 0 ? nameTowns(region, { ...room, ...wide }) : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is no fieldset
    <svg className="map" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
      <path d={`M${-beyond} ${-beyond}H${width + beyond}V${height + beyond}H${-beyond}z`} fill={water} />
      <g fill="none" strokeLinejoin="round">
        <path {...thin} d={paths.land} fill={ground} stroke={shore} strokeWidth="2" />
        <path {...thin} d={paths.rivers} stroke={water} strokeWidth="3" />
        <path {...thin} d={paths.lakes} fill={water} stroke={shore} strokeWidth="1.5" />
        <path {...thin} d={paths.states} stroke={stateLine} strokeWidth="2" strokeDasharray="7 4" />
        <path {...thin} d={paths.nations} stroke={nationLine} strokeWidth="2" strokeDasharray="9 4 2 4" />
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus */}
      <g className="map__words" aria-hidden="true">
        {circles.map(({ at, radius, y, text }) => (
          <g key={radius}>
            <circle cx={at.x} cy={at.y} r={radius} fill="none" stroke={nationLine} strokeDasharray="2 6" />
            <text x={at.x} y={y + 5} textAnchor="middle" fontSize="17">
              {text}
            </text>
          </g>
        ))}
        {towns.map((town) => (
          <TownName key={`${town.text}${town.x}`} town={town} />
        ))}
        {more.map((town) => (
          <TownName key={`${town.text}${town.x}`} town={town} wide />
        ))}
        <path d={`M14 ${height - 20}v6h${Math.round(bar.units)}v-6`} fill="none" stroke={ink} strokeWidth="2.5" />
        <text x="18" y={height - 22} fontSize="17">
          {words.scale(bar.miles, bar.kilometres)}
        </text>
      </g>
      {start && <StartMark spot={project(start)} name={words.here} />}
      {pins
        .map(({ label: text, place: _, ...pin }, at) => {
          const [spot, place] = [spots[at] as Spot, places[at] as Spot];
          const from = Math.hypot(spot.x - place.x, spot.y - place.y) > 6 ? place : undefined;
          const name = { text, placed: names[at], wide: beyond > 0 ? wideNames[at] : undefined };
          return <Pin key={pin.href} {...pin} spot={spot} from={from} label={name} />;
        })
        .toReversed()}
    </svg>
  );
}
