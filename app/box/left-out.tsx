import { useCopy, usePage } from "#app/page.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import type { Aside } from "./aside.ts";
import { understoodCopy } from "./understood-copy.ts";

/** Above an answer: what is said to whether a part fits, the words that it goes without, and what else the line asked. */
export function LeftOut({ aside: { left, also }, fit = "" }: { aside: Aside; fit?: string }) {
  const words = useCopy(understoodCopy);
  const { href } = usePage();
  return (
    <>
      {fit && <p className="part-note">{fit}</p>}
      {left.length > 0 && <p className="part-note">{words.leftOut(left)}</p>}
      {also.map((question) => (
        <p key={question} className="part-note">
          <GoLink href={href("inventory", {}, { query: { q: question } })}>{words.also(question)}</GoLink>
        </p>
      ))}
    </>
  );
}
