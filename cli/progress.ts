/** Where words go: a stream of the process, or a test's. */
export type Output = { write(text: string): unknown; isTTY?: boolean };

/** A bar on a terminal; elsewhere a plain line for every tenth, once the work has taken a second. */
export function createProgress(stream: Output, what: string) {
  let lastTenth = -1;
  let lastDrawn = 0;
  const started = Date.now();
  const terminal = stream.isTTY === true;
  return {
    show(share: number, detail: string): void {
      const percent = Math.min(100, Math.floor(share * 100));
      if (terminal) {
        const now = Date.now();
        if (now - lastDrawn < 80 && percent < 100) return;
        lastDrawn = now;
        const full = Math.round(percent / 4);
        stream.write(`\r\x1b[K${what} [${"█".repeat(full)}${"·".repeat(25 - full)}] ${percent}% ${detail}`);
      } else if (Math.floor(percent / 10) > lastTenth && Date.now() - started > 1000) {
        lastTenth = Math.floor(percent / 10);
        stream.write(`${what}: ${percent}% ${detail}\n`);
      }
    },
    end(): void {
      if (terminal) stream.write("\r\x1b[K");
    },
  };
}
