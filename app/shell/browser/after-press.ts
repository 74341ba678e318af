const ends = ["pointerup", "pointercancel"];
let pressed = false;

// Islands are drawn on the server too, where nothing is pressed.
if ("document" in globalThis) {
  addEventListener("pointerdown", () => {
    pressed = true;
  });
  for (const end of ends)
    addEventListener(end, () => {
      pressed = false;
    });
}

/** A message that comes while something is pressed would move it away from under the finger. */
export function afterPress(work: () => void): void {
  if (!pressed) {
    work();
    return;
  }
  const either = new AbortController();
  const later = () => {
    either.abort();
    setTimeout(work);
  };
  for (const end of ends) addEventListener(end, later, { signal: either.signal });
}
