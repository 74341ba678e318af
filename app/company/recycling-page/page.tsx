import { Boards } from "#app/texts/boards.tsx";
import { contentPage } from "#app/texts/content-page.tsx";
import { recyclingBoards } from "#content/signs/recycling.ts";

export const page = contentPage("recycling", "recycling", () => <Boards boards={recyclingBoards} />);
