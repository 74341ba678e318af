import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useDeviceValue } from "#app/device-value.ts";
import { SignalStrip } from "#app/offline/signal-strip.tsx";
import { sun } from "#app/offline/sun.ts";
import { useCopy, useEdition } from "#app/page.tsx";
import { announce } from "#app/shell/browser/announce.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { formatMoney } from "#core/money.ts";
import { without } from "#core/unsaid-words.ts";
import { copy as addWords } from "./add-copy.ts";
import { isHeld } from "./ask-yard.ts";
import { type Book, openJob } from "./book.ts";
import { type Change, startJob } from "./changes.ts";
import { copy } from "./copy.ts";
import { ListContext, type ListTools, MomentContext, type PlaceId, places } from "./list-context.tsx";
import { ListEmpty } from "./list-empty.tsx";
import { ListSettings, ListTabs } from "./list-head.tsx";
import { brokenList, canUndo, changeBook, dropBroken, getBook, subscribe, undo } from "./list-store.ts";
import { payingOf, visitCurrency } from "./pay.ts";
import { PayBar } from "./pay-bar.tsx";
import { ShareActs, SharePanel, useListLink } from "./share-panel.tsx";
import { tillOf } from "./till.tsx";
import { useIncoming } from "./use-incoming.ts";
import { useMedia } from "./use-media.ts";
import { useNow } from "./use-now.ts";
import { useYards } from "./use-yards.ts";
import { planVisit } from "./visit.ts";
import { YardVisit } from "./yard-visit.tsx";
import "#app/offline/offline.css";

const IncomingList = lazy(() => import("./incoming-list.tsx"));

/** A text that no release could read is the visitor's: copied or deleted, as they like. */
function BrokenList() {
  const words = useCopy(copy).broken;
  const text = useSyncExternalStore(subscribe, brokenList, () => null);
  if (text === null) return null;
  return (
    <div className="mb-4" role="alert">
      <Notice>
        {words.text}{" "}
        <Button look="line" size={44} onClick={() => navigator.clipboard?.writeText(text)}>
          {words.copy}
        </Button>{" "}
        <Button look="line" size={44} onClick={dropBroken}>
          {words.drop}
        </Button>
      </Notice>
    </div>
  );
}

type ListProps = Pick<ListTools, "links" | "coreWaived">;

function OpenBook({ book, links, coreWaived }: ListProps & { book: Book }) {
  const words = useCopy(copy);
  const refused = useCopy(addWords).refused;
  const edition = useEdition();
  const job = openJob(book);
  const now = useNow();
  const yards = useYards([...new Set(job.stops.map(({ store }) => store))], now);
  const visits = useMemo(() => planVisit(job, yards.facts, yards.files), [job, yards]);
  // A screenful first, so that a long list opens at once; the rest follows between what the visitor does.
  const settled = useDeferredValue(true, false);
  const [told, setTold] = useState({ said: "", done: false });
  const [incoming, leave] = useIncoming();
  const link = useListLink(job, links.here);
  // A bar of signal may carry nothing: whether it does, the yards' files say.
  const unheard =
    !navigator.onLine ||
    [...yards.answers.values()].some((answer) => answer === "away" || (isHeld(answer) && answer.saved));
  const saying = useRef<string>(undefined);
  const going = useRef<PlaceId>(undefined);
  const [standing] = useState(() => new Map<PlaceId, HTMLElement>());

  const fresh = useRef(yards.fresh);
  useLayoutEffect(() => {
    fresh.current = yards.fresh;
  }, [yards]);
  const act = useCallback(
    (change: Change, said = "", then?: PlaceId) => {
      const refusal = changeBook((before) => fresh.current(change(before)));
      const told = refusal ? refused[refusal] : said;
      setTold({ said: told, done: !refusal });
      saying.current = told;
      if (!refusal) going.current = then;
    },
    [refused],
  );
  // Large letters need the room of a phone.
  const pictures = useMedia(useDeviceValue(sun) ? "(width >= 768px)" : "(width >= 375px)");
  const place = useCallback(
    (id: PlaceId) => (element: HTMLElement | null) => {
      if (element) standing.set(id, element);
      return () => void standing.delete(id);
    },
    [standing],
  );
  const tools = useMemo(() => ({ links, coreWaived, pictures, act, place }), [links, coreWaived, pictures, act, place]);
  const moment = useMemo(() => ({ now, held: yards.held }), [now, yards]);
  // In the browser's own timings, for the bench: its first screenful stands in the page, and a tick is taken.
  useLayoutEffect(() => {
    performance.mark("list-open");
  }, []);
  // Said once with what it has done to the total.
  useEffect(() => {
    if (saying.current === undefined) return;
    const totals = payingOf(visits)
      .map((visit) => {
        const { totalCents, unsaid } = tillOf(visit, job);
        const sum = formatMoney(totalCents, edition, visitCurrency(visit));
        const total = [sum, visit.facts && without(unsaid, edition)].filter(Boolean).join(", ");
        return visit.store > 0 ? words.totalNow(visit.yard, total) : `${words.noYard}: ${total}.`;
      })
      .join(" ");
    announce(`${saying.current} ${totals}`.trim());
    saying.current = undefined;
  });
  useEffect(() => {
    if (going.current === undefined) return;
    const ids = [going.current, places.undo, places.openList];
    ids
      .map((id) => standing.get(id))
      .find(Boolean)
      ?.focus();
    going.current = undefined;
  });

  const back = () => {
    undo(yards.fresh);
    setTold({ said: words.undone, done: true });
    saying.current = words.undone;
    going.current = places.undo;
  };
  return (
    <ListContext value={tools}>
      <MomentContext value={moment}>
        {incoming && (
          <Suspense>
            <IncomingList
              incoming={incoming}
              leave={() => {
                leave();
                going.current = places.openList;
              }}
              keep={(sent) => {
                act(
                  startJob(sent.name, { people: sent.people, plus: sent.plus, stops: sent.stops }),
                  words.incoming.kept,
                  places.openList,
                );
                leave();
              }}
            />
          </Suspense>
        )}
        <BrokenList />
        {unheard && <SignalStrip said={words.unheard} again={links.here} />}
        {book.jobs.length > 0 && (
          <ListTabs book={book} job={job}>
            {job.stops.length > 0 && <ShareActs job={job} link={link} />}
          </ListTabs>
        )}
        {job.stops.length === 0 && !incoming && <ListEmpty />}
        {visits.map((visit) => (
          <YardVisit
            key={visit.store}
            visit={visit}
            job={job}
            answer={yards.answers.get(visit.store)}
            settled={settled}
          />
        ))}
        {settled && job.stops.length > 0 && <SharePanel job={job} link={link} />}
        {settled && book.jobs.length > 0 && <ListSettings job={job} />}
        <p className="small muted no-print">
          {words.local} <a href={links.device}>{words.device}</a>
        </p>
        <PayBar
          visits={visits}
          job={job}
          told={told.said}
          undo={told.done && canUndo() ? back : undefined}
          settled={settled}
        />
      </MomentContext>
    </ListContext>
  );
}

/** The visitor's lists. They are on this device alone, so the server draws an empty place. */
function MyList(props: ListProps) {
  const book = useSyncExternalStore(subscribe, getBook, () => undefined);
  return book && <OpenBook book={book} {...props} />;
}

export default defineIsland("my-list", MyList);
