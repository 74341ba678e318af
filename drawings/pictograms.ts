import type { PictogramName } from "#core/pictogram.ts";

/** A line in the plate's own ink, round at its ends. */
export const line = (d: string, width = 8) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const fill = (d: string) => `<path d="${d}"/>`;
export const dot = (cx: number, cy: number, r: number) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
export const ring = (cx: number, cy: number, r: number, width = 9) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
/** What is cut out of a shape shows the plate behind it. */
export const cut = (d: string, width = 5) =>
  `<path d="${d}" fill="none" stroke="var(--cut)" stroke-width="${width}" stroke-linecap="round"/>`;
const eye = (cx: number, cy: number, r: number) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="var(--cut)"/>`;
export const hole = (d: string) => `<path d="${d}" fill="var(--cut)"/>`;

const body =
  "M2 38V24q0-5 5-6l12-3L31 4q2-2 5-2h28q3 0 5 2l11 11 13 3q5 1 5 6v14q0 3-3 3h-6a11 11 0 0 0-22 0H39a11 11 0 0 0-22 0H5q-3 0-3-3z";
export const car = (transform: string) =>
  `<g transform="${transform}">${fill(body)}${dot(28, 41, 8)}${dot(78, 41, 8)}</g>`;

/** The pictograms of the plates: 120 by 120, one colour, no letters. */
export const pictograms: Readonly<Record<PictogramName, string>> = {
  "air-bag":
    ring(60, 62, 36, 10) +
    dot(60, 62, 13) +
    line("M28 58h20M72 58h20M60 74v20", 9) +
    line("M60 4v10M16 20l8 8M104 20l-8 8M2 62h8M110 62h8", 7),
  "air-cylinder":
    fill("M38 44q0-16 22-16t22 16v58q0 8-8 8H46q-8 0-8-8z") +
    line("M60 28V14M46 14h28M84 26q16 2 16 16", 7) +
    cut("M60 58v32M46 66l28 16M74 66 46 82"),
  ask:
    line("M38 8h44q8 0 8 8v88q0 8-8 8H38q-8 0-8-8V16q0-8 8-8z") +
    car("translate(38 30) scale(.44)") +
    line("M46 68h28M46 80h28", 6) +
    dot(60, 98, 5),
  bank:
    fill("M60 8 112 36v8H8v-8z") +
    fill("M18 52h14v36H18zM44 52h12v36H44zM66 52h12v36H66zM90 52h12v36H90z") +
    fill("M8 94h104v14H8z"),
  battery: fill("M10 38h100v62H10z") + fill("M22 24h20v14H22zM78 24h20v14H78z") + cut("M24 66h20M76 66h20M86 56v20", 7),
  boot:
    fill("M30 14h38v44q0 6 8 9l24 9q8 3 8 11v7H30z") +
    fill("M28 98h82v8q0 3-3 3H78v-5H62v5H31q-3 0-3-3z") +
    cut("M52 30h16M52 42h16M56 55h14", 4),
  bottle:
    fill("M44 22h14v18q10 6 10 20v38q0 4-4 4H38q-4 0-4-4V60q0-14 10-20z") +
    fill("M76 62h22l-3 38q0 2-3 2H82q-3 0-3-2z"),
  card: line("M16 28h88q8 0 8 8v50q0 8-8 8H16q-8 0-8-8V36q0-8 8-8z") + fill("M8 44h104v14H8z") + line("M26 78h28", 7),
  carry:
    dot(60, 18, 12) +
    line("M60 36v34M60 70 46 108M60 70l14 38M60 44 34 62M60 44l26 18", 10) +
    fill("M12 58h38v18H12z") +
    ring(90, 68, 13, 9),
  chip:
    fill("M36 30h48q6 0 6 6v48q0 6-6 6H36q-6 0-6-6V36q0-6 6-6z") +
    line(
      "M42 30V14M60 30V14M78 30V14M42 106V90M60 106V90M78 106V90M30 42H14M30 60H14M30 78H14M106 42H90M106 60H90M106 78H90",
      6,
    ) +
    cut("M48 48h24v24H48z"),
  cigarette:
    fill("M16 66h62v15H16z") +
    line("M84 68v11M95 68v11", 6) +
    line("M84 56q0-10-9-10t-9-11q0-8 8-9M96 56q0-16-12-20", 6),
  climb:
    car("translate(14 62) scale(.92)") + dot(62, 22, 8) + line("M60 32 58 46 46 60M58 46l14 14M60 36l16 8M60 36 46 44"),
  crush:
    fill("M18 8h84v20H18z") +
    fill("M54 26h12v18H54z") +
    fill("M24 44h72v10H24z") +
    fill("M14 64q10-6 22 0l22-4 24 5q14-6 24-1v26q-12 5-26 0-20 5-40-1-14 5-26 1z") +
    fill("M8 100h104v12H8z"),
  drip: fill("M60 10q24 30 24 46a24 24 0 0 1-48 0q0-16 24-46z") + fill("M14 92h92l-8 18H22z"),
  engine: fill("M24 44h14V34h44v10h12l8 12h10v34h-10l-8 10H40L28 86h-8v12H8V52h12v10h4z") + line("M48 34V22h24v12"),
  envelope: line("M8 28h104v66H8z") + line("M10 32 60 72l50-40"),
  "first-aid":
    line("M20 34h80q8 0 8 8v52q0 8-8 8H20q-8 0-8-8V42q0-8 8-8z") +
    line("M44 34V20h32v14") +
    fill("M52 48h16v12h12v16H68v12H52V76H40V60h12z"),
  flame:
    fill("M24 92 52 64l10 10-28 28q-5 5-10 0t0-10z") +
    fill("M56 60 66 70q22 4 30-20-6 2-10-2 8-10 2-24-6 12-16 14-16 6-16 22z"),
  forklift:
    fill("M14 84V52h24V26h28v36l10 10v18H66a13 13 0 0 0-26 0H34a11 11 0 0 0-20-6z") +
    hole("M44 34h16v24H44z") +
    dot(25, 92, 9) +
    dot(53, 92, 10) +
    line("M86 18v76h26"),
  gear:
    ring(60, 60, 27, 14) +
    line("M60 12v16M60 92v16M12 60h16M92 60h16M26 26l11 11M83 83l11 11M94 26 83 37M37 83 26 94", 13),
  gift: car("translate(10 56)") + line("M60 54V32M60 32Q36 28 40 16t20 16q16-28 20-16T60 32", 8),
  glasses:
    line("M14 50q0-8 8-8h76q8 0 8 8v14q0 20-19 20-16 0-21-13-2-5-6-5t-6 5q-5 13-21 13-19 0-19-20z", 9) +
    line("M14 52 3 46M106 52l11-6", 9) +
    line("M30 64 42 52M78 64 90 52", 5),
  gloves:
    fill(
      "M40 108V78L24 60q-5-7 1-11 5-3 10 3l9 9V22q0-6 6-6t6 6v-6q0-6 6-6t6 6v6q0-6 6-6t6 6v8q0-5 6-5t6 6v43q0 8-6 14v20z",
    ) + cut("M40 94h46M56 24v26M68 22v28M80 28v22", 4),
  handle: fill("M14 40h92q6 0 6 8v6q0 30-30 30H38Q8 84 8 54v-6q0-8 6-8z") + cut("M30 58h60", 9),
  "hat-and-water":
    fill("M14 52q46-16 92 0 0 8-14 10H28Q14 60 14 52z") +
    fill("M36 48q2-26 24-26t24 26q-24-7-48 0z") +
    fill("M60 68q16 20 16 30a16 16 0 0 1-32 0q0-10 16-30z"),
  hoist:
    line("M20 106h76M30 106V18h62M30 46 58 18M88 18v22", 9) +
    line("M88 40q10 4 4 12-8 4-10-4", 6) +
    fill("M66 62h44l6 10v22H62V72z"),
  hubcap: ring(60, 60, 44) + dot(60, 60, 13) + line("M60 28v10M60 82v10M28 60h10M82 60h10"),
  "id-card":
    line("M16 26h88q8 0 8 8v54q0 8-8 8H16q-8 0-8-8V34q0-8 8-8z") +
    dot(38, 52, 10) +
    fill("M20 82q2-17 18-17t18 17z") +
    line("M70 50h28M70 64h28M70 78h18", 6),
  ingot:
    fill("M40 60h40l10 20H30z") +
    fill("M12 84h42l10 22H2zM66 84h42l10 22H56z") +
    line("M60 14v22M60 36l-9-9M60 36l9-9M32 26l8 16M88 26l-8 16", 6),
  jack: line("M30 92h60M60 84 34 66l26-18 26 18zM60 48V36M46 34h28", 9),
  key: ring(38, 40, 22, 10) + line("M54 56 100 102M82 84l12-12M92 94l10-10", 10),
  lights:
    fill("M62 24q44 4 44 36T62 96q-14 0-14-36t14-36z") +
    line("M34 32 10 24M30 52H6M30 70H6M34 88l-24 8", 8) +
    cut("M66 38q22 4 22 22", 6),
  "loose-car":
    car("translate(10 26) rotate(-11 50 26)") +
    fill("M22 108l8-34h10l8 34z") +
    fill("M86 108l4-16h8l4 16z") +
    line("M6 110h108", 6),
  magnet:
    fill("M20 14h26v46q0 14 14 14t14-14V14h26v46q0 40-40 40T20 60z") +
    cut("M18 38h30M72 38h30", 6) +
    line("M60 108v6M38 106l-4 8M82 106l4 8", 6),
  mark:
    fill("M22 40h76v52q0 8-8 8H30q-8 0-8-8z") +
    line("M36 40V24h48v16", 9) +
    cut("M36 78c10-22 16 14 26-8s12 14 22-6", 7),
  medal: fill("M30 8h22l8 22 8-22h22L74 50H46z") + fill("M60 46l9 18 20 3-15 14 4 20-18-10-18 10 4-20-15-14 20-3z"),
  muffler:
    fill("M34 44h52q16 0 16 17T86 78H34q-16 0-16-17t16-17z") +
    line("M18 61H4M102 61h8v-20", 9) +
    cut("M36 54v14M52 54v14M68 54v14", 5) +
    line("M104 26q-6-6 0-12M114 26q-6-6 0-12", 5),
  night: fill("M70 12a48 48 0 1 0 38 68A42 42 0 0 1 70 12z") + fill("M92 20l4 10 10 4-10 4-4 10-4-10-10-4 10-4z"),
  "old-part":
    ring(60, 62, 26, 10) +
    dot(60, 62, 9) +
    line("M60 24v10M60 90v10M22 62h10M88 62h10M33 35l7 7M80 82l7 7M87 35l-7 7M40 82l-7 7", 9),
  "on-stands": car("translate(10 20)") + fill("M28 104l8-28h8l8 28zM72 104l8-28h8l8 28z") + line("M8 106h104", 6),
  pay:
    fill("M6 34h108v56H6z") +
    eye(60, 62, 17) +
    cut("M18 46v32M102 46v32", 6) +
    line("M60 54v16M54 62h12", 6) +
    line("M18 104h84", 8),
  paw:
    dot(60, 76, 19) +
    `<ellipse cx="60" cy="80" rx="24" ry="19"/>` +
    dot(32, 56, 10) +
    dot(49, 38, 10.5) +
    dot(71, 38, 10.5) +
    dot(88, 56, 10),
  pin: fill("M60 8q36 2 36 38 0 26-36 66Q24 72 24 46 24 10 60 8z") + eye(60, 46, 15),
  push: car("translate(42 46) scale(.66)") + dot(22, 38, 8) + line("M24 50 28 70 16 94M28 70l14 22M25 54l16 4"),
  receipt:
    fill("M28 8l10 8 11-8 11 8 11-8 11 8 10-8v104l-10-8-11 8-11-8-11 8-11-8-10 8z") +
    cut("M44 40h34M44 56h34M44 72h20", 6),
  school:
    fill("M32 44q0-24 28-24t28 24v54q0 8-8 8H40q-8 0-8-8z") +
    line("M48 20q0-12 12-12t12 12", 7) +
    fill("M18 66h10v32H18zM92 66h10v32H92z") +
    cut("M44 74h32v20H44zM46 52h28", 5),
  signature: line("M16 96c12-26 18 10 30-12s14 12 26-4", 7) + fill("m66 72 34-50 12 8-34 50-15 6z"),
  "signed-letter":
    line("M30 20h54q6 0 6 6v72q0 6-6 6H30q-6 0-6-6V26q0-6 6-6z") +
    fill("M46 10h22q4 0 4 4v10q0 4-4 4H46q-4 0-4-4V14q0-4 4-4z") +
    line("M38 46h38M38 60h24", 6) +
    line("M38 84c6-12 10 8 15-2s7 6 13 0", 5) +
    fill("m78 88 26-38 9 6-26 38-12 5z"),
  title:
    line("M22 12h58l20 20v76H22z") +
    line("M78 14v20h20M38 50h44M38 64h44", 6) +
    line("M38 90c5-10 9 6 14-2s8 5 14-1", 5) +
    dot(84, 88, 9),
  tow:
    car("translate(4 22) scale(.66)") +
    fill("M2 66h72V40h18q6 0 9 5l8 15 7 3q3 1 3 4v17q0 3-3 3H2z") +
    hole("M82 48h10l7 14H82z") +
    dot(24, 92, 11) +
    dot(94, 92, 11) +
    line("M76 40V26h10v14", 6),
  trousers: fill("M34 12h52l3 20 8 76H71L60 52 49 108H23l8-76z") + cut("M34 28h52", 4),
  truck:
    fill(
      "M6 74V56h50V34q0-4 4-4h20q4 0 7 4l13 20 12 4q4 2 4 6v14q0 4-4 4h-6a14 14 0 0 0-28 0H46a14 14 0 0 0-28 0h-8q-4 0-4-4z",
    ) +
    hole("M66 38h12l10 16H66z") +
    dot(32, 82, 10) +
    dot(92, 82, 10),
  under: car("translate(22 26) scale(.78)") + dot(20, 92, 8) + line("M32 94h30l26-2M50 94l10-12"),
  wheelbarrow: fill("M22 30h74L82 72H44z") + line("M10 26h14M44 72 34 96M74 72l26 20") + ring(44, 96, 12, 8),
  wheels: ring(60, 60, 44, 16) + dot(60, 60, 10) + line("M60 50V34M69 57l16-6M66 68l9 14M54 68l-9 14M51 57l-16-6", 8),
  workshop:
    ring(60, 72, 30, 9) +
    dot(60, 72, 9) +
    line("M60 52v8M60 84v8M40 72h8M72 72h8", 6) +
    fill("M84 8q18-4 26 12l-14 0-6 10 6 10h10q-6 12-22 10L66 68l-8-8 18-20Q70 16 84 8z"),
};
