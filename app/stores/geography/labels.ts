import { type Town, towns } from "./north-america.ts";
import { type Box, inBox, type Spot } from "./projection.ts";
import type { Region } from "./region.ts";

/** Words on a map: where they begin, how wide they are, and on which side of their spot they stand. */
export type Label = Spot & {
  readonly text: string;
  readonly width: number;
  readonly dot: Spot;
  readonly side: "start" | "end";
};
type PlacedName = Spot & { readonly width: number };

const letter = 7.6;
const dotGap = 9;
const pinGap = 26;
/** From a pin's foot up to its middle, where its name stands. */
const pinMiddle = 30;

export const widthOf = (words: string): number => words.length * letter;

/** The words right of a spot, and left of it. */
function bothSides(text: string, dot: Spot, y: number, gap: number, size: number): [Label, Label] {
  const width = widthOf(text) * size;
  const label = { text, width, dot, y };
  return [
    { ...label, side: "start", x: dot.x + gap * size },
    { ...label, side: "end", x: dot.x - gap * size - width },
  ];
}

const apart = (a: PlacedName, b: PlacedName) => {
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  return right.x - dotGap * 2 > left.x + left.width;
};
const isClear = (label: PlacedName, written: readonly PlacedName[]) =>
  written.every((other) => Math.abs(other.y - label.y) > 22 || apart(other, label));

/** A pin stands some 52 units high on its spot and 22 wide to each side. */
const touchesPin = ({ x, y, width }: PlacedName, pin: Spot, size = 1) =>
  pin.y > y - 14 * size && pin.y - 56 * size < y + 8 * size && pin.x + 24 * size > x && pin.x - 24 * size < x + width;

type PinName = { readonly spot: Spot; readonly text: string };
type Sheet = Pick<Region, "width" | "height">;

/**
 * Where the names of pins have room, also so far beyond the edges; undefined for one that has none, which shows when it is
 * pointed at.
 */
export function namePins(
  { width }: Sheet,
  pins: readonly PinName[],
  written: readonly PlacedName[],
  { size = 1, beyond = 0 }: { size?: number; beyond?: number } = {},
): (Label | undefined)[] {
  const placed: Label[] = [];
  return pins.map(({ spot, text }) => {
    const label = bothSides(text, spot, spot.y - pinMiddle * size, pinGap, size).find(
      (side) =>
        side.x > 2 - beyond &&
        side.x + side.width < width - 2 + beyond &&
        isClear(side, [...written, ...placed]) &&
        pins.every((other) => other.spot === spot || !touchesPin(side, other.spot, size)),
    );
    if (label) placed.push(label);
    return label;
  });
}

type Room = {
  /** Spots with a pin. */
  taken: readonly Spot[];
  /** Other words of the map. */
  written: readonly PlacedName[];
  /** Names that the pins say already. */
  said?: readonly string[];
  /** Names may stand so far beyond the region's edges. */
  beyond?: number;
  /** How large the letters are; a wide screen enlarges the map and not its words. */
  size?: number;
  most?: number;
  /** Smaller ones than the continent's map knows. */
  villages?: readonly Town[];
};

/** Names of towns with room around them, the larger first, right of the town or left of it. */
export function nameTowns(region: Region, room: Room): Label[] {
  const { taken, written, beyond = 0, size = 1, most = 14, said = [], villages = [] } = room;
  const placed: Label[] = [];
  const frame: Box = {
    left: 8 - beyond,
    top: 18 - beyond,
    right: region.width - 8 + beyond,
    bottom: region.height - 34 + beyond,
  };
  const large = towns().filter((town) => inBox(region.project(town), frame));
  const small = villages.filter(({ name }) => !large.some((town) => town.name === name));
  for (const town of [...large, ...small]) {
    if (placed.length >= most) break;
    const dot = region.project(town);
    if (!inBox(dot, frame) || said.includes(town.name)) continue;
    const label = bothSides(town.name, dot, dot.y, dotGap, size).find(
      (side) =>
        side.x > 4 - beyond &&
        side.x + side.width < region.width - 4 + beyond &&
        isClear(side, [...written, ...placed]) &&
        taken.every((pin) => !touchesPin(withDot(side), pin)),
    );
    if (label) placed.push(label);
  }
  return placed;
}

/** A town's words and its dot. */
const withDot = ({ x, y, width, dot }: Label): PlacedName => {
  const from = Math.min(x, dot.x - 4);
  return { x: from, y, width: Math.max(x + width, dot.x + 4) - from };
};
