import type { ReactNode } from "react";
import { Cached } from "#app/cached.tsx";
import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { Slot } from "#app/slot.tsx";
import { countText } from "#core/count-text.ts";
import { carBox } from "#drawings/yard-cars.ts";
import { round1, type YardShape } from "#drawings/yard-placed.ts";
import type { YardSketch } from "#drawings/yard-sketch.ts";
import { zoneLabel } from "#drawings/zone-label.ts";
import { copy } from "./copy.ts";
import type { OpenCar } from "./find-yard.ts";
import { rowAddresses } from "./row-address.ts";
import { wayThrough } from "./way-through.ts";
import "./yard.css";

type DrawingProps = {
  sketch: YardSketch;
  shape: YardShape;
  /** Number of the marked row; -1 for none. */
  row: number;
  cars: number;
  /** Lamps and cars where they are drawn here; else they are slots. */
  carsHtml?: string;
  lampsHtml?: string;
  /** The yard's own page; rows are links to it. Without it the drawing is a picture. */
  address?: string | undefined;
  /** Names the yard where many pages draw it, alike but for what is marked and lit. */
  known?: string | undefined;
  /** Rows in the order in which they are walked to, numbered in the drawing; the way goes through all of them. */
  stops?: readonly number[] | undefined;
  /** The one row that a Tab reaches. */
  stop?: number;
  swap?: string | undefined;
  /** The lit car whose line in a list is pointed at. */
  joined?: OpenCar | undefined;
};

const path = (d: (string | false)[]) => d.filter(Boolean).join("");

/** Ground, fence, walkways and the floor of every row. */
function Ground({ shape, gate }: { shape: YardShape; gate: "left" | "right" }) {
  const { measures: m, fence, main, aisles, height, rows } = shape;
  const far = gate === "right" ? 3 : m.width - 3;
  const [near, away] = gate === "right" ? [m.width - 1.5, 1.5] : [1.5, m.width - 1.5];
  const door = gate === "right" ? main - m.inner / 2 : main + m.inner / 2;
  const top = Math.min(aisles[0] ?? m.top + m.zone, fence);
  return (
    <>
      <rect className="yard-ground" width={m.width} height={fence} rx={6} />
      <path className="yard-fence" d={`M${door} ${fence}H${away}V1.5H${near}V${fence}`} />
      <path
        className="yard-aisle"
        strokeWidth={m.aisle}
        d={path([`M${main} ${round1(top - m.aisle / 2)}V${height}`, ...aisles.map((y) => `M${main} ${y}H${far}`)])}
      />
      <path className="yard-pad" d={rows.map((row) => floor(shape, row)).join("")} />
    </>
  );
}

/** The floor under a row's lines of cars. */
function floor(
  { along, tile, lines, measures: m }: YardShape,
  { x, y, width, height, middle }: YardShape["rows"][number],
): string {
  const half = (lines / 2) * (tile + 1) + 2;
  return along === "y"
    ? `M${round1(middle - half)} ${y}h${round1(2 * half)}v${round1(height - m.label + 2)}h${round1(-2 * half)}z`
    : `M${round1(x)} ${round1(middle - half)}h${width}v${round1(2 * half)}h${-width}z`;
}

function Gate({ shape, gate }: { shape: YardShape; gate: "left" | "right" }) {
  const words = useCopy(copy);
  const { measures: m, fence, main, height, name } = shape;
  const wide = name === "land" ? 186 : 166;
  const x = gate === "right" ? main - m.aisle - wide - 4 : main + m.aisle + 4;
  return (
    <g className="yard-gate">
      <rect x={x} y={fence + 8} width={wide} height={m.gate - 14} rx={5} />
      <rect className="yard-rule" x={x + 3} y={fence + 11} width={wide - 6} height={m.gate - 20} rx={3} />
      <text x={x + wide / 2} y={fence + m.gate / 2 + 7}>
        {words.gate}
      </text>
      <path className="yard-arrow" d={`M${main - 6} ${height - 20}l6-9 6 9M${main} ${height - 28}v22`} />
    </g>
  );
}

/** A part of the yard that is the same on every page of it. */
function Same({ of: { known, shape }, part, children }: SameProps) {
  if (known === undefined) return children();
  return (
    <Cached name="yard" by={[known, shape.name, part]}>
      {children}
    </Cached>
  );
}
type SameProps = { of: DrawingProps; part: string; children: () => ReactNode };

/** One yard in one shape, from above. Colour is never alone: a marked row is outlined, its label plated, its way dotted. */
export function YardDrawing(props: DrawingProps) {
  const { sketch, shape, row, address } = props;
  const words = useCopy(copy);
  const { measures: m, name, height } = shape;
  const label = sketch.rows[row]?.[0];
  const lit = sketch.rows.some((one) => one[4] > 0);
  const marked = shape.rows[row];
  const stops = props.stops ?? (marked ? [row] : []);
  const way = stops.length > 0 && wayThrough(shape, stops);
  return (
    <svg
      className={`yard-drawing yard-drawing--${name}`}
      viewBox={`0 0 ${m.width} ${height}`}
      role={address ? "group" : "img"}
      aria-label={
        props.stops
          ? words.walked(props.stops.map((number) => sketch.rows[number]?.[0]).join(", "))
          : label
            ? words.marked(label)
            : words.yard(words.rows(sketch.rows.length), words.cars(props.cars, countText(props.cars)))
      }
    >
      <Same of={props} part="ground">
        {() => (
          <>
            <Ground shape={shape} gate={sketch.gate} />
            <Slot as="g" name={`${name}Cars`} html={props.carsHtml} />
          </>
        )}
      </Same>
      {(lit || marked) && (
        <path
          className={lit ? "yard-veil yard-veil--lit" : "yard-veil"}
          d={shape.rows.map((one) => (one === marked ? "" : floor(shape, one))).join("")}
        />
      )}
      <g>
        {shape.zones.map(({ zone, x, y, room }) => (
          <text key={`${x} ${y}`} x={x} y={y}>
            {zoneLabel(sketch.zones[zone]?.[1] ?? "", room / m.letter)}
          </text>
        ))}
      </g>
      {marked && (
        <rect className="yard-spot" x={marked.x} y={marked.y} width={marked.width} height={marked.height} rx={3} />
      )}
      <Slot as="g" name={`${name}Lamps`} html={props.lampsHtml} />
      {props.joined && <Joined {...props} car={props.joined} />}
      {lit && (
        <path className="yard-tab" d={tabs(shape, (number) => number !== row && (sketch.rows[number]?.[4] ?? 0) > 0)} />
      )}
      {marked && <path className="yard-tab is-on" d={tabs(shape, (number) => number === row)} />}
      <Rows {...props} />
      {way && <path className="yard-halo" d={way} />}
      {way && <path className="yard-way" d={way} />}
      {props.stops && <Numbers shape={shape} stops={props.stops} />}
      <Gate shape={shape} gate={sketch.gate} />
    </svg>
  );
}

function Joined({ sketch, shape, car: [, row, slot] }: DrawingProps & { car: OpenCar }) {
  return <rect className="yard-joined" {...carBox(shape, row, slot, sketch.rows[row]?.[3] ?? 0)} />;
}

/** Where the way stops, in its order. */
const Numbers = ({ shape, stops }: { shape: YardShape; stops: readonly number[] }) => (
  <g className="yard-stops">
    {stops.map((number, at) => {
      const { x, y } = shape.rows[number]?.foot ?? { x: 0, y: 0 };
      return (
        <g key={number}>
          <circle cx={x} cy={y} r={shape.name === "land" ? 13 : 10} />
          <text x={x} y={y + 5}>
            {at + 1}
          </text>
        </g>
      );
    })}
  </g>
);

/** The plates under the labels of some rows. */
function tabs(shape: YardShape, which: (number: number) => boolean): string {
  const [half, tall] = [shape.name === "land" ? 17 : 12, shape.measures.label - 1];
  return shape.rows
    .map(({ label }, number) =>
      which(number) ? `M${round1(label.x - half)} ${round1(label.y + 5 - tall)}h${2 * half}v${tall}h${-2 * half}z` : "",
    )
    .join("");
}

/** Three letters in the narrowest row of a phone, so that they keep clear of their neighbours. */
const isTight = (width: number, label: string) => width < 26 && label.length > 2;
const squeezed = { textLength: 20, lengthAdjust: "spacingAndGlyphs" } as const;

// A drawing has no <ul>.
const list = { role: "list" } as const;
const listItem = { role: "listitem" } as const;

function Rows(props: DrawingProps) {
  const { sketch, shape, row: marked, address, stop, swap } = props;
  const words = useCopy(copy);
  const addresses = address ? rowAddresses(address, sketch) : [];
  const draw = (number: number) => {
    const placed = shape.rows[number];
    if (!placed) return null;
    const [label, , , cars, lit] = sketch.rows[number] ?? ["", 0, 0, 0, 0];
    const standing = words.cars(cars, String(cars));
    const inside = (
      <>
        <rect x={placed.x} y={placed.y} width={placed.width} height={placed.height} rx={3} />
        <text x={placed.label.x} y={placed.label.y} {...(isTight(placed.width, label) && squeezed)}>
          {label}
        </text>
      </>
    );
    const className = number === marked ? "yard-row is-on" : lit > 0 ? "yard-row is-lit" : "yard-row";
    if (!address)
      return (
        <g key={number} className={className}>
          {inside}
        </g>
      );
    return (
      <g key={number} {...listItem}>
        <a
          className={className}
          href={addresses[number]}
          tabIndex={number === stop ? 0 : -1}
          aria-label={lit > 0 ? words.rowLit(label, standing, lit) : words.row(label, standing)}
          aria-current={number === marked ? "true" : undefined}
          {...mark("swap", swap)}
        >
          {inside}
        </a>
      </g>
    );
  };
  return (
    <g {...(address ? list : {})}>
      {bandsOf(sketch).map((numbers, band) => {
        const plain = numbers.every((number) => number !== marked && !sketch.rows[number]?.[4]);
        // Of one shape whether a row of it is marked or not, so that the focus stays on a row that comes to be.
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order
          <Same key={band} of={plain ? props : { ...props, known: undefined }} part={`band ${band}`}>
            {() => numbers.map(draw)}
          </Same>
        );
      })}
    </g>
  );
}

/** The rows along each walkway. */
function bandsOf(sketch: YardSketch): number[][] {
  const bands: number[][] = [];
  sketch.rows.forEach(([, , band], number) => {
    bands[band] ??= [];
    bands[band].push(number);
  });
  return bands;
}
