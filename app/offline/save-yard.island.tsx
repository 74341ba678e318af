import { useState } from "react";
import { keepNearYard } from "#app/box/near.ts";
import { defineIsland } from "#app/define-island.tsx";
import { useDeviceValue } from "#app/device-value.ts";
import { useCopy, useEdition } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { copy } from "./copy.ts";
import { type Saving, saveYard } from "./keep-yard-file.ts";
import { canSave, savedYards } from "./saved-yards.ts";
import { whenText } from "./when.ts";

type SaveYardProps = { id: number; zip: string /** Where it opens. */; page: string };

/** Saves a yard for a visit without signal, and opens it once it is saved; what is searched from then on is near it. */
function SaveYard({ id, zip, page }: SaveYardProps) {
  const words = useCopy(copy);
  const edition = useEdition();
  const mine = useDeviceValue(savedYards)?.find((yard) => yard.id === id);
  const [stage, setStage] = useState<Saving | "saving">();
  async function save() {
    setStage("saving");
    const done = await saveYard(id);
    setStage(done);
    if (done === "saved") keepNearYard(zip);
  }
  const said = mine
    ? words.saved(whenText(new Date(mine.at), new Date(), edition))
    : stage === "failed" || stage === "full"
      ? words[stage]
      : "";
  return (
    <>
      <LinkButton
        look="line"
        icon="map"
        href={`${page}#${id}`}
        onClick={(event) => {
          if (mine || !canSave()) return;
          event.preventDefault();
          if (stage !== "saving") save();
        }}
      >
        {mine ? words.open : stage === "saving" ? words.saving : words.save}
      </LinkButton>{" "}
      {/* Before it says something it takes no room beside the button. */}
      <small role="status" className={said ? undefined : "sr-only"}>
        {said}
      </small>
    </>
  );
}

export default defineIsland("save-yard", SaveYard);
