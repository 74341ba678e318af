import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { nameOfStaff, roleOf } from "#core/staff.ts";
import { enterByLink, findLink } from "#data/writes/staff-links.ts";
import { definePage, GoTo, useOffice } from "../../page.tsx";
import { ActionForm } from "../../shell/action-form.tsx";
import { copy as shellCopy } from "../../shell/copy.ts";
import { Card } from "../card.tsx";
import { copy } from "../copy.ts";
import { countTry } from "../count-try.ts";
import "#app/ui/field.css";

type Props = { title: string; token: string; name: string | undefined };

function Link({ token, name }: Props) {
  const { link: words } = useCopy(copy);
  const { href } = useOffice();
  if (name === undefined)
    return (
      <Card>
        <h1>{words.spent}</h1>
        <p className="err">
          <Icon name="warning" /> {words.why}
        </p>
        <LinkButton block big href={href("signIn")}>
          {words.again}
        </LinkButton>
      </Card>
    );
  return (
    <Card>
      <h1>{words.heading(name)}</h1>
      <p>{words.text}</p>
      <ActionForm to="link" params={{ token }} name="enter">
        <Button big block>
          {words.enter}
        </Button>
      </ActionForm>
    </Card>
  );
}

/** Looking at a link does not spend it: programs that read mail look at every one. */
export const page = definePage("link", {
  async load(request): Promise<Props> {
    await countTry(request);
    const { edition, params, services } = request;
    const staff = await findLink(services.db.main, params.token);
    const words = copy[edition].link;
    if (!staff) return { title: words.spentTitle, token: params.token, name: undefined };
    const name = staff.name ? nameOfStaff(staff) : shellCopy[edition].roles[roleOf(staff)];
    return { title: words.title, token: params.token, name };
  },
  Page: Link,
  actions: {
    async enter(request) {
      const { services, params, href, device } = request;
      const signIn = await enterByLink(services.db, params.token, device);
      return signIn ? new GoTo(href("key"), { signIn }) : { again: copy[request.edition].link.why };
    },
  },
});
