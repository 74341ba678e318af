/** What the worker and the pages keep on the device. Another number begins anew: the worker deletes what it does not know. */
export const cacheNames = {
  /** Pages as they were opened, each with the moment. */
  pages: "yonke-pages-1",
  /** The pages that work without signal, as the build has them. */
  shell: "yonke-shell-1",
  /** Scripts, styles, fonts and drawings, whose addresses change with what is in them. */
  files: "yonke-files-1",
  /** Photos of cars that were seen, whose addresses do not. */
  photos: "yonke-photos-1",
  /** Saved yards. */
  yards: "yonke-yards-1",
} as const;

export const ownCachePrefix = "yonke-";

/** When an answer was kept, in its headers. */
export const keptAtHeader = "x-kept-at";
/** What a kept page is called, its letters escaped; the list of them need not be read from the pages. */
export const titleHeader = "x-kept-title";
