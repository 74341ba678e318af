import { ErrorPage, errorHead } from "#app/errors/error-page.tsx";
import { definePage } from "#app/page.tsx";
import { notFound } from "#core/errors.ts";

const error = notFound("page");

/** Where an address that is no page ends; it repeats what was asked for. */
export const page = definePage("pageNotFound", {
  load: ({ query }) => ({ asked: (query.get("path") ?? "").slice(0, 500) }),
  head: (_, view) => ({ ...errorHead(error, view), noindex: true, status: 404 }),
  Page: ({ asked }) => <ErrorPage error={error} asked={asked} />,
});
