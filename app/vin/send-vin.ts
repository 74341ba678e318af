import { holdsVin } from "#core/vin/holds-vin.ts";

/** Fields of the pages that take a VIN by POST (server/http/typed-vin.ts). */
const names = ["q", "s", "part", "vin"];

export const hasVin = (form: HTMLFormElement): boolean =>
  [...new FormData(form).entries()].some(
    ([name, value]) => names.includes(name) && typeof value === "string" && holdsVin(value),
  );

/** A GET form writes into its address what was typed: one that holds a VIN is sent by POST. */
export function sendVinsByPost(): void {
  // Before who would fetch the form's answer hears of it.
  document.addEventListener(
    "submit",
    ({ target }) => {
      const form = target as HTMLFormElement;
      if (form.method !== "get" || !hasVin(form)) return;
      form.method = "post";
      // By then it is on its way; who comes back to the page asks as before.
      setTimeout(() => {
        form.method = "get";
      });
    },
    true,
  );
}
