const typed = "input:is([type=text], [type=search])[id]";

/**
 * Keeps what a visitor types into a part while its answer is on the way; where a field's content did not go along with
 * the request, also what was typed before. Answers how to put it into the new part.
 */
export function keepTyped(part: HTMLElement, wentAlong: (field: HTMLInputElement) => boolean) {
  const known = new Map(
    [...part.querySelectorAll<HTMLInputElement>(typed)].map((field) => [
      field,
      wentAlong(field) ? field.value : field.defaultValue,
    ]),
  );
  return (fresh: HTMLElement): void => {
    for (const [field, before] of known) {
      const there = field.value === before ? null : fresh.querySelector<HTMLInputElement>(`#${CSS.escape(field.id)}`);
      if (!there) continue;
      there.value = field.value;
      there.closest("details")?.setAttribute("open", "");
    }
  };
}
