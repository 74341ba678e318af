import type { ReactNode } from "react";
import type { FormTarget } from "../../browser/post.ts";

export type SaidAct = { kind: string; fields: Readonly<Record<string, string>> };

type ActFormProps = {
  target: FormTarget;
  act: SaidAct;
  /** The walk that it belongs to, and the key by which it is done once. */
  walk: { store: number; row: string; key: string | undefined };
  /** With script it is noted on the device instead; the button that was pressed says more. */
  onAct: (act: SaidAct) => boolean;
  className?: string;
  children: ReactNode;
};

/** An act as a plain form: without script it is sent, with script it is noted. */
export function ActForm({ target, act, walk, onAct, className, children }: ActFormProps) {
  const about = { ...act.fields, store: String(walk.store), from: walk.row };
  const hidden = { ...about, kind: act.kind, walk: walk.row, key: walk.key ?? "", do: "act", _csrf: target.csrf };
  return (
    <form
      className={className}
      method="post"
      action={target.action}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const data = new FormData(event.currentTarget, submitter);
        const typed = [...data].filter(([name]) => !(name in hidden)).map(([name, value]) => [name, String(value)]);
        const sheet = event.currentTarget.closest<HTMLElement>("[popover]");
        if (onAct({ kind: act.kind, fields: { ...about, ...Object.fromEntries(typed) } })) sheet?.hidePopover();
      }}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
