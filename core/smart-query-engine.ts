const names = new Set(
  "hemi diesel turbo vtec ecotec cummins duramax powerstroke vortec ecoboost hybrid hybrids hibrido hibrida hibridos hibridas coyote".split(
    " ",
  ),
);

/** 5.3, 2.4l, v6, hemi: what people say of an engine. */
export const isEngine = (word: string): boolean =>
  /^\d\.\d ?l?$/.test(word) || /^v-?(?:4|6|8|10|12)$/.test(word) || names.has(word);

/** As the engine filter wants it: "v-6" → "v6", "5.3l" → "5.3", "híbrido" → "hybrid", Ford's "Coyote" → "5.0". */
export const engineText = (word: string): string =>
  word
    .replace(/^v-/, "v")
    .replace(/^(\d\.\d) ?l$/, "$1")
    .replace(/^h[iy]brid\w*/, "hybrid")
    .replace("coyote", "5.0");
