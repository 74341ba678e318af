import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { boxCopy } from "./box-copy.ts";
import { Line } from "./line.tsx";
import { keepAsked, keepNear, useNear } from "./near.ts";
import { Plates, plateIds } from "./plates.tsx";
import { lineWithout, plateTextsOf } from "./read-plates.ts";
import { useCombobox } from "./use-combobox.tsx";

export type BoxProps = {
  id: string;
  /** The search of the whole site, for those without script and those who were quicker than it. */
  action: string;
  /** Goes straight to the car, part or place that the words mean. */
  straight: string;
  /** Opens what this device keeps of a yard. */
  saved: string;
  /** In a page's own text it says what may be asked. */
  large?: boolean;
  /** What the page answers. */
  value?: string | undefined;
};

/** The one box: whatever a visitor is after, as a GET form; suggestions come while it is typed, those near the last place first. */
function Box({ id, action, straight, saved, large = false, value }: BoxProps) {
  const words = useCopy(boxCopy);
  const near = useNear();
  const find = useCombobox({ name: id, inventory: straight, saved, near, onPlace: keepNear, plates: "sheet" });
  const said = plateTextsOf(find.understood);
  const goesStraight = find.inUse && !find.pages;
  return (
    <form
      className={large ? "box box--large" : "box"}
      action={goesStraight ? straight : action}
      onSubmit={() => keepAsked(find.understood, near)}
    >
      <Line id={id} name={goesStraight ? "q" : "s"} value={value} large={large} find={find} />
      {goesStraight && near && <input type="hidden" name="zip" value={near} />}
      {find.popup}
      {find.isSheet && !find.pages && (
        <Plates
          name={id}
          ids={plateIds}
          texts={{ ...said, place: said.place || near }}
          open={find.askingPlace ? "place" : undefined}
          opens={said.place || near ? [] : ["place"]}
          onPress={() => find.askPlace(!find.askingPlace)}
          forgets={plateIds}
          onForget={(plate) =>
            plate === "place" && !said.place ? keepNear("") : find.retype(lineWithout(find.understood, plate))
          }
        />
      )}
      <button className="btn" type="submit" aria-label={words.search}>
        <Icon name="search" />
      </button>
    </form>
  );
}

export default defineIsland("box", Box);
