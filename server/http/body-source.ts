import { Readable } from "node:stream";

/** A request's body as readFields takes it. What is refused in the middle must not take the connection from the answer. */
export const sourceOf = (request: Request) => ({
  header: (name: string) => request.headers.get(name) ?? undefined,
  body: request.body?.values({ preventCancel: true }) ?? Readable.from([]),
});
