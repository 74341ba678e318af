import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { useOffice } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { copy } from "./copy.ts";

export type Person = {
  id: string;
  email: string;
  name: string;
  /** What they are, and where. */
  posts: readonly string[];
  /** self: nobody changes the own · theirs: the owner's to change · here: works elsewhere too · whole: all of it is one's own. */
  mine: "self" | "theirs" | "here" | "whole";
};

export function PersonLine({ person }: { person: Person }) {
  const words = useCopy(copy);
  const { href } = useOffice();
  const { id, email, name, posts, mine } = person;
  const fields = { email };
  return (
    <li id={`p-${id}`}>
      <div>
        <h3>{name || email}</h3>
        {name && <p>{email}</p>}
        {posts.map((post) => (
          <p key={post}>{post}</p>
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
          <LinkButton look="line" href={`${href("staff")}?change=${id}#invite`}>
            {words.change}
          </LinkButton>
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
