import { Boards } from "#app/texts/boards.tsx";
import { contentPage } from "#app/texts/content-page.tsx";
import { recyclingBoards } from "#content/signs/recycling.ts";
import { hasCores } from "#stock/chain-figures.ts";

export const page = contentPage("recycling", "recycling", ({ chain }) => (
  <Boards boards={recyclingBoards(hasCores(chain))} />
));
