import type { ReactNode } from "react";
import { Island } from "#app/island.tsx";
import { useCopy } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { StaffRequest } from "../page.tsx";
import { copy } from "./copy.ts";
import { withValues } from "./edit-field.ts";
import editForm, { type EditFormProps } from "./edit-form.island.tsx";
import "./edit.css";

export type ThingLine = {
  key: string;
  title: string;
  /** What stands below it: days, yards. */
  about: string;
  /** ok: visitors see it · wait: not yet, or not any more. */
  state?: { look: "ok" | "wait" | "bad"; text: string } | undefined;
  price?: string | undefined;
  /** Absent where it is another's to change. */
  href?: string | undefined;
};

/** Things of one kind, each with the way to change it. */
export function ThingList({ title, lines, children }: { title: string; lines: ThingLine[]; children?: ReactNode }) {
  const words = useCopy(copy);
  const id = lines[0]?.key ?? title;
  return (
    <section className="o-panel" aria-labelledby={`h-${id}`}>
      <div className="o-panel__head">
        <h2 id={`h-${id}`}>{title}</h2>
        {children}
      </div>
      {lines.length === 0 && <p className="o-panel__body">{words.none}</p>}
      <ul className="o-lines">
        {lines.map(({ key, title: name, about, state, price, href }) => (
          <li key={key}>
            <div>
              {state && <p className={`o-state o-state--${state.look}`}>{state.text}</p>}
              <h3>{name}</h3>
              {about && <p>{about}</p>}
            </div>
            {price && <b className="o-price">{price}</b>}
            {href && (
              <LinkButton look="line" href={href} aria-label={`${words.edit}: ${name}`}>
                {words.edit}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export type OneThingProps = { title: string; about?: string | undefined; back: string; form: EditFormProps };

type Edited = Omit<EditFormProps, "target" | "problem"> & { title: string; about?: string; query?: string };

/** The form of one thing on its own page, as the thing is or as the form came back. */
export const oneThing = (
  { id, href, csrf, sent, problem }: StaffRequest,
  { title, about, query = "", kind, groups, fixed }: Edited,
): OneThingProps => {
  const action = href(id as "events" | "days" | "prices" | "front");
  const form = { target: { action, csrf }, kind, groups: withValues(groups, sent), fixed, problem };
  return { title, about, back: action + query, form };
};

/** The form of one thing beside what visitors will read. */
export function OneThing({ title, about, back, form }: OneThingProps) {
  const words = useCopy(copy);
  return (
    <>
      <div className="o-head">
        <div>
          <a className="o-back" href={back}>
            <Icon name="back" /> {words.back}
          </a>
          <h1>{title}</h1>
          {about && <p>{about}</p>}
        </div>
      </div>
      <Island of={editForm} props={form} />
    </>
  );
}
