import { useCopy } from "#app/page.tsx";
import { type Edition, editionIds, editions } from "#site/editions.ts";
import { Panel } from "../shell/panel.tsx";
import { copy } from "./copy.ts";
import type { EditValues } from "./edit-field.ts";
import type { EditKind } from "./kinds.ts";
import { shownWords } from "./shown-words.ts";
import "./edit.css";

/** Addresses of the pictures, by their field. */
export type ShownPictures = Readonly<Record<string, string>>;

type ShownProps = { kind: EditKind; values: EditValues; pictures: ShownPictures };

const pictureOf = (pictures: ShownPictures, edition: Edition) =>
  ["image", `image_${edition}`, `desktop_image_${edition}`].map((name) => pictures[name]).find(Boolean);

function InOneEdition({ kind, values, pictures, edition }: ShownProps & { edition: Edition }) {
  const { when, title, price, body, lines, link } = shownWords(kind, values, edition);
  const picture = pictureOf(pictures, edition);
  return (
    <div className={`o-shot o-shot--${kind}`} lang={editions[edition].lang}>
      {picture && <img src={picture} alt="" />}
      {when && <p className="o-shot__when">{when}</p>}
      <p className="o-shot__title">{title}</p>
      {price && <p className="o-shot__price">{price}</p>}
      {body && <p className="o-told">{body}</p>}
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {link && <p className="o-shot__link">{link}</p>}
    </div>
  );
}

/** A thing as visitors will read it, in each edition that it has words of, beside each other. */
export function Shown(props: ShownProps) {
  const words = useCopy(copy);
  const names = Object.keys(props.values);
  const spoken = editionIds.filter((edition) => names.some((name) => name.endsWith(`_${edition}`)));
  return (
    <Panel id="shown" title={words.shown}>
      <div className="o-panel__body o-shots">
        {(spoken.length > 0 ? spoken : editionIds).map((edition) => (
          <div key={edition}>
            <h3 className="o-help">{edition === "es" ? words.inSpanish : words.inEnglish}</h3>
            <InOneEdition {...props} edition={edition} />
          </div>
        ))}
      </div>
    </Panel>
  );
}
