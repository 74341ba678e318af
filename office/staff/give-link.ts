import { nameOfStaff, type Staff } from "#core/staff.ts";
import { addLink } from "#data/writes/staff.ts";
import type { Done, StaffRequest } from "../page.tsx";
import { addresses } from "../pages.ts";
import { copy } from "./copy.ts";

const linkMs = 86_400_000;

/** By mail where there is mail; else it is shown, this once, to whoever made it. */
export async function giveLink({ services, staff: me, edition, brand }: StaffRequest, person: Staff): Promise<Done> {
  const words = copy[edition];
  const [post, another] = person.posts;
  const storeId = another ? undefined : post?.storeId;
  const by = { staffId: me.id, who: nameOfStaff(me), storeId, action: "link.add" } as const;
  const token = await addLink(services.db, person, linkMs, by);
  const link = services.origin + addresses.path("link", person.edition, { token });
  if (!services.sendMail) return { told: `${words.link(person.email)}\n${link}` };
  const theirs = copy[person.edition];
  try {
    await services.sendMail({ to: person.email, subject: theirs.mailSubject(brand), text: theirs.mailText(link) });
  } catch (error) {
    services.log.warn({ reason: String(error) }, "the mail with a link was not sent");
    return { told: `${words.notMailed} ${words.link(person.email)}\n${link}` };
  }
  return { told: words.mailed(person.email) };
}
