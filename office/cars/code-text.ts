/** A VIN out of a bar code, some of which begin with a sign of their own; any other code as it is. */
export const codeText = (code: string): string =>
  /[A-HJ-NPR-Z0-9]{17}$/.exec(code.trim().toUpperCase())?.[0] ?? code.trim();
