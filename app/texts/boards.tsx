import { usePage } from "#app/page.tsx";
import { PlateBoard, type PlateWords } from "#app/ui/plates.tsx";
import { type Board, type SignWords, signsOf } from "#content/signs/board.ts";
import type { Edition } from "#site/editions.ts";
import "#app/ui/plates.css";

const inEdition = (
  { title, note, when: _when, unless: _unless, ...sign }: SignWords,
  edition: Edition,
): PlateWords => ({
  ...sign,
  title: title[edition],
  note: note?.[edition],
});

/** The plates of a board in one language. */
export const listPlates = (board: Board, edition: Edition): PlateWords[] =>
  signsOf(board, edition).map((sign) => inEdition(sign, edition));

const few = (board: Board | undefined, edition: Edition) => board !== undefined && signsOf(board, edition).length <= 4;

/** Which of the boards stand side by side: two small ones that follow each other. */
function listHalves(boards: readonly Board[], edition: Edition): boolean[] {
  const halves: boolean[] = [];
  boards.forEach((board, at) => {
    halves[at] ??= few(board, edition) && few(boards[at + 1], edition);
    if (halves[at] && !halves[at - 1]) halves[at + 1] = true;
  });
  return halves;
}

/** Boards of content/signs, one below the other. */
export function Boards({ boards }: { boards: readonly Board[] }) {
  const { edition } = usePage();
  const hung = boards.filter((board) => signsOf(board, edition).length > 0);
  const halves = listHalves(hung, edition);
  return (
    <div className="plate-boards">
      {hung.map((board, at) => (
        <PlateBoard
          key={board.heading.en}
          id={`board-${at + 1}`}
          heading={board.heading[edition]}
          half={halves[at] === true}
          kind={board.kind ?? "rule"}
          ordered={board.ordered ?? false}
          plates={listPlates(board, edition)}
        />
      ))}
    </div>
  );
}
