/** What an operator can mend, in one sentence without secrets; commands print it and stop. */
export class DataError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "DataError";
  }
}
