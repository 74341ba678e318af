import { useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useDeviceValue } from "#app/device-value.ts";
import { type CarView, setMark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { carView } from "./car-view.ts";
import { viewCopy } from "./view-copy.ts";

const views = ["list", "pictures"] as const;
const icons = { list: "menu", pictures: "pictures" } as const;

/** Lines or pictures: the styles follow what is chosen, so that it works without script; the device keeps it. */
function ViewSwitch() {
  const words = useCopy(viewCopy);
  const kept = useDeviceValue(carView);
  const [chosen, setChosen] = useState<CarView>();
  const shown = chosen ?? kept ?? "list";
  const choose = (view: CarView) => {
    setMark(document.documentElement, "view", view);
    carView.set(view);
    setChosen(view);
  };
  return (
    <fieldset className="segments view">
      <legend className="sr">{words.view}</legend>
      {views.map((view) => (
        <label key={view}>
          <input type="radio" name="view" id={`view-${view}`} checked={view === shown} onChange={() => choose(view)} />
          <Icon name={icons[view]} /> <span>{words[view]}</span>
        </label>
      ))}
    </fieldset>
  );
}

export default defineIsland("view-switch", ViewSwitch);
