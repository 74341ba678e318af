import { formHead } from "#app/forms/form-head.ts";
import { SiteForm } from "#app/forms/site-form.tsx";
import { definePage, useCopy, usePage } from "#app/page.tsx";
import { loadText } from "#app/texts/content-page.tsx";
import { TextOpening } from "#app/texts/text-opening.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { copy } from "./copy.ts";

export const page = definePage("careers", {
  load: (request) => ({ text: loadText("careers", request), state: request.form, token: request.token }),
  head: ({ text, state }, { edition }) => formHead(text, state, edition),
  Page: function Page({ text, state, token }) {
    const { settings } = usePage();
    const words = useCopy(copy);
    return (
      <Wrap>
        <TextOpening text={text} lead={!state?.unproven} />
        <div className="apply">
          <SiteForm id="careers" state={state} token={token} thanks={words.thanks(settings.brand)} />
        </div>
      </Wrap>
    );
  },
});
