import { Island } from "#app/island.tsx";
import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { joinSentences } from "#core/sentence.ts";
import { listUndoers } from "#data/queries/audit.ts";
import { listImportRuns, listRunsOfStores } from "#data/queries/import-runs.ts";
import type { UploadRow } from "#data/schema.ts";
import { answersFormat } from "#feeds/engine/peace/answer.ts";
import type { Edition } from "#site/editions.ts";
import { may } from "../access.ts";
import { definePage, GoTo, type StaffRequest, shownStores, useOffice } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { formatMoment, formatWhen } from "../shell/moment.ts";
import { Panel } from "../shell/panel.tsx";
import { Toast } from "../shell/toast.tsx";
import { nameOfWho } from "../shell/who.ts";
import { chooseFeed, feedChoices, recogniseUpload } from "./choose-feed.ts";
import { copy } from "./copy.ts";
import { feedName } from "./feed-name.ts";
import fileDrop, { type FileDropProps } from "./file-drop.island.tsx";
import { listOwnUploads, maySeeRun, mayUndoRun } from "./may-feed.ts";
import { takeUpload } from "./previews.ts";
import { RunChange, type RunThing } from "./run-change.tsx";
import { listRunChanges } from "./run-changes.ts";
import { forgetTold, listTold, type ToldWord, ToldWords } from "./told-words.tsx";
import { undoRun } from "./undo-run.ts";

type RunLine = {
  id: number;
  state: "done" | "undone" | "unchanged";
  /** What changed, thing by thing; of more than a few, what kind of file it was and how many. */
  things: RunThing[];
  what: string;
  changes: string;
  by: string;
  undone: string | undefined;
  undo: boolean;
};
type WaitingLine = {
  id: string;
  state: "waiting" | "refused" | "scheduled" | "asks";
  asks: string | undefined;
  what: string;
  name: string;
  by: string;
};
type Props = {
  title: string;
  form: FileDropProps | undefined;
  waiting: WaitingLine[];
  runs: RunLine[];
  told: ToldWord[];
  note: string | undefined;
};

const looks = {
  done: "ok",
  undone: "wait",
  unchanged: "wait",
  refused: "bad",
  waiting: "wait",
  scheduled: "wait",
  asks: "wait",
} as const;
const shown = 30;

function History({ runs }: Pick<Props, "runs">) {
  const words = useCopy(copy);
  return (
    <Panel id="history" title={words.history}>
      {runs.length === 0 && <p className="o-panel__body">{words.noHistory}</p>}
      <ul className="o-lines">
        {runs.map(({ id, state, things, what, changes, by, undone, undo }) => (
          <li key={id} className={state === "undone" ? "o-undone" : undefined}>
            <div>
              <p className={`o-state o-state--${looks[state]}`}>{words.states[state]}</p>
              {things.map((thing, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the server draws it once
                <RunChange key={at} {...thing} />
              ))}
              {things.length === 0 && (
                <>
                  <h3>{what}</h3>
                  <p>{changes}</p>
                </>
              )}
              <p className="o-help">{by}</p>
              {undone && <p className="o-help">{undone}</p>}
            </div>
            {undo && (
              <ActionForm to="files" name="undo" fields={{ run: String(id) }}>
                <Button look="line">{words.undo}</Button>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Files({ title, form, waiting, runs, told, note }: Props) {
  const words = useCopy(copy);
  const { href } = useOffice();
  return (
    <>
      <div className="o-head">
        <h1>{title}</h1>
      </div>
      {note && <Toast>{note}</Toast>}
      <div className="o-cols o-cols--side">
        <div className="o-stack">
          {form && <Island of={fileDrop} props={form} />}
          {waiting.length > 0 && (
            <Panel id="waiting" title={words.waiting}>
              <ul className="o-lines">
                {waiting.map(({ id, state, what, name, by, asks }) => (
                  <li key={id}>
                    <div>
                      <p className={`o-state o-state--${looks[state]}`}>{asks ?? words.states[state]}</p>
                      <h3>{name}</h3>
                      <p>{joinSentences([what, by])}</p>
                    </div>
                    <LinkButton look="line" href={href("file", { id })}>
                      {words.see}
                    </LinkButton>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <ToldWords told={told} />
        </div>
        <History runs={runs} />
      </div>
    </>
  );
}

async function listHistory(request: StaffRequest): Promise<RunLine[]> {
  const { services, staff, now, edition, yard } = request;
  const words = copy[edition];
  const { chain } = services.stock.current;
  const lines: RunLine[] = [];
  const stores = shownStores(request, "files.open").map(({ id }) => id);
  const runs =
    yard === undefined && may(staff, "files.see", "chain")
      ? await listImportRuns(services.db, shown)
      : (await listRunsOfStores(services.db, stores, 10 * shown))
          .filter((run) => maySeeRun(staff, run))
          .slice(0, shown);
  const changes = await listRunChanges(services.db, runs, edition);
  const undoers = await listUndoers(
    services.db,
    runs.filter(({ undone_at }) => undone_at !== null).map(({ id }) => id),
  );
  const nameOf = (id: number | undefined) => (id === undefined ? undefined : chain.storeById.get(id)?.name);
  const whenOf = (at: string) => formatWhen(new Date(at), now, chain.timeZone, edition);
  const toldUndone = (at: string, who: string | undefined) =>
    who === undefined ? words.undoneAt(whenOf(at)) : words.undoneBy(nameOfWho(who, edition), whenOf(at));
  for (const run of runs) {
    const stores = JSON.parse(run.stores) as number[];
    const place = stores.length === 1 ? chain.storeById.get(stores[0] as number)?.name : undefined;
    const rejected = run.rows_rejected > 0 ? `. ${words.rejectedToo(run.rows_rejected)}` : "";
    lines.push({
      id: run.id,
      state: run.status === "undone" ? "undone" : run.version === null ? "unchanged" : "done",
      things: (changes.get(run.id) ?? []).map(({ storeId, ...one }) => ({ ...one, place: nameOf(storeId) })),
      undone: run.undone_at === null ? undefined : toldUndone(run.undone_at, undoers.get(run.id)),
      what: [run.format === answersFormat ? words.answered : feedName(run.feed, edition), place]
        .filter(Boolean)
        .join(", "),
      changes:
        run.format === answersFormat
          ? words.answers(run.rows_accepted)
          : words.changes(run.rows_new, run.rows_changed, run.rows_gone) + rejected,
      by: words.by(nameOfWho(run.who, edition), whenOf(run.finished_at)),
      undo: run.status === "done" && run.version !== null && mayUndoRun(staff, run),
    });
  }
  return lines;
}

/** What it leaves open, and that it waits for more than the answers. */
const toldAsks = (asks: number, state: UploadRow["state"], edition: Edition): string =>
  [copy[edition].asked.open(asks), state === "waiting" && copy[edition].states.waiting].filter(Boolean).join(", ");

function formOf(request: StaffRequest): FileDropProps | undefined {
  const { href, csrf, yard = "", problem } = request;
  const choices = feedChoices(request);
  if (choices.feeds.length === 0) return undefined;
  return { target: { action: href("files"), csrf }, ...choices, yard: String(yard), problem };
}

export const page = definePage("files", {
  takes: { brings: "file", may: "waiting.see" },
  async load(request): Promise<Props> {
    const { services, edition, now, query } = request;
    const zone = services.stock.current.chain.timeZone;
    const waiting = await listOwnUploads(request, { states: ["waiting", "refused"], asking: true, limit: shown });
    return {
      title: copy[edition].title,
      form: formOf(request),
      note: query.has("undone")
        ? copy[edition].undone
        : query.has("forgotten")
          ? copy[edition].asked.forgotten
          : undefined,
      told: await listTold(request),
      waiting: waiting.map(({ id, state, feed, file_name, who, created_at, apply_at, asks }) => ({
        id,
        state: asks > 0 ? "asks" : state === "refused" ? "refused" : apply_at ? "scheduled" : "waiting",
        asks: asks > 0 ? toldAsks(asks, state, edition) : undefined,
        what: [feedName(feed, edition), apply_at && formatMoment(new Date(apply_at), zone, edition)]
          .filter(Boolean)
          .join(", "),
        name: file_name,
        by: copy[edition].by(nameOfWho(who, edition), formatWhen(new Date(created_at), now, zone, edition)),
      })),
      runs: await listHistory(request),
    };
  },
  Page: Files,
  actions: {
    async upload(request, fields) {
      const { edition, upload, href } = request;
      if (!upload) return { again: copy[edition].noFile };
      const store = fields.get("store");
      const feed = fields.get("feed") || (await recogniseUpload(request, upload, store));
      const chosen = chooseFeed(request, feed, store);
      if ("again" in chosen) return chosen;
      const dates = fields.get("dates");
      const id = await takeUpload(request, {
        id: upload.id,
        ...chosen,
        name: upload.name,
        dates: dates === "day" || dates === "month" ? dates : null,
      });
      return new GoTo(href("file", { id }));
    },
    forget: forgetTold,
    undo: undoRun("files"),
  },
});
