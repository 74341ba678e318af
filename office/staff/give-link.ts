import { nameOfStaff, type Staff } from "#core/staff.ts";
import { addLink } from "#data/writes/staff-links.ts";
import type { StaffRequest } from "../page.tsx";
import { addresses } from "../pages.ts";
import { copy } from "./copy.ts";

const linkMs = 86_400_000;

/** False: the mail did not go out. */
async function send({ services, brand }: StaffRequest, { email, edition }: Staff, link: string): Promise<boolean> {
  const theirs = copy[edition];
  try {
    await services.sendMail?.({ to: email, subject: theirs.mailSubject(brand), text: theirs.mailText(link) });
    return services.sendMail !== undefined;
  } catch (error) {
    services.log.warn({ reason: String(error) }, "the mail with a link was not sent");
    return false;
  }
}

const linkOf = ({ services }: StaffRequest, { edition }: Staff, token: string) =>
  services.origin + addresses.path("link", edition, { token });

/** By mail where there is mail; else it is shown, this once, to whoever made it. */
export async function giveLink(request: StaffRequest, person: Staff): Promise<string> {
  const { services, staff: me, edition } = request;
  const words = copy[edition];
  const by = { staffId: me.id, who: nameOfStaff(me), action: "link.add" } as const;
  const link = linkOf(request, person, await addLink(services.db, person, linkMs, by));
  if (!services.sendMail) return `${words.link(person.email)}\n${link}`;
  if (await send(request, person, link)) return words.mailed(person.email);
  return `${words.notMailed} ${words.link(person.email)}\n${link}`;
}

/** To whoever works elsewhere too, by mail alone: nobody here may come in as them. */
export async function mailLink(request: StaffRequest, person: Staff): Promise<string> {
  const { services, edition } = request;
  const words = copy[edition];
  if (!services.sendMail) return words.askOwner;
  const by = { who: nameOfStaff(person), action: "link.mail" } as const;
  const link = linkOf(request, person, await addLink(services.db, person, linkMs, by));
  return (await send(request, person, link)) ? words.mailed(person.email) : `${words.notMailed} ${words.askOwner}`;
}
