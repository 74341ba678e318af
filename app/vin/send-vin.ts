import { holdsVin } from "#core/vin/holds-vin.ts";

/** A GET form writes into its address what was typed: one that holds a VIN is sent by POST. */
export function sendVinByPost(form: HTMLFormElement): void {
  const typed = [...new FormData(form).values()].filter((value) => typeof value === "string");
  form.method = typed.some(holdsVin) ? "post" : "get";
}
