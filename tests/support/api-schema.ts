import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { ask } from "./ask.ts";

type Operation = {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
  parameters?: { name: string; in: string }[];
};
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

const pointer = (text: string) => text.replaceAll("~", "~0").replaceAll("/", "~1");

/** The running server's own description, and what it says an answer must look like. */
export async function readOpenApi(origin: string) {
  const document = JSON.parse((await ask(origin, "/api/openapi.json")).text) as OpenApi;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(document, "openapi.json");
  const compiled = new Map<string, ValidateFunction>();
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

  function validator(ref: string): ValidateFunction {
    const found = compiled.get(ref) ?? ajv.compile({ $ref: `openapi.json#${ref}` });
    compiled.set(ref, found);
    return found;
  }

  /** What is wrong with a JSON answer, "" when it is as described. */
  function problemsOf(path: string, method: string, status: number, body: unknown): string {
    const validate = validator(
      `/paths/${pointer(path)}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`,
    );
    return validate(body) ? "" : ajv.errorsText(validate.errors?.slice(0, 5));
  }
  const errorProblemsOf = (body: unknown): string => {
    const validate = validator("/components/schemas/Problem");
    return validate(body) ? "" : ajv.errorsText(validate.errors);
  };
  return { document, operations, problemsOf, errorProblemsOf };
}
