import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/field.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import type { feedChoices } from "./choose-feed.ts";
import { copy } from "./copy.ts";
import "#office/leads/leads.css";
import "./files.css";

export type KindsProps = ReturnType<typeof feedChoices> & { id: string; feed: string; store: string };

/** For a file that was taken for another kind, or another yard's. */
export function OtherKind({ id, feeds, stores, everywhere, feed, store }: KindsProps) {
  const words = useCopy(copy);
  const places = everywhere ? [{ value: "", text: words.storeInFile }, ...stores] : stores;
  return (
    <details className="o-kind">
      <summary>{words.notThat}</summary>
      <ActionForm to="file" params={{ id }} name="kind" className="o-pick">
        <Select id="feed" name="feed" label={words.feed} options={feeds} defaultValue={feed} />
        <Select id="store" name="store" label={words.store} options={places} defaultValue={store} />
        <Button look="line">{words.readAs}</Button>
      </ActionForm>
    </details>
  );
}
