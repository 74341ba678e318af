import * as v from "valibot";
import { type ErrorCode, errorStatus } from "#core/errors.ts";

export const problemShape = v.strictObject({
  error: v.strictObject({
    code: v.picklist(Object.keys(errorStatus) as ErrorCode[]),
    message: v.string(),
    field: v.optional(v.string()),
    requestId: v.string(),
    errors: v.optional(v.record(v.string(), v.string())),
  }),
});
