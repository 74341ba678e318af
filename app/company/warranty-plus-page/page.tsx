import { useCopy, usePage } from "#app/page.tsx";
import { Boards } from "#app/texts/boards.tsx";
import { timeWords } from "#app/texts/chain-words.ts";
import { contentPage, type SignsProps } from "#app/texts/content-page.tsx";
import { warrantyBoards } from "#content/signs/warranty.ts";
import { hasCores } from "#stock/chain-figures.ts";
import { copy } from "./copy.ts";
import "#app/company/signs.css";
import "#app/ui/sign.css";

const daysInMonth = 30.4;
/** Where the road begins and where the last post stands, in percent of the width. */
const [start, end] = [5, 93];

type PostProps = { x: number; text: string; ours: boolean };

/** A post with its plate, which hangs towards the middle of the road. */
function Post({ x, text, ours }: PostProps) {
  const wide = 22 + text.length * 11.5;
  const left = ours ? 20 - wide : -14;
  return (
    <svg x={`${x}%`} overflow="visible" aria-hidden="true">
      <path className="road__post" d="M0 34v46" />
      <rect className={ours ? "road__us" : "road__rule"} x={left} y="4" width={wide} height="34" rx="6" />
      <text x={left + wide / 2} y="29" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}

type RoadProps = { label: string; posts: readonly { days: number; text: string }[] };

/** The time of a part as a road, to scale: a post where each way ends, the last one ours. Its letters are as large at every width. */
function Road({ label, posts }: RoadProps) {
  const most = Math.max(...posts.map(({ days }) => days), 1);
  const at = (days: number) => Number((start + ((end - start) * days) / most).toFixed(2));
  const months = Math.ceil(most / daysInMonth) - 1;
  const ticks = Array.from({ length: months }, (_, month) => `${at((month + 1) * daysInMonth)}%`);
  return (
    <svg className="road" role="img" aria-label={label}>
      <rect className="road__top" y="80" width="100%" height="28" />
      <line className="road__line" x2="100%" y1="94" y2="94" />
      {ticks.map((x) => (
        <line key={x} className="road__post road__tick" x1={x} x2={x} y1="70" y2="80" />
      ))}
      {posts.map(({ days, text }, place) => (
        <Post key={text} x={at(days)} text={text} ours={place === posts.length - 1} />
      ))}
    </svg>
  );
}

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
