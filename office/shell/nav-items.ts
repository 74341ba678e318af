import { type Action, may } from "../access.ts";
import type { OfficeView } from "../page.tsx";
import type { OfficeIconName } from "./icon.tsx";

const main = [
  { id: "today", icon: "today", needs: "today.see" },
  { id: "files", icon: "file", needs: "files.open" },
  { id: "cars", icon: "car", needs: "cars.see" },
  { id: "leads", icon: "inbox", needs: "leads.see" },
] as const;
/** What visitors read on the site. */
const site = [
  { id: "prices", icon: "price", needs: "prices.see" },
  { id: "days", icon: "clock", needs: "hours.see" },
  { id: "events", icon: "calendar", needs: "events.see" },
  { id: "front", icon: "picture", needs: "front" },
  { id: "rules", icon: "promise", needs: "promises.see" },
] as const;
const more = [
  { id: "figures", icon: "chart", needs: "figures.see" },
  { id: "staff", icon: "person", needs: "staff" },
  { id: "chain", icon: "chain", needs: "chain" },
  { id: "devices", icon: "key", needs: "devices" },
] as const;

export type NavItem = {
  id: (typeof main)[number]["id"] | (typeof site)[number]["id"] | (typeof more)[number]["id"];
  icon: OfficeIconName;
};

/** What somebody may not open is not shown to them. */
const shown = <T extends NavItem & { needs: Action }>(items: readonly T[], { staff }: OfficeView): T[] =>
  items.filter(({ needs }) => staff && may(staff, needs, "any"));

/** Under the thumb on a phone. */
export const mainItems = (view: OfficeView): NavItem[] => shown(main, view);
export const siteItems = (view: OfficeView): NavItem[] => shown(site, view);
export const moreItems = (view: OfficeView): NavItem[] => shown(more, view);
