import { cars } from "./cars/page.tsx";
import { chain } from "./chain/page.tsx";
import { devices } from "./devices/page.tsx";
import { events } from "./events/page.tsx";
import { figures } from "./figures/page.tsx";
import { file } from "./files/file-page.tsx";
import { files } from "./files/files-page.tsx";
import { front } from "./front/page.tsx";
import { days } from "./hours/page.tsx";
import { lead } from "./leads/lead-page.tsx";
import { leads } from "./leads/leads-page.tsx";
import type { OfficePage } from "./page.tsx";
import type { OfficePageId } from "./paths.ts";
import { prices } from "./prices/page.tsx";
import { rules } from "./rules/page.tsx";
import { key } from "./sign-in/key-page.tsx";
import { link } from "./sign-in/link-page.tsx";
import { signIn } from "./sign-in/sign-in-page.tsx";
import { account } from "./sso/account-page.tsx";
import { staff } from "./staff/page.tsx";
import { today } from "./today/page.tsx";

export const pages: Readonly<Record<OfficePageId, OfficePage>> = {
  today,
  files,
  file,
  cars,
  prices,
  days,
  events,
  front,
  rules,
  leads,
  lead,
  figures,
  staff,
  chain,
  signIn,
  account,
  link,
  key,
  devices,
};
