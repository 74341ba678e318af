import { useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useDeviceValue } from "#app/device-value.ts";
import { type CarView, setMark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RadioSegments } from "#app/ui/segments.tsx";
import { carView } from "./car-view.ts";
import { viewCopy } from "./view-copy.ts";
import "#app/inventory/results.css";

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
    <RadioSegments
      look="bar"
      className="view"
      label={words.view}
      name="view"
      options={views.map((view) => ({
        value: view,
        id: `view-${view}`,
        current: view === shown,
        text: (
          <>
            <Icon name={icons[view]} /> <span>{words[view]}</span>
          </>
        ),
      }))}
      onChoose={(view) => choose(view as CarView)}
    />
  );
}

export default defineIsland("view-switch", ViewSwitch);
