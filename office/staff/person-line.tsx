import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import type { Reach } from "#core/rights.ts";
import { useOffice } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { copy } from "./copy.ts";

export type Person = {
  id: string;
  email: string;
  name: string;
  /** What they are, and where; `at`: a yard of those in which one may change it. */
  posts: readonly { text: string; yards: string; at: number | undefined }[];
  mine: Reach;
};

export function PersonLine({ person }: { person: Person }) {
  const words = useCopy(copy);
  const { href } = useOffice();
  const { id, email, name, posts, mine } = person;
  const fields = { email };
  const here = posts.filter(({ at }) => at !== undefined);
  const changes = here.length > 0 ? here : posts.slice(0, 1);
  const [, another] = changes;
  return (
    <li id={`p-${id}`}>
      <div>
        <h3>{name || email}</h3>
        {name && <p>{email}</p>}
        {posts.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {mine === "self" && <b>{words.you}</b>}
      {mine === "whole" && (
        <ActionForm to="staff" name="link" fields={fields}>
          <Button look="line">{words.newLink}</Button>
        </ActionForm>
      )}
      {(mine === "whole" || mine === "here") && (
        <>
          {changes.map(({ yards, at }) => (
            <LinkButton key={yards} look="line" href={`${href("staff")}?change=${id}&at=${at ?? ""}#invite`}>
              {another ? words.changeIn(yards) : words.change}
            </LinkButton>
          ))}
          <details>
            <summary>{words.remove}</summary>
            <ActionForm to="staff" name="remove" fields={fields}>
              <p>{mine === "whole" ? words.removeWhy : words.removeHere}</p>
              <Button look="line" className="o-stop">
                {words.removeYes}
              </Button>
            </ActionForm>
          </details>
        </>
      )}
    </li>
  );
}
