import { type KeyboardEvent, type MouseEvent, memo, useMemo, useRef, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { useHydrated } from "#app/use-hydrated.ts";
import type { ShapeName } from "#drawings/yard-measures.ts";
import { shapeYard } from "#drawings/yard-shape.ts";
import type { YardSketch } from "#drawings/yard-sketch.ts";
import { copy } from "./copy.ts";
import type { OpenCar } from "./find-yard.ts";
import { lampAt } from "./lamp-at.ts";
import { nextRow } from "./next-row.ts";
import { useGestures } from "./use-gestures.ts";
import { useJoinedCar } from "./use-joined-car.ts";
import { useMarkedRow } from "./use-marked-row.ts";
import { usePeek } from "./use-peek.ts";
import { reveal, useZoom, whole, zoomTo } from "./use-zoom.ts";
import { YardDrawing } from "./yard-drawing.tsx";
import { ZoomButtons, zoomKeys } from "./zoom-buttons.tsx";
import "./living.css";

type LivingYardProps = {
  sketch: YardSketch;
  shapes: readonly ShapeName[];
  row: number;
  cars: number;
  open: readonly OpenCar[];
  /** The yard's page, and that of a car without its number. */
  address: string;
  carAddress: string;
  swap?: string | undefined;
};

/** Drawn anew only when the yard changes, not with every row that the pointer crosses. */
const SteadyDrawing = memo(YardDrawing);

const rowsOf = (svg: Element | null | undefined) => [...(svg?.querySelectorAll<SVGAElement>("a.yard-row") ?? [])];

function LivingYard(props: LivingYardProps) {
  const { sketch, shapes, cars, open, address, swap } = props;
  const words = useCopy(copy);
  const [row, setRow] = useMarkedRow(sketch, props.row, swap);
  const lit = sketch.rows.findIndex((one) => one[4] > 0);
  const [stop, setStop] = useState(Math.max(0, row >= 0 ? row : lit));
  const [under, setUnder] = useState(-1);
  const hydrated = useHydrated();
  const back = useRef<HTMLAnchorElement>(null);
  const zoom = useZoom();
  useGestures(zoom);
  const peek = usePeek();
  const [joined, join] = useJoinedCar(open);
  const shaped = useMemo(() => shapes.map((name) => shapeYard(sketch, name)), [sketch, shapes]);

  const numberOf = (target: EventTarget) => {
    const link = (target as Element).closest?.<SVGAElement>("a.yard-row");
    return link ? rowsOf(link.ownerSVGElement).indexOf(link) : -1;
  };

  function carUnder({ target, clientX, clientY }: MouseEvent) {
    if (open.length === 0) return undefined;
    const svg = (target as SVGElement).ownerSVGElement;
    const matrix = svg?.getScreenCTM();
    const shape = shaped.find(({ name }) => svg?.classList.contains(`yard-drawing--${name}`));
    if (!matrix || !shape) return undefined;
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return lampAt(shape, sketch, open, point, matrix.a);
  }

  function press(event: MouseEvent) {
    const number = numberOf(event.target);
    if (number < 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // A press by keyboard has no place: it opens the row.
    const car = event.detail > 0 && carUnder(event);
    if (car) {
      event.preventDefault();
      location.assign(`${props.carAddress}${car[0]}`);
      return;
    }
    setStop(number);
    if (swap) return;
    event.preventDefault();
    setRow(number);
    peek.open((event.target as Element).closest("a")?.getAttribute("href") ?? address);
  }

  function leave() {
    if (peek.html) {
      peek.close();
      setRow(props.row);
      rowsOf(zoom.box.current)
        .find((link) => link.tabIndex === 0 && link.getClientRects().length > 0)
        ?.focus();
    } else if (zoom.scale > 1) zoom.move(() => whole);
    else back.current?.click();
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key === "Escape") return leave();
    const by = event.ctrlKey || event.metaKey ? undefined : zoomKeys[event.key];
    if (by) {
      const { x, y, width, height } = (event.target as Element).getBoundingClientRect();
      zoom.move((view, box) =>
        zoomTo(view, view.scale * by, { x: x + width / 2 - box.x, y: y + height / 2 - box.y }, box),
      );
    }
    const from = numberOf(event.target);
    const to = from < 0 ? undefined : nextRow(sketch, from, event.key);
    if (to === undefined) return;
    event.preventDefault();
    setStop(to);
    const link = rowsOf((event.target as SVGElement).ownerSVGElement ?? (event.target as Element).closest("svg"))[to];
    link?.focus({ preventScroll: zoom.scale > 1 });
    if (link && zoom.scale > 1) zoom.move((view, box) => reveal(view, link.getBoundingClientRect(), box));
  }

  const low = (shaped[0]?.rows[row]?.y ?? 0) > (shaped[0]?.height ?? 0) / 2;
  const [label, zone, , standing] = sketch.rows[under] ?? [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the links inside
    <div
      className={zoom.scale > 1 ? "living__box is-zoomed" : "living__box"}
      ref={zoom.box}
      onClick={press}
      onKeyDown={pressKey}
      onPointerOver={(event) => setUnder(numberOf(event.target))}
      // A hand that drags points at nothing.
      onPointerMove={(event) => event.buttons === 0 && join(carUnder(event))}
      onPointerLeave={() => {
        setUnder(-1);
        join(undefined);
      }}
      onFocus={(event) => setUnder(numberOf(event.target))}
    >
      <div className="living__sheet" ref={zoom.sheet}>
        {shaped.map((shape) => (
          <SteadyDrawing
            key={shape.name}
            sketch={sketch}
            shape={shape}
            row={row}
            cars={cars}
            address={address}
            stop={stop}
            swap={swap}
            joined={joined}
          />
        ))}
      </div>
      {/* Always there and never empty: what comes and goes under the pointer has the whole page styled anew. */}
      <p className="living__say" aria-hidden="true">
        {label === undefined
          ? "\u00a0"
          : `${words.row(label, words.cars(standing ?? 0, String(standing)))}, ${sketch.zones[zone ?? 0]?.[1]}`}
      </p>
      {swap && row >= 0 && (
        <a hidden ref={back} href={address} {...mark("swap", swap)}>
          {words.close}
        </a>
      )}
      {hydrated && <ZoomButtons zoom={zoom} gate={sketch.gate} />}
      {peek.html && (
        <div className={low ? "living__peek living__peek--top" : "living__peek"}>
          <button type="button" className="living__close" aria-label={words.close} onClick={leave}>
            ×
          </button>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a part of our own page */}
          <div dangerouslySetInnerHTML={{ __html: peek.html }} />
        </div>
      )}
    </div>
  );
}

export default defineIsland("living-yard", LivingYard);
