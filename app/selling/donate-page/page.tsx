import { usePage } from "#app/page.tsx";
import { Boards } from "#app/texts/boards.tsx";
import { contentPage } from "#app/texts/content-page.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { donateBoards } from "#content/signs/donate.ts";
import { pageRow } from "#site/pages.ts";

/** The two ways on from here. */
function NextSteps() {
  const { edition, href } = usePage();
  return (
    <Buttons className="mb-5">
      <LinkButton big href={href("donateNow")}>
        {pageRow("donateNow").label[edition]}
      </LinkButton>
      <LinkButton big look="line" href={href("donateFaq")}>
        {pageRow("donateFaq").label[edition]}
      </LinkButton>
    </Buttons>
  );
}

export const page = contentPage("donate", "donate", () => (
  <>
    <Boards boards={donateBoards} />
    <NextSteps />
  </>
));
