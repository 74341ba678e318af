import type { Edition } from "./edition.ts";

const names = new Set(
  "hemi diesel turbo vtec ecotec cummins duramax powerstroke vortec ecoboost hybrid hybrids hibrido hibrida hibridos hibridas coyote".split(
    " ",
  ),
);

const cylinders = /^(?:3|4|5|6|8|10|12)cyl$/;

/** No car's engine is larger: an 8.8 is an axle. */
const isSize = (word: string): boolean => /^\d\.\d ?l?$/.test(word) && Number.parseFloat(word) <= 8.4;

/** 5.3, 2.4l, v6, hemi: what people say of an engine. */
export const isEngine = (word: string): boolean =>
  isSize(word) || /^[vilh]-?(?:3|4|5|6|8|10|12)$/.test(word) || cylinders.test(word) || names.has(word);

/** As the engine filter wants it: "v-6" → "v6", "5.3l" → "5.3", "híbrido" → "hybrid", Ford's "Coyote" → "5.0". */
export const engineText = (word: string): string =>
  word
    .replace(/^([vilh])-/, "$1")
    .replace(/^(\d\.\d) ?l$/, "$1")
    .replace(/^h[iy]brid\w*/, "hybrid")
    .replace("coyote", "5.0");

/** "6cyl" as people read it. */
export const engineInWords = (engine: string, edition: Edition): string =>
  engine.replace(/(\d{1,2})cyl\b/g, edition === "es" ? "$1 cilindros" : "$1-cylinder");
