/** What is known of the modules that the chunks of the browser's scripts are made of. */
type ModuleGraph = {
  getModuleInfo(id: string): {
    importers: readonly string[];
    dynamicImporters: readonly string[];
    isEntry: boolean;
  } | null;
};

const isIsland = (root: string) => root.endsWith(".island.tsx");
const isList = (root: string) => root.endsWith("/my-list.island.tsx");
/** The list's buttons on other pages; and what follows the signal, the saved yards and the forms that wait there. */
const isOfAdding = (root: string) => /\/app\/list\/browser\//.test(root);
const isOfDevice = (root: string) => /\/browser\/(follow-signal|refresh-yards)\.ts$/.test(root);
const isOfWaiting = (root: string) => root.endsWith("/forms/browser/outbox.ts");
/** What asks for a car, a part or a place: most pages with islands have several of them. */
const isFinder = (root: string) =>
  /\/(box|find-form|filters-form|part-form|locator-form|place-field|last-visit|makes|own-car|yard-(strip|beside))\.island\.tsx$/.test(
    root,
  );
/** Fetched by a page with an island to hydrate, or for a press: a page of words that is only read does without. */
const comesLater = (root: string) =>
  isIsland(root) ||
  isOfDevice(root) ||
  isOfWaiting(root) ||
  root.endsWith("/browser/islands.ts") ||
  (root.includes("/app/list/") && !root.endsWith("/list-buttons.ts"));

/** What is known of dangers is long, and only pages with parts say it. */
const isOfDangers = (id: string) =>
  /\/(part-dangers|part-caution|parts-by-name|guarded-dangers|high-voltage-cars|who-pulls|danger-copy|recall-links|want-(caution|warning))\.tsx?$/.test(
    id,
  );

/** Forms ask for a place as finders do, and for nothing else of theirs. */
const asksForPlace = (root: string) => /\/(site-form|place-field)\.island\.tsx$/.test(root);
const usedByMost = 8;

/**
 * Which file a module of the browser travels in. The list is the page with the most of them, and most phones open it in a
 * yard: what it shares with other islands is one file, not thirty of some hundred bytes, each asked for, compiled and
 * linked by itself.
 */
export function createChunkNames() {
  const known = new Map<string, ReadonlySet<string>>();
  /** The files that are fetched by themselves and cannot do without the module. */
  function rootsOf(id: string, modules: ModuleGraph, within: ReadonlySet<string> = new Set()): ReadonlySet<string> {
    const found = known.get(id);
    if (found) return found;
    const info = modules.getModuleInfo(id);
    const roots = new Set<string>();
    if (info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0) roots.add(id);
    for (const by of info?.importers ?? []) {
      if (within.has(by)) continue;
      for (const root of rootsOf(by, modules, new Set([...within, id]))) roots.add(root);
    }
    if (within.size === 0) known.set(id, roots);
    return roots;
  }
  return (id: string, modules: ModuleGraph): string | null => {
    const roots = [...rootsOf(id, modules)];
    if (roots.includes(id) || !roots.every(comesLater)) return null;
    if (isOfDangers(id)) return "dangers";
    if (roots.some(isOfAdding) && roots.some(isIsland)) return "listing";
    const islands = roots.filter(isIsland).length;
    if (islands > usedByMost || (roots.some(isList) && (roots.some(isOfDevice) || islands > 1))) return "kit";
    if (islands < 2) return null;
    if (roots.some(asksForPlace) && roots.some(isFinder)) return "places";
    return roots.every(isFinder) ? "finding" : null;
  };
}
