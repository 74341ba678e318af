import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { Button } from "./button.tsx";
import { copy } from "./copy.ts";
import "./button.css";

/** These need script, which shows them; without it the page has nothing that cannot work. */
export function PrintButton({ label }: { label?: string }) {
  const words = useCopy(copy);
  return (
    <Button look="line" icon="print" type="button" hidden {...mark("print")} {...mark("room")}>
      {label ?? words.print}
    </Button>
  );
}

export function ShareButton({ title, url, label }: { title: string; url: string; label?: string }) {
  const words = useCopy(copy);
  return (
    <Button
      look="line"
      icon="share"
      type="button"
      hidden
      {...mark("share", url)}
      {...mark("title", title)}
      {...mark("done", words.copied)}
      {...mark("room")}
    >
      {label ?? words.share}
    </Button>
  );
}

/** `compact` shows the sign alone and leaves the words to the ear. */
export function CopyButton({ text, label, compact = false }: { text: string; label?: string; compact?: boolean }) {
  const words = useCopy(copy);
  const name = label ?? words.copy;
  return (
    <Button
      look="line"
      icon="copy"
      type="button"
      hidden
      className={compact ? "btn--sign" : undefined}
      {...mark("copy", text)}
      {...mark("done", words.copied)}
      {...mark("room")}
    >
      {compact ? <span className="sr-only">{name}</span> : name}
    </Button>
  );
}
