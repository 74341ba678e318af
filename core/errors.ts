/** The closed list of what can go wrong for a visitor. Everything else is "internal". */
export const errorStatus = {
  invalid: 400,
  forbidden: 403,
  "not-found": 404,
  "not-allowed": 405,
  gone: 410,
  "too-large": 413,
  "too-long": 414,
  "too-broad": 422,
  "too-many": 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

type Details = { field?: string; retryAfter?: number; data?: unknown };

/** An error that may be shown: its code decides the status, `message` is for the log only. */
export class SiteError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  /** What a page for this error wants to show, e.g. the car that has left. */
  readonly data: unknown;

  constructor(code: ErrorCode, message: string = code, details: Details = {}) {
    super(message);
    this.name = "SiteError";
    this.code = code;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
    this.data = details.data;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export const notFound = (what: string) => new SiteError("not-found", what);
export const invalid = (field: string, why: string) => new SiteError("invalid", why, { field });
export const gone = (what: string, data?: unknown) => new SiteError("gone", what, { data });

/** Any thrown value as one of ours; unknown ones become "internal" and keep their cause for the log. */
export function asSiteError(thrown: unknown): SiteError {
  if (thrown instanceof SiteError) return thrown;
  const error = new SiteError("internal", messageOf(thrown));
  error.cause = thrown;
  return error;
}

/** What a thrown value says: anything may be thrown. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
