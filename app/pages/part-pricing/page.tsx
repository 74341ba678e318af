import { definePage, useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";

export const page = definePage("partPricing", {
  load: () => ({}),
  head: (_, { edition }) => ({ title: copy[edition].title, description: copy[edition].description }),
  Page: function Page() {
    const words = useCopy(copy);
    return (
      <div className="wrap">
        <div className="page-head">
          <h1>{words.heading}</h1>
          <p className="lead">{words.description}</p>
        </div>
      </div>
    );
  },
});
