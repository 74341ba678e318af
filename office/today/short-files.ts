import { findUpload } from "#data/queries/uploads.ts";
import { readKept } from "../files/kept.ts";
import { listOwnUploads } from "../files/may-feed.ts";
import { copy } from "../files/short-copy.ts";
import type { StaffRequest } from "../page.tsx";
import { nameOfWho } from "../shell/who.ts";

const shown = 20;

type ShortFile = {
  key: string;
  icon: "file";
  look: "bad" | "event";
  title: string;
  why: string;
  way: { href: string; text: string };
};

/** Files that nobody stood beside and that name fewer cars than are there: somebody must say what that means. */
export async function shortFiles(
  request: StaffRequest,
  namesOf: (names: { name: string }[]) => string,
): Promise<ShortFile[]> {
  const { services, edition, href } = request;
  const words = copy[edition];
  const { storeById } = services.stock.current.chain;
  const waiting = await listOwnUploads(request, { states: ["waiting"], limit: 200 });
  const things: ShortFile[] = [];
  for (const { id, who } of waiting.filter((upload) => upload.staff_id === "").slice(0, shown)) {
    const upload = await findUpload(services.db, id);
    if (!upload) continue;
    const { report, written } = readKept(upload.report);
    if (report.absent === 0) continue;
    const yards = report.short.map(({ storeId, name }) => ({ name: storeById.get(storeId)?.name ?? name }));
    things.push({
      key: `short ${id}`,
      icon: "file",
      look: written ? "event" : "bad",
      title: words.todayTitle(report.absent, namesOf(yards)),
      why: (written ? words.todayWritten : words.todayStopped)(nameOfWho(who, edition)),
      way: { href: href("file", { id }), text: words.decide },
    });
  }
  return things;
}
