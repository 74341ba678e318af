import { useCopy } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { ErrorCode, SiteError } from "#core/errors.ts";
import { type OfficeView, useOffice } from "../page.tsx";
import { Card } from "../sign-in/card.tsx";
import { copy } from "./copy.ts";

const withWords = ["forbidden", "not-found", "too-many", "unavailable"] as const;
const isSaid = (code: ErrorCode): code is (typeof withWords)[number] =>
  (withWords as readonly ErrorCode[]).includes(code);

const saidOf = ({ code, data }: Pick<SiteError, "code" | "data">) =>
  data === "owners" || data === "form" ? data : isSaid(code) ? code : "other";

function ErrorPage({ error }: { error: SiteError }) {
  const words = useCopy(copy);
  const { staff, href } = useOffice();
  const { code } = error;
  const said = words[saidOf(error)];
  // Who could not be looked up may well have signed in.
  const goes = staff || code === "unavailable" ? "today" : "signIn";
  const inside = (
    <>
      <h1>{said.heading}</h1>
      <p>{said.text}</p>
      <LinkButton href={href(goes)}>{words[goes]}</LinkButton>
    </>
  );
  return staff ? <div className="o-stack o-stack--left">{inside}</div> : <Card>{inside}</Card>;
}

/** What is said instead of a page. */
export const errorBody = (error: SiteError) => <ErrorPage error={error} />;
export const errorHead = ({ edition }: OfficeView) => ({ title: copy[edition].title });
