import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Check } from "#app/ui/check.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import type { Option } from "#app/ui/options.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import type { Role } from "#core/staff.ts";
import type { Level, Task } from "#core/tasks.ts";
import { useOffice } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { copy as shellCopy } from "../shell/copy.ts";
import { copy } from "./copy.ts";
import "./staff.css";

export type InviteProps = {
  /** Whose work is changed, and in which yards; undefined where somebody is invited. */
  who: { id: string; name: string; at: string; had: readonly string[] } | undefined;
  email: string;
  name: string;
  language: string;
  role: Role;
  roles: readonly Role[];
  stores: readonly Option[];
  chosen: readonly string[];
  /** How far each task may be given, and how far it was set apart from the role. */
  tasks: readonly { task: Task; levels: readonly Level[]; set: Level | undefined }[];
};

function Stores({ stores, chosen, roles }: InviteProps) {
  const words = useCopy(copy);
  const [only, another] = stores;
  if (only && !another) return <input type="hidden" name="store" value={only.value} />;
  return (
    <fieldset className="o-stack o-stack--tight">
      <legend>{words.stores}</legend>
      {roles.includes("owner") && <p className="o-help">{words.storesHint}</p>}
      <div className="o-checks">
        {stores.map(({ value, text }) => (
          <Check key={value} id={`store-${value}`} name="store" value={value} defaultChecked={chosen.includes(value)}>
            {text}
          </Check>
        ))}
      </div>
    </fieldset>
  );
}

/** Without script nothing follows the role: each task stays as the role says until something else is chosen. */
function OneByOne({ tasks }: InviteProps) {
  const words = useCopy(copy);
  return (
    <details className="o-fold" open={tasks.some(({ set }) => set)}>
      <summary>{words.oneByOne}</summary>
      <div className="o-rights">
        {tasks.map(({ task, levels, set }) => (
          <Select
            key={task}
            id={`right-${task}`}
            name={`right.${task}`}
            label={words.tasks[task].name}
            first={{ value: "", text: words.asRole }}
            options={levels.map((level) => ({ value: level, text: words.levels[level] }))}
            defaultValue={set ?? ""}
          />
        ))}
      </div>
    </details>
  );
}

export function InviteForm(props: InviteProps) {
  const { who, email, name, language, role, roles, stores } = props;
  const { problem, href } = useOffice();
  const words = useCopy(copy);
  const names = useCopy(shellCopy).roles;
  const { languages } = chainFacts();
  const [only, another] = stores;
  const title = who ? words.changing(who.name) : only && !another ? words.inviteTo(only.text) : words.invite;
  return (
    <ActionForm
      to="staff"
      name="invite"
      className="o-panel"
      id="invite"
      fields={who ? { change: who.id, at: who.at } : {}}
    >
      {who?.had.map((yard) => (
        <input key={yard} type="hidden" name="had" value={yard} />
      ))}
      <div className="o-panel__head">
        <h2>{title}</h2>
        {!who && <p>{words.again}</p>}
      </div>
      <div className="o-panel__body o-stack">
        <Field
          id="email"
          name="email"
          type="email"
          label={words.email}
          error={problem}
          defaultValue={email}
          readOnly={who !== undefined}
          maxLength={100}
          required
        />
        <Field id="name" name="name" label={words.name} defaultValue={name} optional maxLength={80} />
        <fieldset className="o-stack o-stack--tight">
          <legend>{words.role}</legend>
          {roles.map((one) => (
            <Check key={one} id={`role-${one}`} type="radio" name="role" value={one} defaultChecked={one === role}>
              <b>{names[one]}</b> <small className="o-role">{words.roleAbout[one]}</small>
            </Check>
          ))}
        </fieldset>
        <Stores {...props} />
        <OneByOne {...props} />
        {languages.length > 1 && (
          <Select
            id="language"
            name="language"
            label={words.language}
            options={(["", ...languages] as const).map((one) => ({
              value: one,
              text: who && one === "" ? words.noChange : words.languages[one],
            }))}
            defaultValue={language}
          />
        )}
        <p className="o-help">{who ? words.moreEnds : words.expires}</p>
        <Button>{who ? words.keep : words.send}</Button>
        {who && (
          <LinkButton look="line" href={href("staff")}>
            {words.back}
          </LinkButton>
        )}
      </div>
    </ActionForm>
  );
}
