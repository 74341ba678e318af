import { useCopy } from "#app/page.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { copy } from "./copy.ts";
import { useList } from "./list-context.tsx";

/** Nothing on the list: what it is for, and where to begin. */
export function ListEmpty() {
  const words = useCopy(copy).empty;
  const { links } = useList();
  return (
    <Empty
      title={words.title}
      ways={
        <Buttons>
          <LinkButton icon="search" href={links.cars}>
            {words.cars}
          </LinkButton>
          {links.prices && (
            <LinkButton look="line" icon="tag" href={links.prices}>
              {words.prices}
            </LinkButton>
          )}
        </Buttons>
      }
    >
      <p>{words.lead}</p>
      <Steps steps={words.steps} />
      <p>{words.sent}</p>
    </Empty>
  );
}
