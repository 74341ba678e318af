import { useCopy, usePage } from "#app/page.tsx";
import { Boards } from "#app/texts/boards.tsx";
import { timeWords } from "#app/texts/chain-words.ts";
import { contentPage, type SignsProps } from "#app/texts/content-page.tsx";
import { warrantyBoards } from "#content/signs/warranty.ts";
import { hasCores } from "#stock/chain-figures.ts";
import { copy } from "./copy.ts";
import { Road } from "./road.tsx";
import "#app/company/signs.css";
import "#app/ui/sign.css";

/** How long one has, as a speed limit says how fast; `time` is "30 días". */
function Limit({ top, time, text, ours = false }: { top: string; time: string; text: string; ours?: boolean }) {
  const [figure, unit] = time.split(" ");
  return (
    <div className={ours ? "sign limit" : "sign sign--rule limit"}>
      <span>{top}</span> <b>{figure}</b> <span className="limit__unit">{unit}</span> <p>{text}</p>
    </div>
  );
}

function Limits({ chain }: SignsProps) {
  const { exchangeDays, coreDays, warrantyDays } = chain;
  const words = useCopy(copy);
  const { edition } = usePage();
  // What the receipt says is no figure for a sign.
  if (!warrantyDays.usual) return null;
  const [plain, plus] = [timeWords(exchangeDays, edition), timeWords(warrantyDays, edition)];
  const included = exchangeDays.usual !== null && exchangeDays.usual > 0;
  const sameForCores = hasCores(chain) && coreDays.usual === exchangeDays.usual;
  const ours = { days: warrantyDays.usual, text: plus };
  return (
    <>
      <div className="limits">
        {included && <Limit top={words.included} time={plain} text={sameForCores ? words.both : words.exchange} />}
        <Limit
          top={words.plus}
          time={plus}
          text={`${hasCores(chain) ? words.both : words.exchange} ${words.ask}`}
          ours
        />
      </div>
      {exchangeDays.usual !== null && (
        <Road
          label={included ? words.road(plain, plus) : words.roadAlone(plus)}
          posts={included ? [{ days: exchangeDays.usual ?? 0, text: plain }, ours] : [ours]}
        />
      )}
    </>
  );
}

export const page = contentPage("warrantyPlus", "warranty-plus", ({ chain }) => (
  <>
    <Limits chain={chain} />
    <Boards boards={warrantyBoards(chain.exchangeDays.usual)} />
  </>
));
