import { definePage } from "#app/page.tsx";
import { notFound } from "#core/errors.ts";
import { copy } from "./copy.ts";

export const page = definePage("carForSale", {
  load: ({ params }): { name: string } => {
    throw notFound(params.id);
  },
  head: (_, { edition }) => ({ title: copy[edition].title }),
  Page: ({ name }) => <h1>{name}</h1>,
});
