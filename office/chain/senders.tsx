import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Check } from "#app/ui/check.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { useOffice } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { Panel } from "../shell/panel.tsx";
import { copy } from "./copy.ts";

export type SenderLine = {
  sender: string;
  name: string;
  /** Whose files it sends. */
  whose: string;
  used: string;
  complete: boolean;
  /** What takes it away; a folder is the operator's. */
  token: string | undefined;
};
type SendersProps = { senders: SenderLine[] };

function Sender({ sender, name, whose, used, complete, token }: SenderLine) {
  const { senders: words } = useCopy(copy);
  return (
    <li>
      <div>
        <p className={complete ? "o-state o-state--ok" : "o-state o-state--wait"}>
          {complete ? words.complete : words.part}
        </p>
        <h3>{`${name}, ${whose}`}</h3>
        {used && <p>{used}</p>}
      </div>
      <div className="btns">
        <ActionForm to="chain" name="sender" fields={{ sender, complete: complete ? "no" : "yes" }}>
          <Button look="line" aria-label={`${complete ? words.takeBack : words.say}: ${name}, ${whose}`}>
            {complete ? words.takeBack : words.say}
          </Button>
        </ActionForm>
        {token !== undefined && (
          <ActionForm to="chain" name="drop-token" fields={{ token }}>
            <Button className="btn--stop" aria-label={`${words.remove}: ${name}, ${whose}`}>
              {words.remove}
            </Button>
          </ActionForm>
        )}
      </div>
    </li>
  );
}

/** Who sends files without a person, and of whom somebody said that they bring every car. */
export function Senders({ senders }: SendersProps) {
  const { senders: words } = useCopy(copy);
  const { yards } = useOffice();
  const options = [
    { value: "0", text: words.wholeChain },
    ...yards.map(({ id, name }) => ({ value: String(id), text: name })),
  ];
  return (
    <Panel id="senders" title={words.title} why={words.why}>
      <ul className="o-lines">
        {senders.map((line) => (
          <Sender key={line.sender} {...line} />
        ))}
      </ul>
      <details className="o-fold">
        <summary>{words.folderOf}</summary>
        <ActionForm to="chain" name="folder" className="o-pick o-panel__body">
          <Select id="folder" name="store" label={words.whose} options={options} />
          <Button look="line">{words.say}</Button>
        </ActionForm>
      </details>
      <details className="o-fold">
        <summary>{words.add}</summary>
        <ActionForm to="chain" name="add-token" className="o-pick o-panel__body">
          <Field id="token-name" name="name" label={words.name} hint={words.nameHint} required maxLength={80} />
          <Select id="token-store" name="store" label={words.whose} options={options} />
          <Check id="token-complete" name="complete" value="yes">
            {words.allCars}
          </Check>
          <Button look="line">{words.make}</Button>
        </ActionForm>
      </details>
    </Panel>
  );
}
