import { useCopy } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { ErrorCode } from "#core/errors.ts";
import { openPage, useOffice } from "../page.tsx";
import { Card } from "../sign-in/card.tsx";
import { copy } from "./copy.ts";

type Props = { code: ErrorCode };

function ErrorPage({ code }: Props) {
  const words = useCopy(copy);
  const { staff, href } = useOffice();
  const said = code === "forbidden" || code === "not-found" || code === "too-many" ? words[code] : words.other;
  const inside = (
    <>
      <h1>{said.heading}</h1>
      <p>{said.text}</p>
      <LinkButton href={href(staff ? "today" : "signIn")}>{staff ? words.today : words.signIn}</LinkButton>
    </>
  );
  return staff ? <div className="o-stack o-stack--left">{inside}</div> : <Card>{inside}</Card>;
}

/** What is said instead of a page; the code comes as the problem. */
export const errorPage = openPage<Props>({
  id: "today",
  framed: true,
  load: ({ edition }, code) => ({ title: copy[edition].title, code: (code ?? "internal") as ErrorCode }),
  Page: ErrorPage,
});
