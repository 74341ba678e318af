/** Put in by scripts/worker-script.ts: the files without which no page works. */
declare const __FILES__: readonly string[];
