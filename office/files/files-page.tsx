import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { notFound, SiteError } from "#core/errors.ts";
import { joinSentences } from "#core/sentence.ts";
import { nameOfStaff } from "#core/staff.ts";
import { findImportRun, listImportRuns, listRunsOfStores } from "#data/queries/import-runs.ts";
import { listUploads } from "#data/queries/uploads.ts";
import { may } from "../access.ts";
import { Island } from "../island.tsx";
import { demand, type StaffRequest, staffPage, useOffice } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { formatMoment, formatWhen } from "../shell/moment.ts";
import { nameOfWho } from "../shell/who.ts";
import { chooseFeed, feedChoices, recogniseUpload } from "./choose-feed.ts";
import { copy } from "./copy.ts";
import { feedName } from "./feed-name.ts";
import fileDrop, { type FileDropProps } from "./file-drop.island.tsx";
import { mayUndoRun, storesOf, uploadReach } from "./may-feed.ts";
import { takeUpload } from "./previews.ts";

type RunLine = {
  id: number;
  state: "done" | "undone" | "unchanged";
  what: string;
  changes: string;
  by: string;
  undo: boolean;
};
type WaitingLine = { id: string; state: "waiting" | "refused" | "scheduled"; what: string; name: string; by: string };
type Props = { form: FileDropProps | undefined; waiting: WaitingLine[]; runs: RunLine[]; note: string | undefined };

const looks = {
  done: "ok",
  undone: "wait",
  unchanged: "wait",
  refused: "bad",
  waiting: "wait",
  scheduled: "wait",
} as const;
const shown = 30;

function History({ runs }: Pick<Props, "runs">) {
  const words = useCopy(copy);
  return (
    <section className="o-panel" aria-labelledby="history-h">
      <div className="o-panel__h">
        <h2 id="history-h">{words.history}</h2>
      </div>
      {runs.length === 0 && <p className="o-panel__b">{words.noHistory}</p>}
      <ul className="o-lines">
        {runs.map(({ id, state, what, changes, by, undo }) => (
          <li key={id}>
            <div>
              <p className={`o-st o-st--${looks[state]}`}>{words.states[state]}</p>
              <h3>{what}</h3>
              <p>{changes}</p>
              <p>{by}</p>
            </div>
            {undo && (
              <ActionForm to="files" name="undo" fields={{ run: String(id) }}>
                <Button look="line">{words.undo}</Button>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Files({ title, form, waiting, runs, note }: Props & { title: string }) {
  const words = useCopy(copy);
  const { href } = useOffice();
  return (
    <>
      <div className="o-head">
        <h1>{title}</h1>
      </div>
      {note && (
        <p className="o-toast" role="status">
          {note}
        </p>
      )}
      <div className="o-cols o-cols--side">
        <div className="o-stack">
          {form && <Island of={fileDrop} props={form} />}
          {waiting.length > 0 && (
            <section className="o-panel" aria-labelledby="waiting-h">
              <div className="o-panel__h">
                <h2 id="waiting-h">{words.waiting}</h2>
              </div>
              <ul className="o-lines">
                {waiting.map(({ id, state, what, name, by }) => (
                  <li key={id}>
                    <div>
                      <p className={`o-st o-st--${looks[state]}`}>{words.states[state]}</p>
                      <h3>{name}</h3>
                      <p>{joinSentences([what, by])}</p>
                    </div>
                    <LinkButton look="line" href={href("file", id)}>
                      {words.see}
                    </LinkButton>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <History runs={runs} />
      </div>
    </>
  );
}

async function listHistory({ services, staff, now, edition, yard }: StaffRequest): Promise<RunLine[]> {
  const words = copy[edition];
  const { chain } = services.stock.current;
  const lines: RunLine[] = [];
  const runs =
    yard === undefined && may(staff, "files.see", "chain")
      ? await listImportRuns(services.db, shown)
      : await listRunsOfStores(services.db, yard === undefined ? staff.storeIds : [yard], shown);
  for (const run of runs) {
    const stores = JSON.parse(run.stores) as number[];
    const place = stores.length === 1 ? chain.storeById.get(stores[0] as number)?.name : undefined;
    const rejected = run.rows_rejected > 0 ? `. ${words.rejectedToo(run.rows_rejected)}` : "";
    lines.push({
      id: run.id,
      state: run.status === "undone" ? "undone" : run.version === null ? "unchanged" : "done",
      what: [feedName(run.feed, edition), place].filter(Boolean).join(", "),
      changes: words.changes(run.rows_new, run.rows_changed, run.rows_gone) + rejected,
      by: words.by(nameOfWho(run.who, edition), formatWhen(new Date(run.finished_at), now, chain.timeZone, edition)),
      undo: run.status === "done" && run.version !== null && mayUndoRun(staff, run.feed, stores),
    });
  }
  return lines;
}

function formOf(request: StaffRequest, problem: string | undefined): FileDropProps | undefined {
  const { href, csrf, yard = "" } = request;
  const choices = feedChoices(request);
  if (choices.feeds.length === 0) return undefined;
  return { target: { action: href("files"), csrf }, ...choices, yard: String(yard), problem };
}

export const files = staffPage<Props>({
  id: "files",
  needs: "files.see",
  takes: { brings: "file", may: "files.apply" },
  async load(request, problem) {
    const { services, staff, edition, now, query } = request;
    const zone = services.stock.current.chain.timeZone;
    const waiting = await listUploads(services.db, {
      states: ["waiting", "refused"],
      reach: uploadReach(staff),
      limit: shown,
      yard: request.yard,
    });
    return {
      title: copy[edition].title,
      form: formOf(request, problem),
      note: query.has("undone") ? copy[edition].undone : undefined,
      waiting: waiting.map(({ id, state, feed, file_name, who, created_at, apply_at }) => ({
        id,
        state: state === "refused" ? "refused" : apply_at ? "scheduled" : "waiting",
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
      const { staff, edition, upload, href } = request;
      demand(staff, "files.apply", "any");
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
      return { goTo: href("file", id) };
    },
    async undo({ services, staff, href, edition }, fields) {
      const run = await findImportRun(services.db, Number(fields.get("run")) || 0);
      if (!run) throw notFound("run");
      const stores = JSON.parse(run.stores) as number[];
      if (!mayUndoRun(staff, run.feed, stores)) throw new SiteError("forbidden", `undo of run ${run.id}`);
      const note = { staffId: staff.id, who: nameOfStaff(staff), storeId: stores[0], subject: run.file_name };
      const answer = await services.runJob({ kind: "undo", runId: run.id, stores: storesOf(staff), note });
      if ("trouble" in answer) return { again: answer.trouble[edition] };
      return { goTo: `${href("files")}?undone` };
    },
  },
});
