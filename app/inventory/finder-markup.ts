import type { Option } from "#app/ui/field.tsx";

/** The choices of a select as the server drew it, but for the first, which stands for all of them. */
const readOptions = (root: HTMLElement, name: string): Option[] =>
  [...root.querySelectorAll<HTMLOptionElement>(`select[name=${name}] option`)]
    .slice(1)
    .map((option) => ({ value: option.value, text: option.textContent }));

/** Lists that the browser takes from the markup. */
export const finderMarkup = {
  makes: (root: HTMLElement) => readOptions(root, "make"),
  models: (root: HTMLElement) => readOptions(root, "model"),
};
