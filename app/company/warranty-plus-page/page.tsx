import { useCopy, usePage } from "#app/page.tsx";
import { Boards } from "#app/texts/boards.tsx";
import { timeWords } from "#app/texts/chain-words.ts";
import { contentPage, type SignsProps } from "#app/texts/content-page.tsx";
import { warrantyBoards } from "#content/signs/warranty.ts";
import { copy } from "./copy.ts";
import { Road } from "./road.tsx";

/** How long one has, as a speed limit says how fast; `time` is "30 días". */
function Limit({ top, time, text, ours = false }: { top: string; time: string; text: string; ours?: boolean }) {
  const [figure, unit] = time.split(" ");
  return (
    <div className={ours ? "sign limit" : "sign sign--rule limit"}>
      <span>{top}</span> <b>{figure}</b> <span className="limit__u">{unit}</span> <p>{text}</p>
    </div>
  );
}

function Limits({ chain: { exchangeDays, warrantyDays } }: SignsProps) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const [plain, plus] = [timeWords(exchangeDays, edition), timeWords(warrantyDays, edition)];
  return (
    <>
      <div className="limits">
        <Limit top={words.included} time={plain} text={words.both} />
        <Limit top={words.plus} time={plus} text={`${words.both} ${words.ask}`} ours />
      </div>
      <Road
        label={words.road(plain, plus)}
        posts={[
          { days: exchangeDays.usual, text: plain },
          { days: warrantyDays.usual, text: plus },
        ]}
      />
    </>
  );
}

export const page = contentPage("warrantyPlus", "warranty-plus", ({ chain }) => (
  <>
    <Limits chain={chain} />
    <Boards boards={warrantyBoards} />
  </>
));
