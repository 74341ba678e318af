import { useEffect, useRef } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { type CarView, setMark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { carView } from "./car-view.ts";
import { viewCopy } from "./view-copy.ts";

const views = ["list", "pictures"] as const;
const icons = { list: "menu", pictures: "pictures" } as const;

function choose(view: CarView): void {
  setMark(document.documentElement, "view", view);
  carView.set(view);
}

/** Lines or pictures: the styles follow what is chosen, so that it works without script; the device keeps it. */
function ViewSwitch() {
  const words = useCopy(viewCopy);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const kept = carView.get();
    const choice = kept && box.current?.querySelector<HTMLInputElement>(`#view-${kept}`);
    if (choice) choice.checked = true;
  }, []);
  return (
    <fieldset className="segments view" ref={box}>
      <legend className="sr">{words.view}</legend>
      {views.map((view) => (
        <label key={view}>
          <input
            type="radio"
            name="view"
            id={`view-${view}`}
            defaultChecked={view === "list"}
            onChange={() => choose(view)}
          />
          <Icon name={icons[view]} /> <span>{words[view]}</span>
        </label>
      ))}
    </fieldset>
  );
}

export default defineIsland("view-switch", ViewSwitch);
