import { SiteError } from "#core/errors.ts";

/** A form that came with wrong fields: the first is the error's field, all are told. */
export class FormProblem extends SiteError {
  readonly errors: Record<string, string>;
  constructor(errors: Record<string, string>) {
    super("invalid", "form", { field: Object.keys(errors)[0] ?? "form" });
    this.errors = errors;
  }
}
