import { usePage } from "#app/page.tsx";
import { PlateBoard, type PlateWords } from "#app/ui/plates.tsx";
import type { Board, SignWords } from "#content/signs/board.ts";
import type { Edition } from "#site/editions.ts";

const inEdition = ({ title, note, ...sign }: SignWords, edition: Edition): PlateWords => ({
  ...sign,
  title: title[edition],
  note: note?.[edition],
});

/** The plates of a board in one language. */
export const listPlates = ({ signs }: Board, edition: Edition): PlateWords[] =>
  signs.map((sign) => inEdition(sign, edition));

const few = (board: Board | undefined) => board !== undefined && board.signs.length <= 4;

/** Which of the boards stand side by side: two small ones that follow each other. */
function listHalves(boards: readonly Board[]): boolean[] {
  const halves: boolean[] = [];
  boards.forEach((board, at) => {
    halves[at] ??= few(board) && few(boards[at + 1]);
    if (halves[at] && !halves[at - 1]) halves[at + 1] = true;
  });
  return halves;
}

/** Boards of content/signs, one below the other. */
export function Boards({ boards }: { boards: readonly Board[] }) {
  const { edition } = usePage();
  const halves = listHalves(boards);
  return (
    <div className="plate-boards">
      {boards.map((board, at) => (
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
