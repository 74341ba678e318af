import { albers, type Box, type Projection } from "./projection.ts";

/** The parts of the overview: the two countries, and insets for what lies far off. */
type Frame = { readonly box: Box; readonly project: Projection; readonly regions: readonly string[] };

export const overviewSize = { width: 960, height: 660 } as const;

const inset = (left: number, width: number, height: number): Box => ({
  left,
  top: overviewSize.height - 12 - height,
  right: left + width,
  bottom: overviewSize.height - 12,
});

const alaska = inset(12, 120, 100);
const hawaii = inset(144, 96, 72);
const puertoRico = inset(838, 110, 62);

export const frames = {
  main: {
    box: { left: 0, top: 0, right: overviewSize.width, bottom: overviewSize.height },
    project: albers({
      parallels: [30, 55],
      centre: { latitude: 40.6, longitude: -95 },
      scale: 1110,
      at: { x: 478, y: 344 },
    }),
    regions: [],
  },
  alaska: {
    box: alaska,
    project: albers({
      parallels: [55, 65],
      centre: { latitude: 63.4, longitude: -152 },
      scale: 245,
      at: { x: alaska.left + 58, y: alaska.top + 50 },
    }),
    regions: ["AK"],
  },
  hawaii: {
    box: hawaii,
    project: albers({
      parallels: [19, 22],
      centre: { latitude: 20.5, longitude: -157.4 },
      scale: 740,
      at: { x: hawaii.left + 48, y: hawaii.top + 36 },
    }),
    regions: ["HI"],
  },
  puertoRico: {
    box: puertoRico,
    project: albers({
      parallels: [17, 19],
      centre: { latitude: 18.22, longitude: -66.35 },
      scale: 2300,
      at: { x: puertoRico.left + 52, y: puertoRico.top + 31 },
    }),
    regions: ["PR", "VI"],
  },
} as const satisfies Record<string, Frame>;

export type FrameId = keyof typeof frames;
export const frameIds = Object.keys(frames) as FrameId[];

/** Which frame shows a place in this state or province. */
export const frameOf = (region: string): FrameId =>
  frameIds.find((id) => (frames[id].regions as readonly string[]).includes(region)) ?? "main";
