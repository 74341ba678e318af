import type { PartCategory } from "#core/part.ts";
import { car, cut, dot, fill, hole, line, pictograms, ring } from "./pictograms.ts";

/** Parts with a picture of their own. */
export const ownPictograms = {
  battery: pictograms.battery,
  airbag: pictograms["air-bag"],
  muffler: pictograms.muffler,
  hubcap: pictograms.hubcap,
  door:
    fill("M18 96V54q0-4 3-7l24-29q4-5 9-5h40q7 0 7 7v76q0 7-7 7H25q-7 0-7-7z") +
    hole("M34 52 53 29q2-3 5-3h30v26z") +
    cut("M72 67h16", 7),
  radiator:
    line("M18 28h84v72H18z", 9) +
    line("M36 32v64M52 32v64M68 32v64M84 32v64", 6) +
    fill("M48 8h24v16H48zM8 40h8v12H8z"),
} as const;
export type OwnPictogram = keyof typeof ownPictograms;

const named: readonly (readonly [name: RegExp, own: OwnPictogram])[] = [
  [/^(?:hybrid )?battery$/i, "battery"],
  [/\bair ?bag(?:, |$)/i, "airbag"],
  [/^muffler\b/i, "muffler"],
  [/^(?:hub ?cap|wheel cover)\b/i, "hubcap"],
  [/^(?:door|(?:front|rear) door)(?:,|$)|^door shell\b/i, "door"],
  [/^radiator(?:,|$)/i, "radiator"],
];
/** By its English name, whole: a tray for a battery is none. */
export const findOwnPictogram = (name: string): OwnPictogram | undefined =>
  named.find(([pattern]) => pattern.test(name))?.[1];

const caliper = "M88 20q26 14 26 40T88 100L75 82q13-8 13-22T75 38z";

/** What stands for a category of the price list, drawn as the pictograms are: where many other parts are in it, none of them. */
export const partPictograms: Readonly<Record<PartCategory, string>> = {
  engine: pictograms.engine,
  drivetrain: pictograms.gear,
  electrical: fill("M70 4 22 70h30L44 116 98 48H66z"),
  lights: pictograms.lights,
  body: car("translate(0 34) scale(1.13)"),
  glass: line("M26 28h68q5 0 6 5l11 50q1 7-6 7H15q-7 0-6-7l11-50q1-5 6-5z", 9) + line("M48 44 36 74M66 44 56 74", 6),
  interior:
    fill("M30 20Q27 9 37 7h12q8 0 9 8l7 50q1 9-7 9H47q-8 0-9-7z") +
    fill("M42 80h48q14 0 14 10t-12 10H54q-11 0-13-10z") +
    line("M54 100v10M92 100v10M42 112h62", 7),
  brakes: ring(52, 60, 40, 9) + dot(52, 60, 14) + cut(caliper, 13) + fill(caliper),
  suspension: line("M60 6v16M60 98v16", 9) + line("M38 24h44M40 24l40 13-40 13 40 13-40 13 40 13M38 96h44", 8),
  steering: ring(60, 60, 44, 11) + dot(60, 62, 15) + line("M18 54h30M72 54h30M60 76v26", 11),
  cooling:
    fill("M42 20a14 14 0 0 1 28 0v44a26 26 0 1 1-28 0z") + cut("M56 44v38", 8) + line("M86 22h16M86 40h10M86 58h16", 7),
  climate:
    line("M60 10v100M17 35l86 50M17 85l86-50", 8) +
    line(
      "M46 16l14 13 14-13M46 104l14-13 14 13M15 51l18-6-4-19M105 51l-18-6 4-19M15 69l18 6-4 19M105 69l-18 6 4 19",
      6,
    ),
  fuel:
    fill("M24 12h42q5 0 5 5v85H19V17q0-5 5-5z") +
    hole("M31 25h28v24H31z") +
    fill("M12 102h66v10H12z") +
    line("M72 60h6q7 0 7 7v20q0 9 9 9t9-9V44L88 28", 7),
  exhaust: fill("M6 72h60v22H6z") + dot(84, 72, 10) + dot(101, 48, 13) + dot(82, 28, 8),
  wheels: pictograms.wheels,
  other: pictograms.workshop,
};
