import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useOffice } from "../page.tsx";
import { ActionForm } from "./action-form.tsx";
import { copy } from "./copy.ts";
import "./yard-switch.css";

/** Whose pages these are: one yard's, or those of all that somebody has. Absent where there is but one. */
export function YardSwitch() {
  const words = useCopy(copy);
  const { yards, yard, path } = useOffice();
  if (yards.length < 2) return null;
  const all = { id: 0, name: words.allYards(yards.length) };
  const here = yards.find(({ id }) => id === yard) ?? all;
  return (
    <>
      <button className="o-yard" type="button" popoverTarget="o-yards">
        <span className="sr-only">{words.yard}: </span>
        <span>{here.name}</span>
        <Icon name="down" />
      </button>
      <div className="o-yardlist" id="o-yards" popover="auto">
        <ActionForm to="today" name="yard" fields={{ back: path }}>
          {[all, ...yards].map(({ id, name }) => (
            <button key={id} type="submit" name="yard" value={id} aria-current={id === here.id ? "true" : undefined}>
              {name}
            </button>
          ))}
        </ActionForm>
      </div>
    </>
  );
}
