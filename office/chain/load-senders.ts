import { nameOfStaff } from "#core/staff.ts";
import { folderSender, listCompleteSenders, tokenSender } from "#data/queries/complete-senders.ts";
import { setCompleteSender } from "#data/writes/complete-senders.ts";
import { listFeedTokens } from "#data/writes/feed-tokens.ts";
import type { StaffRequest } from "../page.tsx";
import { formatWhen } from "../shell/moment.ts";
import { watchedFolder } from "../shell/who.ts";
import { copy } from "./copy.ts";
import type { SenderLine } from "./senders.tsx";

const whoseOf = ({ services, edition }: StaffRequest, storeId: number): string =>
  storeId === 0
    ? copy[edition].senders.wholeChain
    : (services.stock.current.chain.storeById.get(storeId)?.name ?? String(storeId));

/** All tokens, the chain's watched folder, and those of yards of which something was said. */
export async function loadSenders(request: StaffRequest): Promise<SenderLine[]> {
  const { services, edition, now } = request;
  const words = copy[edition].senders;
  const { chain } = services.stock.current;
  const complete = new Set((await listCompleteSenders(services.db)).map(({ sender }) => sender));
  const tokens = (await listFeedTokens(services.db)).map(({ id, name, store_id, used_at }) => ({
    sender: tokenSender(id),
    name,
    whose: whoseOf(request, store_id),
    used: used_at ? words.used(formatWhen(new Date(used_at), now, chain.timeZone, edition)) : words.unused,
    complete: complete.has(tokenSender(id)),
    token: id,
  }));
  const folders = [0, ...chain.stores.map(({ id }) => id)]
    .filter((id) => id === 0 || complete.has(folderSender(id)))
    .map((id) => ({
      sender: folderSender(id),
      name: words.folder,
      whose: whoseOf(request, id),
      used: "",
      complete: complete.has(folderSender(id)),
      token: undefined,
    }));
  return [...tokens, ...folders];
}

/** Says of a sender that its files bring every car, or takes that back; false where there is no such sender. */
export async function declareSender(request: StaffRequest, sender: string, complete: boolean): Promise<boolean> {
  const { services, staff } = request;
  const token = (await listFeedTokens(services.db)).find(({ id }) => tokenSender(id) === sender);
  const stores = [0, ...services.stock.current.chain.stores.map(({ id }) => id)];
  const storeId = token?.store_id ?? stores.find((id) => folderSender(id) === sender);
  if (storeId === undefined) return false;
  await setCompleteSender(services.db, sender, complete, {
    staffId: staff.id,
    who: nameOfStaff(staff),
    ...(storeId > 0 && { storeId }),
    subject: token?.name ?? watchedFolder,
  });
  return true;
}
