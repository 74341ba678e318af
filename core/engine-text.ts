import type { CarFacts } from "./car-facts.ts";
import { cylindersIn } from "./engine-cylinders.ts";

type Name = "litres" | "cylinders" | "engineShape" | "turbo";
type Engine = Pick<CarFacts, Name>;
type Asked = { readonly [F in Name]?: CarFacts[F] | undefined };

const shapes = /\b([IVHW])-?\d{1,2}\b/i;

/** "2.4L I4 DOHC 16V", "4.3 V6", "2.0 turbo": what a yard's text says of the engine. */
export function readEngine(text: string): Engine {
  const litres = Number(/(?<![\d.])(\d{1,2}\.\d)(?![\d.])/.exec(text)?.[1] ?? 0);
  const cylinders = cylindersIn(text);
  const shape = shapes.exec(text)?.[1]?.toUpperCase();
  return {
    ...(litres > 0 && litres < 20 && { litres }),
    ...(cylinders && { cylinders }),
    ...(shape && { engineShape: shape }),
    ...(/\bturbo/i.test(text) && { turbo: true as const }),
  };
}

/** "2.4L I4", as yards write it; "" where neither size nor cylinders are known. */
export function engineText({ litres, cylinders, engineShape, turbo }: Asked): string {
  const size = litres === undefined ? "" : `${litres.toFixed(1)}L`;
  const form = cylinders === undefined ? "" : engineShape ? `${engineShape}${cylinders}` : `${cylinders} cyl`;
  return size || form ? [size, form, turbo && "Turbo"].filter(Boolean).join(" ") : "";
}
